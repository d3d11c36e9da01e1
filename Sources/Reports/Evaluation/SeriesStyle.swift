// SPDX-License-Identifier: Apache-2.0

/// What tells one line of a plot from the others: colour, dashes and the shape of its marks, so that colour alone is never
/// needed.
struct SeriesStyle {
    /// The place of the line among the others; styles come again after the sixth.
    let index: Int

    private static let dashes = ["none", "8 4", "2 4", "10 3 2 3", "4 2", "14 4"]

    private var place: Int { index % Self.dashes.count }

    /// A line through points.
    func curve(_ points: [(x: Double, y: Double)]) -> Markup {
        let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\(Decimals.tenths($1.x)) \(Decimals.tenths($1.y))" }
        return .element("path", ["class": "curve s\(place)", "stroke-dasharray": Self.dashes[place], "d": path.joined()])
    }

    /// A mark at a point.
    ///
    /// - Parameters:
    ///   - radius: Half of its width.
    ///   - hint: What is shown where a pointer rests on it.
    func mark(x: Double, y: Double, radius: Double = 4.5, hint: String) -> Markup {
        let corners = Self.corners[place].map { corner in
            "\(Decimals.tenths(x + corner.x * radius)) \(Decimals.tenths(y + corner.y * radius))"
        }
        return .element(
            "path", ["class": "mark s\(place)", "d": "M" + corners.joined(separator: "L") + "Z"], [.element("title", hint)])
    }

    /// A sample of the line with its name.
    func entry(name: String) -> Markup {
        let sample = Markup.element(
            "svg",
            ["xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 48 14", "aria-hidden": "true"],
            [curve([(0, 7), (48, 7)]), mark(x: 24, y: 7, hint: name)])
        return .element("li", [sample, .text(name)])
    }

    /// The shapes of marks: circle, square, triangle, diamond, the triangle on its head, hexagon.
    private static let corners: [[(x: Double, y: Double)]] = [
        [(1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)],
        [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)],
        [(0, -1.1), (1.1, 0.9), (-1.1, 0.9)],
        [(0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)],
        [(0, 1.1), (1.1, -0.9), (-1.1, -0.9)],
        [(-1.1, 0), (-0.55, -1), (0.55, -1), (1.1, 0), (0.55, 1), (-0.55, 1)],
    ]
}
