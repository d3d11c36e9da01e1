// SPDX-License-Identifier: Apache-2.0

/// What names in programs and of files are written with: letters of people's languages among them, as in `Größe_x`.
enum WordScalar {
    /// Whether a scalar is a Latin, Greek or Cyrillic letter.
    static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x386...0x52F, 0x1E00...0x1FFF: true
        default: false
        }
    }

    /// Whether a scalar is such a letter, a digit, or a sign that joins them.
    static func isNamePart(_ scalar: UInt32) -> Bool {
        if isLetter(scalar) { return true }
        guard scalar < 0x80 else { return false }
        return UInt8(scalar).isASCIIDigit || "_-./\\=".utf8.contains(UInt8(scalar))
    }
}
