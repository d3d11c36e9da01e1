// SPDX-License-Identifier: Apache-2.0

/// Lines over shared axes.
struct LineChart {
    /// One line.
    struct Series {
        let name: String
        /// The points in order, each with what is shown where a pointer rests on it.
        let points: [(x: Double, y: Double, hint: String)]
    }

    let title: String
    let area: PlotArea
    let series: [Series]

    /// The drawing with its legend.
    var markup: [Markup] {
        var drawing = area.drawing(title: title)
        for (index, line) in series.enumerated() {
            let style = SeriesStyle(index: index)
            let points = line.points.map { (x: area.place(x: $0.x), y: area.place(y: $0.y)) }
            drawing.add(style.curve(points))
            for (point, place) in zip(line.points, points) {
                drawing.add(style.mark(x: place.x, y: place.y, hint: "\(line.name), \(point.hint)"))
            }
        }
        let legend = Markup.element(
            "ul", ["class": "legend"], series.enumerated().map { SeriesStyle(index: $0).entry(name: $1.name) })
        return [drawing.markup, legend]
    }
}
