// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The end of a line inside of a number or a time of day, as in *two thousand five⏎hundred pounds*: such a thing can be written
/// in digits where the line ends behind it, *2500⏎pounds*, or before it.
enum LineBreak {
    /// Whether some text is the end of one line, with no more around it than blanks and the marks of a quoted mail: `⏎> `.
    static func isOne(_ text: Substring.UnicodeScalarView) -> Bool {
        func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
        var rest = text.drop(while: isBlank)
        if rest.first == "\r" { rest = rest.dropFirst() }
        return rest.first == "\n" && rest.dropFirst().allSatisfy { isBlank($0) || $0 == ">" }
    }

    /// Whether a text can have something else in the place of a range, over whose ends no line goes on.
    static func canLeave(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
        let breaks = breaks(in: bytes[range])
        return breaks.isEmpty || breaks.count == 1 && newPlace(outside: range, of: bytes) != nil
    }

    /// Writes something in the place of a range. The end of a line in it takes the place of the space behind it, or before it, or
    /// of two such as stand in lines that were made longer. Where there is neither, the range stays.
    static func replace(_ range: Range<Int>, with text: String, in bytes: inout [UInt8]) {
        let breaks = breaks(in: bytes[range])
        guard let lineEnd = breaks.first.map({ Array(bytes[$0]) }) else {
            return bytes.replaceSubrange(range, with: text.utf8)
        }
        guard breaks.count == 1, let spaces = newPlace(outside: range, of: bytes) else { return }
        if spaces.lowerBound < range.lowerBound {
            bytes.replaceSubrange(range, with: text.utf8)
            bytes.replaceSubrange(spaces, with: lineEnd)
        } else {
            bytes.replaceSubrange(spaces, with: lineEnd)
            bytes.replaceSubrange(range, with: text.utf8)
        }
    }

    /// The ends of lines in a part of a text, with the blanks and marks of quotations around them.
    private static func breaks(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { index in
            let before = bytes[..<index].reversed().prefix { $0.isBlank || $0 == UInt8(ascii: "\r") }.count
            let behind = bytes[(index + 1)...].prefix { $0.isBlank || $0 == UInt8(ascii: ">") }.count
            return index - before..<index + 1 + behind
        }
    }

    /// Where a space or two stand behind the range and the punctuation there, or else before it, with words on the other side.
    private static func newPlace(outside range: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
        let behind = bytes[range.upperBound...].drop { !$0.isASCIISpace }
        let spaces = behind.prefix(mostSpaces).prefix { $0 == 0x20 }
        if !spaces.isEmpty, let next = behind[spaces.endIndex...].first, !next.isASCIISpace { return spaces.indices }
        guard let last = bytes[..<range.lowerBound].lastIndex(where: \.isASCIISpace), bytes[last] == 0x20 else { return nil }
        let first = last + 1 - bytes[...last].suffix(mostSpaces).reversed().prefix { $0 == 0x20 }.count
        // Behind the mark of an item or of a quoted mail no line ends.
        let scalar = String(decoding: bytes[..<first].suffix(4), as: UTF8.self).unicodeScalars.last
        return scalar.map { $0.isLetterOrNumber || $0 == "," } == true ? first..<last + 1 : nil
    }

    /// More spaces part columns.
    private static let mostSpaces = 2
}
