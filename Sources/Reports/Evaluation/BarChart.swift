// SPDX-License-Identifier: Apache-2.0

/// Bars of shares from left to right, one below the other, each with its name above it and a note after it.
struct BarChart {
    /// One bar.
    struct Bar {
        let name: String
        let share: Double
        let note: String
    }

    let title: String
    let bars: [Bar]

    private static let (length, thickness, step) = (180.0, 14.0, 42.0)

    var markup: Markup {
        var drawing = Drawing(width: PlotArea.usualWidth, height: Double(bars.count) * Self.step + 4, title: title)
        for (row, bar) in bars.enumerated() {
            let top = Double(row) * Self.step + 22
            drawing.text(Self.shortened(bar.name), x: 0, y: top - 9, style: "low")
            drawing.rectangle(x: 1, y: top, width: Self.length, height: Self.thickness, style: "rest")
            drawing.rectangle(
                x: 1, y: top, width: Self.length * bar.share, height: Self.thickness, style: "bar",
                hint: "\(bar.name): \(Decimals.percent(bar.share))")
            drawing.text(
                "\(Decimals.percent(bar.share)) \(bar.note)", x: Self.length + 9, y: top + Self.thickness / 2, style: "tick low")
        }
        return drawing.markup
    }

    private static func shortened(_ name: String) -> String {
        name.count <= 36 ? name : name.prefix(35) + "…"
    }
}
