// SPDX-License-Identifier: Apache-2.0

/// A part of the page under a heading of its own.
package struct PageSection {
    package let identifier: String
    package let heading: String
    package let content: [Markup]

    /// A part of the page; its identifier is what links lead to.
    package init(identifier: String, heading: String, content: [Markup]) {
        self.identifier = identifier
        self.heading = heading
        self.content = content
    }

    /// The section.
    package var markup: Markup {
        .element(
            "section", ["id": identifier, "aria-labelledby": "\(identifier)-heading"],
            [.element("h2", ["id": "\(identifier)-heading"], heading)] + content)
    }

    /// Something drawn, with words below it.
    package static func figure(_ drawn: [Markup], caption: String) -> Markup {
        .element("figure", drawn + [.element("figcaption", caption)])
    }

    /// Figures beside one another, as many as there is room for.
    package static func row(_ figures: [Markup]) -> Markup { .element("div", ["class": "row"], figures) }
}
