// SPDX-License-Identifier: Apache-2.0

/// Finds numbers that are reckoned with in brackets, without a space: `((25÷100)×80)`. Models put a space into them.
enum Calculation {
    private static let signs = ["÷", "×", "−"].map { Array($0.utf8) }
    /// The longest one, in bytes.
    private static let longest = 80

    /// The end of a calculation that begins at an offset; nil where none does, or one without brackets and such a sign.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "(") || bytes[start].isASCIIDigit else { return nil }
        let text = bytes[start..<min(limit, start + longest)]
        var (position, depth, numbers) = (start, 0, 0)
        var (hasBracket, hasSign, wasDigit) = (false, false, false)
        while position < text.endIndex {
            let byte = text[position]
            if let sign = signs.first(where: { text[position...].starts(with: $0) }) {
                hasSign = true
                position += sign.count
            } else if byte.isASCIIDigit || "()+-*/.,%".utf8.contains(byte) {
                if byte.isASCIIDigit, !wasDigit { numbers += 1 }
                if byte == UInt8(ascii: "(") {
                    depth += 1
                    hasBracket = true
                }
                if byte == UInt8(ascii: ")") {
                    // It closes the sentence's bracket.
                    if depth == 0 { break }
                    depth -= 1
                }
                position += 1
            } else {
                break
            }
            wasDigit = byte.isASCIIDigit
        }
        let end = position - text[..<position].reversed().prefix { ".,".utf8.contains($0) }.count
        let goesOn = end < limit && (bytes[end].isASCIILetterOrDigit || bytes[end] >= 0x80)
        return hasBracket && hasSign && depth == 0 && numbers > 1 && !goesOn ? end : nil
    }
}
