// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A piece of a page that is well-formed both as HTML and as XML.
///
/// Text and attributes come in as they are and are escaped here: there is no other way in.
package struct Markup: Sendable {
    package let source: String

    private init(source: String) { self.source = source }

    /// Text.
    package static func text(_ text: String) -> Markup { Markup(source: escaped(text)) }

    /// An element with what stands in it; attributes without a value are left out.
    package static func element(
        _ name: String, _ attributes: KeyValuePairs<String, String?>, _ content: [Markup]
    ) -> Markup {
        let opening =
            name
            + attributes.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
        // An element without content is closed by itself where HTML allows that, which is in drawings and where it has no end
        // tag.
        if content.isEmpty, emptyElements.contains(name) { return Markup(source: "<\(opening)/>") }
        return Markup(source: "<\(opening)>\(content.map(\.source).joined())</\(name)>\(blocks.contains(name) ? "\n" : "")")
    }

    /// An element with text.
    package static func element(
        _ name: String, _ attributes: KeyValuePairs<String, String?>, _ text: String
    ) -> Markup {
        element(name, attributes, [.text(text)])
    }

    /// An element with other elements in it, and without attributes.
    package static func element(_ name: String, _ content: [Markup]) -> Markup { element(name, [:], content) }

    /// An element with text, and without attributes.
    package static func element(_ name: String, _ text: String) -> Markup { element(name, [:], [.text(text)]) }

    /// An element with nothing in it.
    package static func element(_ name: String, _ attributes: KeyValuePairs<String, String?>) -> Markup {
        element(name, attributes, [] as [Markup])
    }

    private static let emptyElements: Set = ["meta", "path", "rect", "line"]

    /// Elements that end a line of the source.
    private static let blocks: Set = [
        "head", "title", "style", "h1", "h2", "h3", "p", "tr", "table", "figure", "svg", "section", "li",
    ]

    private static func escaped(_ text: String) -> String {
        MarkupEscape.escaped(text) { scalar in
            if scalar == "\"" { return "&quot;" }
            // XML has no way to write most control characters and U+FFFE, and readers of HTML take U+0080 to U+009F for others.
            return MarkupEscape.isAllowedInXML(scalar) && !(0x7F...0x9F ~= scalar.value) ? nil : "\u{FFFD}"
        }
    }
}
