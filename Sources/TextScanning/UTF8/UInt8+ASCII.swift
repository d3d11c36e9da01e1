// SPDX-License-Identifier: Apache-2.0

/// Classes of ASCII characters, asked byte by byte: a byte of a longer UTF-8 sequence is in none of them.
extension UInt8 {
    package var isASCIILetter: Bool { 0x61...0x7A ~= self | 0x20 }
    package var isASCIICapital: Bool { 0x41...0x5A ~= self }
    package var isASCIISmall: Bool { 0x61...0x7A ~= self }
    package var isASCIIDigit: Bool { 0x30...0x39 ~= self }
    package var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
    /// A hexadecimal digit as hashes have it, whose letters are small.
    package var isSmallHexadecimalDigit: Bool { isASCIIDigit || 0x61...0x66 ~= self }
    /// A space or a tab, which stand inside lines.
    package var isBlank: Bool { self == 0x20 || self == 0x09 }
    /// White space of ASCII.
    package var isASCIISpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
    /// Punctuation and signs of ASCII.
    package var isASCIIPunctuation: Bool {
        0x21...0x2F ~= self || 0x3A...0x40 ~= self || 0x5B...0x60 ~= self || 0x7B...0x7E ~= self
    }
    /// What a hexadecimal digit stands for; nil for any other byte.
    package var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46, 0x61...0x66: (self | 0x20) - 0x57
        default: nil
        }
    }
    /// The small letter for a capital, and any other byte unchanged.
    package var lowercasedASCII: UInt8 { isASCIICapital ? self | 0x20 : self }
}

extension ArraySlice<UInt8> {
    /// Where a text of ASCII begins, whose letters are found small and as capitals; nil where it does not occur.
    package func firstIndex(ignoringCase text: String) -> Int? {
        let pattern = text.utf8.map(\.lowercasedASCII)
        guard count >= pattern.count, let first = pattern.first else { return nil }
        for start in startIndex...endIndex - pattern.count where self[start].lowercasedASCII == first {
            if zip(self[start...], pattern).allSatisfy({ $0.lowercasedASCII == $1 }) { return start }
        }
        return nil
    }
}
