// SPDX-License-Identifier: Apache-2.0

/// A page in one file that needs nothing else: no script, no network, no font.
///
/// It follows the reader's preference for light or dark, and is well-formed as XML too.
package struct WebPage: Sendable {
    /// What it is called, in the window and above all.
    package let title: String
    /// What its own parts look like, in CSS that stands in the program.
    package let style: StaticString
    /// Rules of CSS for this page alone, which are made of numbers and never of text from elsewhere.
    package let rules: String
    /// What stands below the title.
    package let header: [Markup]
    /// What it is about.
    package let main: [Markup]

    /// A page.
    package init(title: String, style: StaticString, rules: String = "", header: [Markup], main: [Markup]) {
        self.title = title
        self.style = style
        self.rules = rules
        self.header = header
        self.main = main
    }

    /// The page.
    package var html: String {
        let head = Markup.element(
            "head",
            [
                .element("meta", ["charset": "utf-8"]),
                .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                // Whatever got into the page, nothing would be fetched and nothing would run.
                .element("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
                .element("title", title),
                .element("style", "\(PageStyle.sheet)\n\(style)" + (rules.isEmpty ? "" : "\n\(rules)")),
            ])
        let body = Markup.element(
            "body", [.element("header", [.element("h1", title)] + header), .element("main", main)])
        let page = Markup.element("html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"], [head, body])
        return "<!DOCTYPE html>\n\(page.source)\n"
    }

    private static let policy = "default-src 'none'; style-src 'unsafe-inline'"
}
