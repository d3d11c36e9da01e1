// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// A table for people: columns as wide as what stands in them, two spaces apart. Nothing in a cell commands the terminal or
/// begins a row.
///
/// Where that is wider than the terminal, the columns that do not fit go on below each row, indented.
package struct TextTable {
    private let headings: [String]
    private let rows: [[String]]
    private let width: Int?

    /// Before what goes on below a row.
    private static let indent = "  "

    /// A table of some rows, below headings where there are any.
    ///
    /// - Parameter width: How many columns a line may take; nil for any number.
    package init(headings: [String] = [], rows: [[String]], width: Int? = nil) {
        self.headings = headings
        self.rows = rows
        self.width = width
    }

    /// The lines of the table.
    package var text: String {
        let lines = (headings.isEmpty ? rows : [headings] + rows).map { $0.map(\.forTerminal) }
        let count = lines.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            lines.map { column < $0.count ? TerminalWidth.columns(of: $0[column]) : 0 }.max() ?? 0
        }
        let groups = groups(of: widths)
        return lines.map { line in
            groups.enumerated().filter { $1.lowerBound < line.count || $0 == 0 }.map { index, group in
                (index == 0 ? "" : Self.indent) + Self.line(of: line[group.clamped(to: line.indices)], widths, width)
            }.joined()
        }.joined()
    }

    /// The columns that stand on the first line of a row, on the second, and so on.
    private func groups(of widths: [Int]) -> [Range<Int>] {
        guard let width else { return [widths.indices] }
        var groups: [Range<Int>] = []
        var start = 0
        var used = 0
        for (column, needed) in widths.enumerated() {
            if column > start, used + 2 + needed > width {
                groups.append(start..<column)
                (start, used) = (column, Self.indent.count + needed)
            } else {
                used += (column > start ? 2 : 0) + needed
            }
        }
        return groups + [start..<widths.count]
    }

    private static func line(of cells: ArraySlice<String>, _ widths: [Int], _ width: Int?) -> String {
        var text = ""
        for (column, cell) in zip(cells.indices, cells) {
            let isLast = column == cells.endIndex - 1
            let shown = cells.count == 1 ? folded(cell, to: width) : cell
            text += isLast ? shown : TerminalWidth.padded(shown, to: widths[column] + 2)
        }
        return text + "\n"
    }

    /// A cell by itself on a line, in several lines where it is a longer list.
    private static func folded(_ cell: String, to width: Int?) -> String {
        guard let width, TerminalWidth.columns(of: cell) + indent.count > width else { return cell }
        var parts = cell.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices.dropLast() { parts[index] += "," }
        return parts.dropFirst().reduce(into: [parts[0]]) { lines, part in
            let fits = TerminalWidth.columns(of: lines[lines.count - 1] + part) + indent.count <= width
            if fits { lines[lines.count - 1] += part } else { lines.append(part) }
        }.joined(separator: "\n" + indent)
    }
}
