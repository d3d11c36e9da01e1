// SPDX-License-Identifier: Apache-2.0

/// How wide terminals show characters.
package enum TerminalWidth {
    /// How many columns a text takes: that of its scalars one by one, as most terminals have it.
    package static func columns(of text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
    }

    /// The text with spaces behind it, until it takes so many columns.
    package static func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - Self.columns(of: text)))
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
        switch scalar.value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
        default: break
        }
        if properties.isDefaultIgnorableCodePoint { return 0 }
        return isWide(scalar) || properties.isEmojiPresentation ? 2 : 1
    }

    /// Whether a scalar stands in one of the blocks of East Asian wide and full-width characters.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
            0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
