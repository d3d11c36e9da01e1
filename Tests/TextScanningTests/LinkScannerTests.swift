// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@Suite struct LinkScannerTests {
    private func addresses(in word: String) -> [String] {
        let scalars = Array(word.unicodeScalars)
        return LinkScanner.inText.links(in: scalars[...]).map { _, range in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
    }

    @Test(arguments: [
        ("https://example.org", "https://example.org"),
        ("http://example.org/a_(b)?c=[d]&e#f", "http://example.org/a_(b)?c=[d]&e#f"),
        ("https://example.org.", "https://example.org"), ("(https://example.org)", "https://example.org"),
        ("<https://example.org>,", "https://example.org"), ("«www.example.org»", "www.example.org"),
        ("see:https://example.org/a/", "https://example.org/a/"), ("mailto:ana@example.org", "mailto:ana@example.org"),
        ("ana.perez+x@mail.example.org.", "ana.perez+x@mail.example.org"), ("ana@exämple.org,", "ana@exämple.org"),
        ("HTTPS://EXAMPLE.ORG", "HTTPS://EXAMPLE.ORG"), ("git+ssh://host/x", "git+ssh://host/x"),
        ("https://xn--e1afmkfd.example", "https://xn--e1afmkfd.example"), ("https://пример.рф/путь", "https://пример.рф/путь"),
    ])
    func `Addresses are found, without the punctuation around them`(word: String, address: String) {
        #expect(addresses(in: word) == [address])
    }

    @Test(arguments: [
        "", "casa", "e.g.", "p.ej.", "3.14", "https://", "www.", "mailto:", "a@b", "@ana", "ana@", "ana@.org", "ana@example.",
        "a:b", "://",
        "fin.Luego", "U.S.A.", "@", "....", "a@b@c",
    ])
    func `Other words are none`(word: String) {
        #expect(addresses(in: word) == [])
    }

    @Test(arguments: [
        ("https://example.org/a_(b)).", "https://example.org/a_(b)"), ("WWW.example.org*", "WWW.example.org"),
        ("http://example.org<b>", "http://example.org"), ("ftp://host/`code`", "ftp://host/"),
        ("https://пример.рф/путь, и", "https://пример.рф/путь"), ("https://example.org/é_~", "https://example.org/é"),
    ])
    func `Markdown ends links where its marks begin`(text: String, link: String) {
        let bytes = Array(text.utf8)
        #expect(LinkScanner.inMarkdown.end(ofLinkIn: bytes, at: 0) == link.utf8.count)
    }

    @Test(arguments: ["", "casa", "https://", "www.!?", "mailto:ana@example.org", "git+ssh://host/x", "ana@example.org"])
    func `Markdown makes no link of other words`(text: String) {
        #expect(LinkScanner.inMarkdown.end(ofLinkIn: Array(text.utf8), at: 0) == nil)
    }

    @Test func `Several may stand in one word`() {
        #expect(addresses(in: "ana@example.org,eva@example.org") == ["ana@example.org", "eva@example.org"])
    }

    @Test func `An address after which many brackets close is found in time that grows with their number`() {
        let brackets = String(repeating: "()", count: 20_000)
        let open = "https://example.org/\(brackets)"
        var found: [String] = []
        let duration = processorSeconds { found = addresses(in: open + String(repeating: ")", count: 20_000)) }
        #expect(found == [open])
        #expect(duration < 5)
    }

    @Test(arguments: ["a.", "a@", "http:", "я@", "a.я", "%@"])
    func `A long word is gone through in time that grows with its length`(piece: String) {
        let word = String(repeating: piece, count: 100_000 / piece.unicodeScalars.count)
        var found = ["none"]
        // The square would be ten thousand million steps.
        #expect(processorSeconds { found = addresses(in: word) } < 5)
        #expect(found == [])
    }
}
