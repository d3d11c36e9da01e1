// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageSegmentation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a page is made of, read as XML.
final class PageReader: NSObject, XMLParserDelegate {
    /// A span of the document as the page shows it.
    struct LanguageSpan {
        let attributes: [String: String]
        /// The language and direction of the text in it.
        var language: String?
        var direction: String?
    }

    /// The text of the document.
    private(set) var text = ""
    private(set) var title = ""
    private(set) var elements: [String: Int] = [:]
    private(set) var spans: [LanguageSpan] = []
    private(set) var identifiers: [String] = []
    private(set) var links: [String] = []
    private(set) var blockDirections: [String] = []
    private var path: [(name: String, id: String?)] = []

    init(_ page: String) throws {
        super.init()
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = self
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements[name, default: 0] += 1
        if path.last?.id == "document", let direction = attributes["dir"] { blockDirections.append(direction) }
        path.append((name, attributes["id"]))
        if let id = attributes["id"] { identifiers.append(id) }
        if let link = attributes["href"] { links.append(link) }
        if attributes["class"]?.hasPrefix("span ") == true { spans.append(LanguageSpan(attributes: attributes)) }
        if name == "bdi", !spans.isEmpty {
            spans[spans.count - 1].language = attributes["lang"]
            spans[spans.count - 1].direction = attributes["dir"]
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if path.contains(where: { $0.id == "document" }) { text += string }
        if path.last?.name == "title" { title += string }
    }
}
