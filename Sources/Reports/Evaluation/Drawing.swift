// SPDX-License-Identifier: Apache-2.0

import Records

/// A drawing in a page: shapes in a box of its own coordinates, with a title for those who cannot see it.
struct Drawing {
    let width: Double
    let height: Double
    /// What it shows, in a sentence.
    let title: String
    private(set) var shapes: [Markup] = []

    init(width: Double, height: Double, title: String) {
        self.width = width
        self.height = height
        self.title = title
    }

    /// The drawing. Its figures stand in a table beside it, so readers of the screen hear the title alone.
    var markup: Markup {
        .element(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(Decimals.tenths(width)) \(Decimals.tenths(height))",
                "width": Decimals.tenths(width), "role": "img", "aria-label": title,
            ], shapes)
    }

    mutating func add(_ shape: Markup) { shapes.append(shape) }

    mutating func line(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), style: String) {
        add(
            .element(
                "line",
                [
                    "class": style, "x1": Decimals.tenths(from.x), "y1": Decimals.tenths(from.y), "x2": Decimals.tenths(to.x),
                    "y2": Decimals.tenths(to.y),
                ]))
    }

    mutating func text(_ text: String, x: Double, y: Double, style: String) {
        add(.element("text", ["class": style, "x": Decimals.tenths(x), "y": Decimals.tenths(y)], text))
    }

    /// Adds text that is read from below.
    mutating func upwardText(_ text: String, x: Double, y: Double, style: String) {
        let place = "translate(\(Decimals.tenths(x)) \(Decimals.tenths(y))) rotate(-90)"
        add(.element("text", ["class": style, "transform": place], text))
    }

    /// - Parameters:
    ///   - opacity: From 0 to 1.
    ///   - hint: What is shown where a pointer rests on it.
    mutating func rectangle(
        x: Double, y: Double, width: Double, height: Double, style: String, opacity: Double = 1, hint: String? = nil
    ) {
        add(
            .element(
                "rect",
                [
                    "class": style, "x": Decimals.tenths(x), "y": Decimals.tenths(y), "width": Decimals.tenths(width),
                    "height": Decimals.tenths(height), "fill-opacity": "\(FourDecimals(opacity))",
                ], hint.map { [.element("title", $0)] } ?? []))
    }
}
