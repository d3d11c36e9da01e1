// SPDX-License-Identifier: Apache-2.0

import UnicodeText

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

extension String {
    /// The text with control characters escaped: a file's name may hold line feeds, and commands to a terminal.
    package var withEscapedControls: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        return unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: false) : String(scalar)
        }.joined()
    }
}
