// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Pages that need nothing else")
struct WebPageTests {
    /// Gathers the text and the attributes of a page.
    private final class Reader: NSObject, XMLParserDelegate {
        var text = ""
        var attributes: [String: String] = [:]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            self.attributes.merge(attributes) { $1 }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    private static func read(_ source: String) throws -> Reader {
        let parser = XMLParser(data: Data(source.utf8))
        let reader = Reader()
        parser.delegate = reader
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "\(source)")
        return reader
    }

    @Test("Whatever text comes in comes out as it was, but for what XML cannot write, in elements and in attributes")
    func escapes() throws {
        var numbers = SeededNumbers(seed: 200)
        let odd: [Unicode.Scalar] = [
            "<", ">", "&", "\"", "'", "]", "-", "!", "\u{0}", "\u{1B}", "\u{85}", "\u{FFFE}", "é", "😀", "ا",
        ]
        for _ in 0..<200 {
            let text = String(
                String.UnicodeScalarView((0..<Int.random(in: 0...40, using: &numbers)).map { _ in numbers.one(of: odd) }))
            let written = String(
                String.UnicodeScalarView(
                    text.unicodeScalars.map { [0, 0x1B, 0x85, 0xFFFE].contains($0.value) ? "\u{FFFD}" : $0 }))
            let reader = try Self.read(Markup.element("p", ["title": text], text).source)
            #expect(reader.text == written)
            #expect(reader.attributes["title"] == written)
        }
    }

    @Test("An attribute without a value is left out, an empty one is not")
    func leavesOut() {
        #expect(Markup.element("p", ["lang": nil, "dir": ""], "x").source == "<p dir=\"\">x</p>\n")
    }

    @Test("A page lets nothing be fetched and no script run, and its style is one that XML leaves as it is")
    func isClosed() throws {
        let page = WebPage(title: "a < b", style: ".x { color: red; }", header: [], main: [.element("p", "text")]).html
        let reader = try Self.read(page)
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(reader.attributes["content"] == "default-src 'none'; style-src 'unsafe-inline'")
        let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/))
        #expect(style.1.hasSuffix(".x { color: red; }") && !style.1.contains("&"))
    }
}
