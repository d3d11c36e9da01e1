// SPDX-License-Identifier: Apache-2.0

/// Bars of shares from left to right, one below the other, each with its name before it and a note after it.
struct BarChart {
    /// One bar.
    struct Bar {
        let name: String
        let share: Double
        let note: String
    }

    let title: String
    let bars: [Bar]

    private static let (names, length, notes, step) = (230.0, 220.0, 230.0, 20.0)

    var markup: Markup {
        var drawing = Drawing(
            width: Self.names + Self.length + Self.notes, height: Double(bars.count) * Self.step + 4, title: title)
        for (row, bar) in bars.enumerated() {
            let top = Double(row) * Self.step + 2
            let middle = top + Self.step / 2
            drawing.text(Self.shortened(bar.name), x: Self.names - 8, y: middle, style: "end low")
            drawing.rectangle(x: Self.names, y: top + 3, width: Self.length, height: Self.step - 6, style: "rest")
            drawing.rectangle(
                x: Self.names, y: top + 3, width: Self.length * bar.share, height: Self.step - 6, style: "bar",
                hint: "\(bar.name): \(Decimals.percent(bar.share))")
            drawing.text(
                "\(Decimals.percent(bar.share)) \(bar.note)", x: Self.names + Self.length + 8, y: middle, style: "tick low")
        }
        return drawing.markup
    }

    private static func shortened(_ name: String) -> String {
        name.count <= 36 ? name : name.prefix(35) + "…"
    }
}
