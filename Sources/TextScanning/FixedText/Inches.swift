// SPDX-License-Identifier: Apache-2.0

/// Tells the marks of inches from quotation marks: `26"`, `5″` and `6'2"` are lengths, and the last mark of *"I was 15"* is none.
/// Engines drop one of several, as of `(26", 27.5", 29")`.
enum Inches {
    /// The end of the mark of inches behind a number, perhaps with feet before it; nil where none stands there, or where it may
    /// close a quotation.
    ///
    /// - Parameters:
    ///   - end: Where the number ends.
    ///   - start: Where it begins.
    static func end(_ bytes: UnsafeBufferPointer<UInt8>, behind end: Int, of start: Int, in bounds: Range<Int>) -> Int? {
        var position = end
        if let feet = ["'", "′", "’"].first(where: { bytes[end..<bounds.upperBound].starts(with: $0.utf8) }) {
            let digits = bytes[(end + feet.utf8.count)..<bounds.upperBound].drop { $0 == 0x20 }.prefix(while: \.isASCIIDigit)
            guard 1...2 ~= digits.count, digits.startIndex - end <= feet.utf8.count + 1 else { return nil }
            position = digits.endIndex
        }
        let rest = bytes[position..<bounds.upperBound]
        guard let mark = ["\"", "″"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
        let behind = position + mark.utf8.count
        // 26"x2.1, but not 26"a
        if behind < bounds.upperBound, bytes[behind] != UInt8(ascii: "x"),
            WordScalar.isLetter(UTF8Decoder.decode(bytes, at: behind).scalar) || bytes[behind].isASCIIDigit
        {
            return nil
        }
        return mark == "\"" && isInQuotation(bytes, at: start) ? nil : behind
    }

    /// Whether a quotation is open at an offset: what stands behind a digit outside of one is the mark of inches, too.
    /// It may begin on a line before.
    private static func isInQuotation(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        var isOpen = false
        var before: UInt8 = 0x20
        for byte in bytes[max(0, offset - reach)..<offset] {
            // An empty line ends what is said.
            if byte == UInt8(ascii: "\n"), before == byte { isOpen = false }
            if byte == UInt8(ascii: "\"") { isOpen = !isOpen && !before.isASCIIDigit }
            before = byte
        }
        return isOpen
    }

    /// How far the beginning of a quotation is looked for.
    private static let reach = 512
}
