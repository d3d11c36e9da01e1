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
        // An element without content is closed by itself where HTML allows that, which is in drawings and where it has no end tag.
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
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Readers of both take a carriage return, with the line feed behind it, for the end of a line.
            case "\t", "\n", "\r", "\u{20}"..."\u{7E}", "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
                result.unicodeScalars.append(scalar)
            // XML has no way to write the control characters and U+FFFE.
            default: result += "\u{FFFD}"
            }
        }
        return result
    }
}
