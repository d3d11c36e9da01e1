// SPDX-License-Identifier: Apache-2.0

/// What texts in some languages got: a row per language, a column an answer, the share in each cell written and shaded.
struct HeatMap {
    let title: String
    let rows: [String]
    let columns: [String]
    /// The shares, from 0 to 1, row by row.
    let shares: [[Double]]

    private static let (names, heading) = (62.0, 22.0)

    /// How opaque a cell is at most: numbers stand out against it by 4.5 to 1, in light and in dark.
    private static let strongest = 0.55

    /// As wide as the longest name of a column needs.
    private var cell: (width: Double, height: Double) {
        (max(34, Double(columns.map(\.count).max() ?? 0) * 6.5 + 3), 26)
    }

    var markup: Markup {
        var drawing = Drawing(
            width: Self.names + Double(columns.count) * cell.width + 2,
            height: Self.heading + Double(rows.count) * cell.height + 2, title: title)
        for (column, name) in columns.enumerated() {
            drawing.text(
                name, x: Self.names + (Double(column) + 0.5) * cell.width, y: Self.heading - 8, style: "tick middle")
        }
        for (row, name) in rows.enumerated() {
            let top = Self.heading + Double(row) * cell.height
            drawing.text(name, x: Self.names - 8, y: top + cell.height / 2, style: "end low")
            for column in columns.indices {
                add(shares[row][column], isRight: row == column, row: row, column: column, top: top, to: &drawing)
            }
        }
        return drawing.markup
    }

    private func add(_ share: Double, isRight: Bool, row: Int, column: Int, top: Double, to drawing: inout Drawing) {
        let left = Self.names + Double(column) * cell.width
        // Small shares are what matters here; the root sets them apart from nothing.
        let shade = isRight ? 0 : share.squareRoot() * Self.strongest
        drawing.rectangle(
            x: left + 1, y: top + 1, width: cell.width - 2, height: cell.height - 2, style: isRight ? "right" : "cell",
            opacity: shade, hint: "\(rows[row]) given as \(columns[column]): \(Decimals.percent(share))")
        let number = Decimals.wholePercent(share)
        if !number.isEmpty {
            drawing.text(
                number, x: left + cell.width / 2, y: top + cell.height / 2,
                style: "number")
        }
    }
}
