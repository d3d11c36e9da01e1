// SPDX-License-Identifier: Apache-2.0

/// What tells words of prose from names, and labels from sentences.
extension FixedTextScanner {
    /// Whether a word without signs may be a name that a table knows: one with hyphens, or one that begins as numbers of errors,
    /// numerals of Rome or places of Drupal do.
    func mayBeName(_ stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        guard let first = word.first, let second = word.dropFirst().first else { return false }
        return word.contains(hyphen) || first == UInt8(ascii: "!") || first == UInt8(ascii: "E") && second.isASCIICapital
            || "IVX".utf8.contains(first) && "IVX".utf8.contains(second)
    }

    /// How far around a name in capitals small letters are looked for.
    private static let neighbourhood = 200

    /// Whether a word is the name of a file in capitals beside words in small letters: `CACHEDIR.TAG`, `MANIFEST.MF`; but not
    /// *EE.UU* and *CLOSED.CALL AGAIN*.
    func isFileInCapitals(_ word: Range<Int>, in range: Range<Int>) -> Bool {
        let parts = bytes[word].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count > 3, 2...4 ~= parts[1].count,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCIICapital || $0 == UInt8(ascii: "_") } })
        else { return false }
        let before = bytes[max(word.lowerBound - Self.neighbourhood, range.lowerBound)..<word.lowerBound]
        let behind = bytes[word.upperBound..<min(word.upperBound + Self.neighbourhood, range.upperBound)]
        let isShouted = [before.suffix(3), behind.prefix(3)].contains { $0.count(where: \.isASCIICapital) > 1 }
        return !isShouted && (before.contains(where: \.isASCIISmall) || behind.contains(where: \.isASCIISmall))
    }

    /// Whether a word of small letters that a full stop parts is set to a value: `listen.port = 9443`.
    func isAssignedSetting(_ word: Range<Int>, in range: Range<Int>) -> Bool {
        let behind = bytes[word.upperBound..<range.upperBound].prefix(4)
        guard behind.starts(with: " = ".utf8), behind.count > 3 else { return false }
        let parts = bytes[word].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > 1
            && parts.allSatisfy { part in
                part.count > 1 && part.first?.isASCIISmall == true
                    && part.allSatisfy { $0.isASCIILetterOrDigit || "_-".utf8.contains($0) }
            }
    }

    /// Whether the text begins with *'s* for German *es*, before one of the verbs that it goes with most.
    var beginsWithGermanPronoun: Bool {
        ["ist", "war", "gibt", "gab", "geht", "ging", "hat", "wird", "kommt", "kann", "wäre"].contains {
            bytes.dropFirst(2).starts(with: " \($0) ".utf8) || bytes.dropFirst(4).starts(with: " \($0) ".utf8)
        }
    }

    /// The most words of a label.
    private static let mostWordsOfLabel = 4

    /// The dots at the end of a text that is a label of a button or an item of a menu: `Save as…`. Models go on with a question.
    func dotsOfLabel(in range: Range<Int>) -> Range<Int>? {
        let text = bytes[range]
        guard let dots = ["…", "..."].first(where: { text.suffix($0.utf8.count).elementsEqual($0.utf8) })?.utf8.count,
            dots < text.count, range.upperBound - dots >= addedEnd,
            text.dropLast(dots).last.map({ $0.isASCIILetter || $0 >= 0x80 }) == true,
            !text.contains(0x0A), text.count(where: { $0 == 0x20 }) < Self.mostWordsOfLabel
        else { return nil }
        return range.upperBound - dots..<range.upperBound
    }

    /// What follows the release of a program that others may replace.
    private static let laterReleases = [
        "or later", "or newer", "or higher", "or above", "and later", "and newer", "and above", "and up", "o superior",
        "o posterior", "ou superior", "ou posterior", "ou mais recente", "ou plus récent", "ou supérieur", "ou ultérieur",
    ]

    /// The end of the number of a release behind a name, and before what says that later ones do: `Rust 1.74 or later`. A model
    /// would give it the decimal mark of its language.
    func releaseEnd(at start: Int, in range: Range<Int>) -> Int? {
        let number = bytes[start..<range.upperBound].prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        let rest = bytes[number.endIndex..<range.upperBound]
        guard number.dropLast().contains(UInt8(ascii: ".")), rest.first == 0x20,
            Self.laterReleases.contains(where: { rest.dropFirst().starts(with: $0.utf8) })
        else { return nil }
        let before = bytes[range.lowerBound..<start]
        let name = before.dropLast().reversed().prefix(while: \.isASCIILetterOrDigit)
        // p11-kit 0.20.0 or later
        let followsName = found.last.map { $0.kind == .joinedNames && $0.range.upperBound == start - 1 } ?? false
        return before.last == 0x20 && (name.last?.isASCIICapital == true || followsName) ? number.endIndex : nil
    }

    /// How far behind a mark of emphasis the one that closes is looked for.
    private static let longestEmphasis = 200

    /// The marks around words that are to stand out where nothing reads them as markup, as in messages and mail: `*not*`,
    /// `**not**`, `_not_`. Engines lose one of them, or the words.
    func emphasis(at start: Int, in range: Range<Int>) -> (opening: Range<Int>, closing: Range<Int>)? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"),
            start == range.lowerBound || bytes[start - 1] <= 0x20 || "([\"'-".utf8.contains(bytes[start - 1])
        else { return nil }
        let rest = bytes[start..<min(range.upperBound, start + Self.longestEmphasis)]
        let length = rest.prefix { $0 == mark }.count
        let content = rest.dropFirst(length).prefix { $0 != mark && $0 != 0x0A && $0 != UInt8(ascii: "`") }
        let isWords = content.allSatisfy { $0.isASCIILetter || $0 >= 0x80 || " ,.'-!?:".utf8.contains($0) || $0.isASCIIDigit }
        guard length < 3, mark == UInt8(ascii: "*") || length == 1, isWords,
            content.first?.isASCIILetter == true || content.first ?? 0 >= 0x80,
            let last = content.last, last > 0x20
        else { return nil }
        let closing = bytes[content.endIndex..<range.upperBound].prefix { $0 == mark }
        let next = closing.endIndex < range.upperBound ? bytes[closing.endIndex] : 0x20
        guard closing.count == length, !next.isASCIILetterOrDigit,
            next < 0x80 || !follows(letterAt: closing.endIndex + 1, in: range)
        else { return nil }
        return (start..<start + length, closing.startIndex..<closing.endIndex)
    }

    /// Where the settings of a file for its editor end that begin at an offset, on its line: `-*- mode: text -*-`.
    func modeLineEnd(from start: Int, in range: Range<Int>) -> Int? {
        var rest = bytes[(start + FixedNotation.modeMark.count)..<range.upperBound]
        while let first = rest.first, first != 0x0A {
            if rest.starts(with: FixedNotation.modeMark) { return rest.startIndex + FixedNotation.modeMark.count }
            rest.removeFirst()
        }
        return nil
    }

    /// Whether a word is a name in a program that a low line begins, `_socket`, `_.find`: small letters, and no emphasis that
    /// another low line ends.
    func isPrivateName(_ word: Range<Int>, in range: Range<Int>) -> Bool {
        let name = bytes[word]
        if name.starts(with: "_.".utf8) || name.starts(with: "$.".utf8) {
            return name.count > 3 && name.dropFirst(2).first?.isASCIISmall == true
                && name.dropFirst(2).allSatisfy(\.isASCIILetterOrDigit)
        }
        guard name.first == UInt8(ascii: "_"), name.count > 2, name.last != UInt8(ascii: "_"),
            name.dropFirst().first?.isASCIISmall == true, name.allSatisfy({ $0.isASCIILetterOrDigit || "._".utf8.contains($0) })
        else { return false }
        let rest = bytes[word.upperBound..<min(range.upperBound, word.upperBound + Self.longestEmphasis)]
        guard let next = rest.firstIndex(of: UInt8(ascii: "_")) else { return true }
        return bytes[next - 1] <= 0x20 || next + 1 < range.upperBound && bytes[next + 1].isASCIILetterOrDigit
    }

    /// The end of a name that ends in a low line, `file_`, `rob_`, with a star for what goes on, `clock_*`, `test_*()`: small
    /// letters, and no emphasis that another low line or star begins.
    func suffixedNameEnd(at start: Int, in range: Range<Int>) -> Int? {
        let name = bytes[start..<range.upperBound].prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        let next = name.endIndex < range.upperBound ? bytes[name.endIndex] : 0x20
        guard name.count > 2, name.first?.isASCIISmall == true, name.last == UInt8(ascii: "_"), next < 0x80,
            name.dropLast().last != UInt8(ascii: "_")
        else { return nil }
        let before = bytes[max(range.lowerBound, start - Self.longestEmphasis)..<start]
        let isEmphasis = before.indices.contains {
            bytes[$0] == UInt8(ascii: "_") && bytes[$0 + 1] > 0x20
                && ($0 == before.startIndex || !bytes[$0 - 1].isASCIILetterOrDigit)
        }
        guard !isEmphasis, next == UInt8(ascii: "*") else { return isEmphasis ? nil : name.endIndex }
        let closesEmphasis = before.indices.contains {
            bytes[$0] == next && bytes[$0 + 1].isASCIILetterOrDigit
                && ($0 == before.startIndex || bytes[$0 - 1] != UInt8(ascii: "_") && !bytes[$0 - 1].isASCIILetterOrDigit)
        }
        if closesEmphasis { return name.endIndex }
        let rest = bytes[(name.endIndex + 1)..<range.upperBound].drop { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        return rest.startIndex + (rest.starts(with: "()".utf8) ? 2 : 0)
    }

    /// Whether one full stop parts a word from one that begins with a capital, as where the space between sentences is missing.
    func holdsSentenceEnd(in stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        guard let stop = word.firstIndex(of: UInt8(ascii: ".")), stop > stretch.start, stop + 2 < stretch.end else {
            return false
        }
        return bytes[stop - 1] & 0x20 != 0 && bytes[stop + 1] & 0x20 == 0 && bytes[stop + 2] & 0x20 != 0
    }

    /// Whether nothing, or the end of a sentence, stands before an offset.
    func isSentenceStart(_ offset: Int, in range: Range<Int>) -> Bool {
        let before = bytes[range.lowerBound..<offset].last { !$0.isBlank }
        return before.map { $0 < 0x20 || ".!?:\"'(".utf8.contains($0) } ?? true
    }
}
