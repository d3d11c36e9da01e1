// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DocumentFormats

/// What is expected of expat, and of how it is called.
@Suite("XML")
struct XMLScannerTests {
    /// The tokens with the bytes that they stand for, neighbouring text as one.
    private func tokens(of content: String, portion: Int = 1 << 30) throws(DocumentError) -> [String] {
        let bytes = Array(content.utf8)
        func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var scanner = XMLScanner(bytes, format: "XML", portion: portion)
        var tokens: [String] = []
        var isText = false
        while let token = try scanner.next() {
            let before = isText
            isText = false
            switch token {
            case .tag(let tag):
                let attributes = tag.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
                tokens.append("\(tag.kind) \(source(tag.range)) \(tag.name)\(attributes)")
            case .text(let range):
                isText = true
                if before { tokens[tokens.count - 1] += source(range) } else { tokens.append(source(range)) }
            case .reference(let range, let meaning): tokens.append("\(source(range)) \(meaning ?? "unknown")")
            case .section(let content, let whole): tokens.append("\(source(whole)) \(source(content))")
            case .other(let range): tokens.append("other \(source(range))")
            }
        }
        return tokens
    }

    static let document =
        "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>\r\n<!DOCTYPE r [<!-- ' --><!ENTITY e '<b/>'>]>"
        + "<r a=\"&lt;&#x41;\n\">é\r\n&amp;&#x20AC;&e;<![CDATA[<a>\n]]>]]&gt;<p:e/><!-- -->\r<?p i?>x</r >\n<!-- -->"

    @Test("Tokens are the bytes that they came from", arguments: [1, 2, 3, 7, 64, 1 << 30])
    func cuts(portion: Int) throws {
        #expect(
            try tokens(of: Self.document, portion: portion) == [
                "start <r a=\"&lt;&#x41;\n\"> r a=<A ", "é\r\n", "&amp; &", "&#x20AC; €", "&e; unknown",
                "<![CDATA[<a>\n]]> <a>\n",
                "]]", "&gt; >", "empty <p:e/> p:e", "other <!-- -->", "\r", "other <?p i?>", "x", "end </r > r",
            ])
    }

    @Test(
        "More tokens than are held at once come in their order, and an error after them", arguments: [255, 256, 257, 2000])
    func pauses(count: Int) throws {
        let content = "<r>" + (0..<count).map { "<e n='\($0)'/>" }.joined()
        let expected = ["start <r> r"] + (0..<count).map { "empty <e n='\($0)'/> e n=\($0)" }
        #expect(try tokens(of: content + "</r>") == expected + ["end </r> r"])
        var scanner = XMLScanner(Array(content.utf8), format: "XML")
        for _ in expected { #expect(try scanner.next() != nil) }
        let error = #expect(throws: DocumentError.self) { try scanner.next() }
        #expect(error?.detail == "an element is not closed")
    }

    @Test(
        "What is not well-formed is refused, with its line and what stands there",
        arguments: [
            ("<r>\n</x>", 2, "mismatched tag at ‘x>’"), ("<r>\n&u;</r>", 2, "undefined entity at ‘&u;</r>’"),
            ("<!DOCTYPE r [<!ENTITY e ''>]><r>&u;</r>", 1, "undefined entity at ‘&u;</r>’"),
            ("<r><?1?></r>", 1, "not well-formed (invalid token) at ‘1?></r>’"),
            ("<r>\u{0}</r>", 1, "not well-formed (invalid token)"), ("", 1, "no element found"),
            ("\u{0}<\u{0}r\u{0}/\u{0}>", 1, "there is a NUL"), ("<\u{0}r\u{0}/\u{0}>\u{0}", 1, "there is a NUL"),
        ])
    func refuses(content: String, line: Int, detail: String) {
        let error = #expect(throws: DocumentError.self) { try tokens(of: content) }
        #expect(error?.line == line && error?.detail == detail, "\(error as Any)")
    }

    @Test("An entity that stands for other ones is refused: a chain of them exhausts the stack, a tree the memory")
    func refusesEntities() throws {
        let chain = (1..<100_000).map { "<!ENTITY e\($0) '&e\($0 - 1);'>" }.joined()
        let tree = (1..<12).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }.joined()
        for declarations in [chain, tree] {
            for use in ["<r a='&e11;'/>", "<r>&e11;</r>"] {
                let error = #expect(throws: DocumentError.self) {
                    try tokens(of: "<!DOCTYPE r [<!ENTITY e0 'x'>\(declarations)]>\(use)")
                }
                #expect(error?.detail == "the entity e1 is declared by means of another")
            }
        }
        // A long entity that stands in an attribute many times is expat's to refuse.
        let long = "<!DOCTYPE r [<!ENTITY e '\(String(repeating: "x", count: 200_000))'>]>"
        #expect(throws: DocumentError.self) {
            try tokens(of: "\(long)<r a='\(String(repeating: "&e;", count: 200_000))'/>")
        }
        // Character references in an entity are not other entities.
        let plain = "<!DOCTYPE r [<!ENTITY e '&#38;#60;'>]><r a='&e;'>&e;</r>"
        #expect(try tokens(of: plain) == ["start <r a='&e;'> r a=<", "&e; unknown", "end </r> r"])
    }
}
