/// A table for people: columns as wide as what stands in them, two spaces apart.
struct TextTable {
    var headings: [String] = []
    let rows: [[String]]

    var text: String {
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
