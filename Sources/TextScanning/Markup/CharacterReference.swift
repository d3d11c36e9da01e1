// SPDX-License-Identifier: Apache-2.0

/// A character reference of HTML, such as `&amp;` or `&#8211;`, as browsers read it.
package struct CharacterReference {
    /// The longest that is looked for, in bytes, so that no run of letters is read to its end for every ampersand.
    private static let longest = 34

    /// What it stands for; nil where the name is not known here.
    package let meaning: Unicode.Scalar?
    /// Whether it stands for a tab or the end of a line, as `&#10;` does: white space in running text, and a new
    /// line in the values of attributes.
    package let isWhiteSpace: Bool
    /// Where it ends.
    package let end: Int

    /// Reads a reference that begins at an ampersand; nil where the ampersand stands for itself.
    package init?(_ bytes: [UInt8], at start: Int, to limit: Int) {
        let limit = min(limit, start + Self.longest)
        var end = start + 1
        guard end < limit else { return nil }
        if bytes[end] == UInt8(ascii: "#") {
            end += 1
            let isHexadecimal = end < limit && bytes[end] | 0x20 == UInt8(ascii: "x")
            if isHexadecimal { end += 1 }
            let first = end
            while end < limit, let digit = bytes[end].hexadecimalValue, isHexadecimal || digit < 10 {
                end += 1
            }
            guard end > first, end < limit, bytes[end] == UInt8(ascii: ";") else { return nil }
            let digits = String(decoding: bytes[first..<end], as: UTF8.self)
            let scalar = Self.scalar(numbered: digits, isHexadecimal: isHexadecimal)
            meaning = scalar.flatMap { Self.isText($0) ? $0 : nil }
            isWhiteSpace = scalar.map { ["\t", "\n", "\r"].contains($0) } ?? false
            self.end = end + 1
        } else {
            while end < limit, bytes[end].isASCIILetterOrDigit { end += 1 }
            guard end > start + 1 else { return nil }
            isWhiteSpace = false
            let known = Self.scalarsOfNames[String(decoding: bytes[start + 1..<end], as: UTF8.self)]
            if end < limit, bytes[end] == UInt8(ascii: ";") {
                meaning = known
                self.end = end + 1
            } else {
                // Browsers read names of HTML 4 without a semicolon too. It is uncertain whether they were meant so, and they are
                // left as written.
                guard known != nil else { return nil }
                meaning = nil
                self.end = end
            }
        }
    }

    /// Reads a reference that a semicolon ends, as CommonMark and WebVTT have it; nil where none begins at the offset.
    package init?(closedIn bytes: [UInt8], at start: Int, to limit: Int) {
        guard bytes[start] == UInt8(ascii: "&"), let reference = CharacterReference(bytes, at: start, to: limit),
            bytes[reference.end - 1] == UInt8(ascii: ";")
        else { return nil }
        self = reference
    }

    /// The scalar of a number, as it stands between `&#` or `&#x` and the semicolon; nil where these are not digits, or of no
    /// scalar.
    package static func scalar(numbered digits: some StringProtocol, isHexadecimal: Bool) -> Unicode.Scalar? {
        guard digits.utf8.first?.isASCIILetterOrDigit == true else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    /// Whether a character may stand in a passage. Controls stay as they are written, and so does what would be taken for a
    /// placeholder.
    private static func isText(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value) && scalar != Placeholder.scalar
    }
}
