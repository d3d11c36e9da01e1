// SPDX-License-Identifier: Apache-2.0

/// Tells capital letters from small ones in UTF-8.
package enum LetterCase {
    /// Whether a small letter stands at a position.
    package static func isSmall(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        guard position < bytes.count else { return false }
        let byte = bytes[position]
        if byte < 0x80 { return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
        return letter(bytes, at: position)?.properties.isLowercase ?? false
    }

    /// Whether a capital letter stands at a position.
    package static func isCapital(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
        guard position < bytes.count else { return false }
        let byte = bytes[position]
        if byte < 0x80 { return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
        return letter(bytes, at: position)?.properties.isUppercase ?? false
    }

    /// A letter of a script that begins sentences and names with capitals: Latin, Greek, Cyrillic, Armenian. Georgian has
    /// capitals too, but puts them nowhere in particular, and its common letters count as small ones.
    private static func letter(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Unicode.Scalar? {
        let (scalar, _) = UTF8Decoder.decode(bytes, at: position)
        guard scalar < 0x590 || 0x1E00...0x1FFF ~= scalar else { return nil }
        return Unicode.Scalar(scalar)
    }
}

extension StringProtocol {
    /// The text with a capital in front, as at the start of a sentence.
    package var withFirstCapital: String { prefix(1).uppercased() + dropFirst() }
}
