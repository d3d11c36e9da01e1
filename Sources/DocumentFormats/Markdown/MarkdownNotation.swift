// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells short notations among the text of Markdown from words.
enum MarkdownNotation {
    /// The most bytes of what is raised or lowered: `H~2~O`, `10^-3^`. More is text.
    private static let longestRaised = 4
    /// The most bytes of a citation.
    private static let longestCitation = 200
    private static let longestCitationPrefix = 20

    /// A formula around what is raised or lowered in it, as in `C~6~H~12~O~6~`; nil where that stands behind a word.
    static func formula(in bytes: [UInt8], around raised: Range<Int>, from start: Int) -> Range<Int>? {
        func isOfFormula(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit }
        let before = bytes[start..<raised.lowerBound].reversed().prefix(while: isOfFormula).count
        guard before <= longestSymbol else { return nil }
        var end = raised.upperBound
        while end < bytes.count {
            if let next = raisedEnd(in: bytes, at: end) {
                end = next
            } else if isOfFormula(bytes[end]) {
                let letters = bytes[end...].prefix(while: isOfFormula)
                guard letters.count <= longestSymbol else { return nil }
                end = letters.endIndex
            } else {
                break
            }
        }
        return raised.lowerBound - before..<end
    }

    /// The most letters and digits of a formula in a row.
    private static let longestSymbol = 4

    /// The end of what is raised or lowered behind a word, with its marks, which go with it: an engine could part them.
    static func raisedEnd(in bytes: [UInt8], at position: Int) -> Int? {
        let mark = bytes[position]
        guard mark == UInt8(ascii: "~") || mark == UInt8(ascii: "^"), position > 0,
            bytes[position - 1].isASCIILetterOrDigit || bytes[position - 1] >= 0x80
        else { return nil }
        let content = bytes[(position + 1)...].prefix { $0 > 0x20 && $0 != mark }
        guard 1...longestRaised ~= content.count, content.endIndex < bytes.count, bytes[content.endIndex] == mark else {
            return nil
        }
        return content.endIndex + 1
    }

    /// The end of a citation as Pandoc has it: `[@jones99, p. 5]`, `[see @doe99]`.
    static func citationEnd(in bytes: [UInt8], from bracket: Int) -> Int? {
        let rest = bytes[(bracket + 1)...].prefix(longestCitation)
        // A word or two may go before it; a name without a number could be that of a person in a chat.
        let words = rest.prefix(longestCitationPrefix).prefix { $0.isASCIILetter || $0.isBlank || $0 == UInt8(ascii: ".") }
        let key = rest[words.endIndex...].drop { $0 == UInt8(ascii: "-") }
        let name = key.dropFirst().prefix { $0.isASCIILetterOrDigit || "_:.-".utf8.contains($0) }
        guard key.first == UInt8(ascii: "@"), key.startIndex - words.endIndex < 2,
            words.isEmpty || words.last?.isBlank == true && name.contains(where: \.isASCIIDigit),
            let end = rest.firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") }),
            // The name of a person or a package may be the text of a link.
            bytes[end] == UInt8(ascii: "]"), end + 1 == bytes.count || !"([".utf8.contains(bytes[end + 1])
        else { return nil }
        return end + 1
    }

