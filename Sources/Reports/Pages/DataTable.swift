// SPDX-License-Identifier: Apache-2.0

/// A table of figures: its first column names the rows, the others are numbers unless they are said to be text.
package struct DataTable {
    private let caption: String
    private let headings: [String]
    private let rows: [[String]]
    /// The columns that hold words.
    private let textColumns: Set<Int>

    /// A table.
    ///
    /// - Parameter textColumns: The columns that hold words.
    package init(caption: String, headings: [String], rows: [[String]], textColumns: Set<Int> = []) {
        self.caption = caption
        self.headings = headings
        self.rows = rows
        self.textColumns = textColumns
    }

    /// The table, which scrolls by itself where the window is narrow, by keyboard too.
    package var markup: Markup {
        let heading = Markup.element(
            "tr",
            headings.enumerated().map { column, heading in
                .element("th", isText(column) ? ["scope": "col", "class": "text"] : ["scope": "col"], heading)
            })
        let lines = rows.map { row in
            Markup.element(
                "tr",
                row.enumerated().map { column, cell in
                    if column == 0 { return .element("th", ["scope": "row"], cell) }
                    return .element("td", isText(column) ? ["class": "text"] : [:], cell)
                })
        }
        let table = Markup.element(
            "table",
            [
                .element("caption", caption), .element("thead", [heading]), .element("tbody", lines),
            ])
        return .element("div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": caption], [table])
    }

    /// The table after a summary that opens it.
    package var folded: Markup {
        .element("details", [.element("summary", "The figures: \(caption)"), markup])
    }

    private func isText(_ column: Int) -> Bool { column == 0 || textColumns.contains(column) }
}
