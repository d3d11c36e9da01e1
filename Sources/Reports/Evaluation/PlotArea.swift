// SPDX-License-Identifier: Apache-2.0

/// The area of a plot with its axes: turns values into places.
struct PlotArea {
    /// One of the two directions.
    struct Axis {
        let title: String
        let range: ClosedRange<Double>
        let ticks: [(value: Double, label: String)]

        /// An axis of shares, from a lower to an upper share, with a tick at each step.
        static func shares(_ title: String, _ range: ClosedRange<Double>, step: Double) -> Axis {
            let count = Int(((range.upperBound - range.lowerBound) / step).rounded())
            let values = (0...max(count, 1)).map { range.lowerBound + Double($0) * step }
            return Axis(title: title, range: range, ticks: values.map { ($0, Decimals.tick($0)) })
        }

        /// An axis of classes, at 0, 1, 2 and so on.
        static func classes(_ title: String, _ names: [String]) -> Axis {
            Axis(
                title: title, range: -0.5...Double(names.count) - 0.5,
                ticks: names.enumerated().map { (Double($0), $1) })
        }
    }

    /// Fits a window of 500 pixels as it is. In narrower ones plots are shrunk, and `PlotStyle` makes their words larger.
    static let usualWidth = 460.0

    let x: Axis
    let y: Axis
    let width: Double
    let height: Double

    /// Room for words in a wide font, at the size that they have in narrow windows.
    private static let margin = (left: 68.0, right: 24.0, top: 12.0, bottom: 52.0)

    /// The place of a value from left to right.
    func place(x value: Double) -> Double {
        Self.margin.left + (value - x.range.lowerBound) / (x.range.upperBound - x.range.lowerBound) * inner.width
    }

    /// The place of a value from top to bottom.
    func place(y value: Double) -> Double {
        Self.margin.top + (y.range.upperBound - value) / (y.range.upperBound - y.range.lowerBound) * inner.height
    }

    private var inner: (width: Double, height: Double) {
        (width - Self.margin.left - Self.margin.right, height - Self.margin.top - Self.margin.bottom)
    }

    /// A drawing of the axes, for curves to be added to.
    func drawing(title: String) -> Drawing {
        var drawing = Drawing(width: width, height: height, title: title)
        let (left, right) = (Self.margin.left, width - Self.margin.right)
        let (top, bottom) = (Self.margin.top, height - Self.margin.bottom)
        for tick in y.ticks {
            let place = place(y: tick.value)
            drawing.line((left, place), (right, place), style: "grid")
            drawing.text(tick.label, x: left - 7, y: place, style: "tick end low")
        }
        for tick in x.ticks {
            drawing.text(tick.label, x: place(x: tick.value), y: bottom + 20, style: "tick middle")
        }
        drawing.line((left, bottom), (right, bottom), style: "axis")
        drawing.line((left, top), (left, bottom), style: "axis")
        drawing.text(x.title, x: (left + right) / 2, y: height - 8, style: "middle")
        drawing.upwardText(y.title, x: 17, y: (top + bottom) / 2, style: "middle")
        return drawing
    }
}
