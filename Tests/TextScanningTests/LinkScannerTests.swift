// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@Suite("Links and mail addresses")
struct LinkScannerTests {
    private func addresses(in word: String) -> [String] {
        let scalars = Array(word.unicodeScalars)
        return LinkScanner.inText.links(in: scalars[...]).map { _, range in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
    }

    @Test(
        "Addresses are found, without the punctuation around them",
        arguments: [
            ("https://example.org", "https://example.org"),
            ("http://example.org/a_(b)?c=[d]&e#f", "http://example.org/a_(b)?c=[d]&e#f"),
            ("https://example.org.", "https://example.org"), ("(https://example.org)", "https://example.org"),
            ("<https://example.org>,", "https://example.org"), ("«www.example.org»", "www.example.org"),
            ("see:https://example.org/a/", "https://example.org/a/"), ("mailto:ana@example.org", "mailto:ana@example.org"),
            ("ana.perez+x@mail.example.org.", "ana.perez+x@mail.example.org"), ("ana@exämple.org,", "ana@exämple.org"),
            ("HTTPS://EXAMPLE.ORG", "HTTPS://EXAMPLE.ORG"), ("git+ssh://host/x", "git+ssh://host/x"),
            ("https://xn--e1afmkfd.example", "https://xn--e1afmkfd.example"),
            ("https://пример.рф/путь", "https://пример.рф/путь"),
            ("[url=https://example.org/a]Click", "https://example.org/a"),
            ("[x](https://example.org/[a]b)", "https://example.org/[a]b"),
        ])
    func findsAddresses(word: String, address: String) {
        #expect(addresses(in: word) == [address])
    }

    @Test(
        "Other words are none",
        arguments: [
            "", "casa", "e.g.", "p.ej.", "3.14", "https://", "www.", "mailto:", "a@b", "@ana", "ana@", "ana@.org", "ana@example.",
            "a:b", "://",
            "fin.Luego", "U.S.A.", "@", "....", "a@b@c",
        ])
    func findsNoOthers(word: String) {
        #expect(addresses(in: word) == [])
    }

    @Test(
        "Markdown ends links where its marks begin",
        arguments: [
            ("https://example.org/a_(b)).", "https://example.org/a_(b)"), ("WWW.example.org*", "WWW.example.org"),
            ("http://example.org<b>", "http://example.org"), ("ftp://host/`code`", "ftp://host/"),
            ("https://пример.рф/путь, и", "https://пример.рф/путь"), ("https://example.org/é_~", "https://example.org/é"),
        ])
    func endsAtMarks(text: String, link: String) {
        let bytes = Array(text.utf8)
        #expect(LinkScanner.inMarkdown.end(ofLinkIn: bytes, at: 0) == link.utf8.count)
    }

    @Test(
        "Markdown makes no link of other words",
        arguments: ["", "casa", "https://", "www.!?", "mailto:ana@example.org", "git+ssh://host/x", "ana@example.org"])
    func makesNoOtherLinks(text: String) {
        #expect(LinkScanner.inMarkdown.end(ofLinkIn: Array(text.utf8), at: 0) == nil)
    }

    @Test(
        "An address goes on over the places in it that a program fills in, also that of its scheme",
        arguments: [
            ("{protocol}://{domain}/login.", ["{protocol}://{domain}/login"]),
            ("%(protocol)s://%(domain)s%(url)s", ["%(protocol)s://%(domain)s%(url)s"]),
            ("(https://{domain}/activate?code={code}).", ["https://{domain}/activate?code={code}"]),
            ("${scheme}://host/a", ["${scheme}://host/a"]), ("{https://example.org/a}", ["https://example.org/a"]),
            ("{name}:", []), ("{a}://", []), ("%(a)://b", []),
        ])
    func holdsPlaces(text: String, expected: [String]) {
        #expect(addresses(in: text) == expected)
    }

    @Test("Several may stand in one word")
    func findsSeveral() {
        #expect(addresses(in: "ana@example.org,eva@example.org") == ["ana@example.org", "eva@example.org"])
    }

    @Test("An address after which many brackets close is found in time that grows with their number")
    func isLinearInBrackets() {
        expectLinearTime(from: 2_500, to: 20_000) { count in
            (address: "https://example.org/" + String(repeating: "()", count: count), rest: String(repeating: ")", count: count))
        } of: { address, rest in
            #expect(addresses(in: address + rest) == [address])
        }
    }

    @Test("A long word is gone through in time that grows with its length", arguments: ["a.", "a@", "http:", "я@", "a.я", "%@"])
    func isLinear(piece: String) {
        expectLinearTime(from: 12_500, to: 100_000) {
            String(repeating: piece, count: $0 / piece.unicodeScalars.count)
        } of: { word in
            #expect(addresses(in: word) == [])
        }
    }
}
