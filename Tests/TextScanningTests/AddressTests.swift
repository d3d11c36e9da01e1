import TestSupport
import Testing
import TextScanning

@Suite struct AddressTests {
    private func addresses(in word: String) -> [String] {
        let scalars = Array(word.unicodeScalars)
        return AddressFinder.addresses(in: scalars[...]).map { range in
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

    @Test func `Several may stand in one word`() {
        #expect(addresses(in: "ana@example.org,eva@example.org") == ["ana@example.org", "eva@example.org"])
    }

    @Test func `An address behind which many brackets close is found in time that grows with their number`() {
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
