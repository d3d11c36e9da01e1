// SPDX-License-Identifier: Apache-2.0

/// A table for people: columns as wide as what stands in them, two spaces apart.
package struct TextTable {
    private let headings: [String]
    private let rows: [[String]]

    /// A table of some rows, below headings where there are any.
    package init(headings: [String] = [], rows: [[String]]) {
        self.headings = headings
        self.rows = rows
    }

    /// The lines of the table.
    package var text: String {
        let lines = headings.isEmpty ? rows : [headings] + rows
        let count = lines.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            lines.map { column < $0.count ? TerminalWidth.columns(of: $0[column]) : 0 }.max() ?? 0
        }
        return lines.map { line in
            var text = ""
            for (column, cell) in line.enumerated() {
                text += cell
                if column < line.count - 1 {
                    text += String(repeating: " ", count: widths[column] - TerminalWidth.columns(of: cell) + 2)
                }
            }
            return text + "\n"
        }.joined()
    }
}

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

extension String {
    /// The text with control characters escaped: a file's name may hold line feeds, and commands to a terminal.
    package var withEscapedControls: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        return unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: false) : String(scalar)
        }.joined()
    }
}
