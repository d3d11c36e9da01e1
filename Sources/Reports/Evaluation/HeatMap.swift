// SPDX-License-Identifier: Apache-2.0

/// What texts in some languages got: a row per language, a column an answer, the share in each cell written and shaded.
struct HeatMap {
    let title: String
    let rows: [String]
    let columns: [String]
    /// The shares, from 0 to 1, row by row.
    let shares: [[Double]]

    /// How much room a letter takes where letters are largest, in a narrow window.
    private static let letter = 9.0
    private static let cell = (width: 34.0, height: 26.0)

    /// How opaque a cell is at most: numbers stand out against it by 4.5 to 1, in light and in dark.
    private static let strongest = 0.55

    var markup: Markup {
        let names = room(for: rows)
        // Names of columns are written upwards, so that columns need be no wider than their numbers.
        let heading = room(for: columns)
        var drawing = Drawing(
            width: names + Double(columns.count) * Self.cell.width + 2,
            height: heading + Double(rows.count) * Self.cell.height + 2, title: title)
        for (column, name) in columns.enumerated() {
            let middle = names + (Double(column) + 0.5) * Self.cell.width
            drawing.upwardText(name, x: middle, y: heading - 8, style: "tick low")
        }
        for (row, name) in rows.enumerated() {
            let top = heading + Double(row) * Self.cell.height
            drawing.text(name, x: names - 8, y: top + Self.cell.height / 2, style: "end low")
            for column in columns.indices {
                add(row: row, column: column, at: (names + Double(column) * Self.cell.width, top), to: &drawing)
            }
        }
        return drawing.markup
    }

    private func room(for names: [String]) -> Double { max(40, Double(names.map(\.count).max() ?? 0) * Self.letter + 8) }

    private func add(row: Int, column: Int, at place: (left: Double, top: Double), to drawing: inout Drawing) {
        let share = shares[row][column]
        let isRight = row == column
        // Small shares are what matters here; the root sets them apart from nothing.
        let shade = isRight ? 0 : share.squareRoot() * Self.strongest
        drawing.rectangle(
            x: place.left + 1, y: place.top + 1, width: Self.cell.width - 2, height: Self.cell.height - 2,
            style: isRight ? "right" : "cell", opacity: shade,
            hint: "\(rows[row]) given as \(columns[column]): \(Decimals.percent(share))")
        let number = Decimals.wholePercent(share)
        if !number.isEmpty {
            drawing.text(
                number, x: place.left + Self.cell.width / 2, y: place.top + Self.cell.height / 2, style: "number")
        }
    }
}
