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
