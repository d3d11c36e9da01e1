// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// Whether it ends a line. `\r\n` is two of them, and one end.
    package var endsLine: Bool {
        switch value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension Character {
    /// Whether it ends a line; `\r\n` is one character.
    package var endsLine: Bool { unicodeScalars.first?.endsLine ?? false }
}
