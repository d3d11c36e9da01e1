/// A part of the page under a heading of its own.
struct PageSection {
    let identifier: String
    let heading: String
    let content: [Markup]

    var markup: Markup {
        .element(
            "section", ["id": identifier, "aria-labelledby": "\(identifier)-heading"],
            [.element("h2", ["id": "\(identifier)-heading"], heading)] + content)
    }

    /// Something drawn, with words below it.
    static func figure(_ drawn: [Markup], caption: String) -> Markup {
        .element("figure", drawn + [.element("figcaption", caption)])
    }

    /// Figures beside one another, as many as there is room for.
    static func row(_ figures: [Markup]) -> Markup { .element("div", ["class": "row"], figures) }
}
