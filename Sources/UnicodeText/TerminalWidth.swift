// SPDX-License-Identifier: Apache-2.0

/// How wide terminals show characters.
package enum TerminalWidth {
    /// How many columns a text takes: that of its scalars one by one, as most terminals have it.
    package static func columns(of text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// How many columns a scalar takes: none for marks and what is invisible, two for what is wide.
    package static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        // The vowels and endings of a Hangul syllable that is written apart stand inside its first letter.
        if properties.isDefaultIgnorableCodePoint || (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return isWide(scalar) || properties.isEmojiPresentation ? 2 : 1
    }

    /// Whether a scalar takes two columns: the blocks of East Asian wide and full-width characters, and emoji.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