    /// The end of a formula between two dollar signs. A sum of money is followed by a digit or white space where a formula would
    /// end.
    static func formulaEnd(in bytes: [UInt8], at position: Int) -> Int? {
        let content = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "$") }
        let end = content.endIndex
        guard let first = content.first, let last = content.last, end < bytes.count, !first.isASCIISpace, !last.isASCIISpace,
            !isMoney(content), end + 1 == bytes.count || !bytes[end + 1].isASCIIDigit
        else { return nil }
        return end + 1
    }

    /// Whether what stands between two dollar signs begins with a sum of money and has no sign of a formula: `$30 for two (US$`.
    private static func isMoney(_ content: ArraySlice<UInt8>) -> Bool {
        content.first?.isASCIIDigit == true && content.contains(where: \.isASCIISpace)
            && !content.contains { "\\^_={}<>+*".utf8.contains($0) }
    }

    /// Whether what stands in braces is not prose: attributes such as `#id` and `a=b`, a comment, or one name.
    static func isAttributes(_ content: ArraySlice<UInt8>) -> Bool {
        guard let first = content.first(where: { !$0.isASCIISpace }) else { return true }
        return Array("#.:/%*".utf8).contains(first) || content.contains(UInt8(ascii: "="))
            || content.split(whereSeparator: \.isASCIISpace).count == 1
    }

    /// The end of the box of a task, `[ ]` or `[x]`, at the start, or of one of Obsidian's, `[>]`.
    static func taskBoxEnd(in bytes: [UInt8]) -> Int? {
        guard bytes.count > 3, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"), bytes[3].isBlank,
            bytes[1] == 0x20 || bytes[1] | 0x20 == UInt8(ascii: "x") || bytes[1].isASCIIPunctuation
        else { return nil }
        return 3
    }

    /// The end of an address between angle brackets.
    static func autolinkEnd(in bytes: [UInt8], at position: Int) -> Int? {
        let address = bytes[(position + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
        guard address.endIndex < bytes.count, bytes[address.endIndex] == UInt8(ascii: ">"),
            address.contains(UInt8(ascii: ":")) || address.contains(UInt8(ascii: "@")),
            address.first?.isASCIILetterOrDigit == true
        else { return nil }
        return address.endIndex + 1
    }

    /// What is struck through with two tildes, without them, on one line and without other markup: `~~Monday~~ Tuesday`.
    static func deletion(in bytes: [UInt8], at position: Int) -> Range<Int>? {
        let start = position + 2
        guard bytes[position...].starts(with: "~~".utf8), start < bytes.count, !bytes[start].isASCIISpace else { return nil }
        let text = bytes[start...].prefix(longestDeletion).prefix { $0 != UInt8(ascii: "~") }
        guard let last = text.last, !last.isASCIISpace, !mayHaveMarkup(text), bytes[text.endIndex...].starts(with: "~~".utf8),
            text.endIndex + 2 == bytes.count || bytes[text.endIndex + 2] != UInt8(ascii: "~")
        else { return nil }
        return start..<text.endIndex
    }

    /// The most bytes of what is struck through, so that a row of marks that nothing closes takes linear time.
    private static let longestDeletion = 1_000

    /// Whether a text has a sign of which markup is made, or the end of a line.
    static func mayHaveMarkup(_ text: ArraySlice<UInt8>) -> Bool { text.contains { "\\`*_~[]<&{$=\n".utf8.contains($0) } }

    /// Whether marks stand between two letters, of which none is punctuation beyond ASCII.
    static func isInWord(_ marks: Range<Int>, in bytes: [UInt8]) -> Bool {
        marks.lowerBound > 0 && marks.upperBound < bytes.count && bytes[marks.lowerBound - 1].isPartOfWord
            && bytes[marks.upperBound].isPartOfWord && !isPunctuation(before: marks.lowerBound, in: bytes)
            && !isPunctuation(from: marks.upperBound, in: bytes)
    }

    /// Whether the scalar before an offset is punctuation beyond ASCII, such as a comma of Chinese.
    static func isPunctuation(before offset: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[offset - 1] >= 0x80 else { return false }
        return isPunctuation(from: bytes[..<offset].lastIndex { !UTF8.isContinuation($0) } ?? 0, in: bytes)
    }

    /// Whether the scalar at an offset is punctuation beyond ASCII.
    static func isPunctuation(from offset: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[offset] >= 0x80 else { return false }
        return String(decoding: bytes[offset...].prefix(4), as: UTF8.self).first?.isPunctuation ?? false
    }

    /// Whether a row of signs of equality is two that stand as marks of a highlight do: before a word or behind one, and not
    /// inside of one.
    ///
    /// - Parameter end: Where the row ends.
    static func marksHighlight(in bytes: [UInt8], at position: Int, to end: Int) -> Bool {
        let isBehindWord = position > 0 && bytes[position - 1].isPartOfWord
        return end - position == 2 && isBehindWord != (end < bytes.count && bytes[end].isPartOfWord)
    }

    /// The end of the name of a field at the start of a line, as Obsidian's programs read it: `Due date:: next week`.
    static func fieldNameEnd(in bytes: [UInt8], at position: Int) -> Int? {
        let name = bytes[position...].prefix { $0.isPartOfWord || " -_".utf8.contains($0) }
        guard let first = name.first, first.isPartOfWord, name.count < 64, bytes[name.endIndex...].starts(with: ":: ".utf8)
        else {
            return nil
        }
        return name.endIndex + 2
    }

    /// Whether what stands between marks of formulas is one: escaped brackets stand around words, too.
    static func isFormula(_ content: ArraySlice<UInt8>, closedBy close: String) -> Bool {
        let signs = close == "\\]" ? "\\^=" : "\\^_={}<>+"
        return close == "$$" || content.count < 3 && close == "\\)" || content.contains { signs.utf8.contains($0) }
    }
}

extension UInt8 {
    /// Whether words are made of it: letters and digits of ASCII, and all that is not ASCII.
    var isPartOfWord: Bool { isASCIILetterOrDigit || self >= 0x80 }
}
