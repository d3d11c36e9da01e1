// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import TestSupport
import Testing

@Suite("Declarations of HTML after translating")
struct DeclaringTests {
    /// The page with passages in Spanish, and what its elements declare then.
    ///
    /// - Parameter left: The texts that stay.
    private func translated(_ content: String, to language: LanguageTag = "es", leaving left: Set<String>) throws -> String {
        let document = try Document(content, format: HTML())
        let texts = document.passages.map(\.text)
        let translated = texts.map { left.contains($0) ? [] : [0..<$0.utf8.count] }
        let declarations =
            HTML().declarations(of: language, in: content)
            + HTML().declarations(of: language, in: document, translated: translated)
        let replacements = texts.enumerated().compactMap { index, text in
            left.contains(text)
                ? nil : Document.Replacement(passage: index, range: 0..<text.utf8.count, text: text.replacing("o", with: "ó"))
        }
        return document.replacing(replacements, declarations: declarations)
    }

    @Test(
        "An element all of whose text was translated declares the target where it declared a language; another keeps its own",
        arguments: [
            ("<p lang=de>Ono</p><p lang=fr>Two</p>", "<p lang=es>Onó</p><p lang=fr>Two</p>"),
            // What an element inside says of itself is not the outer one's.
            ("<div lang='de'>Oho <p xml:lang='fr'>Two</div>", "<div lang='es'>Ohó <p xml:lang='fr'>Two</div>"),
            ("<div lang='de'>Oho <p>Two</div>", "<div lang='de'>Ohó <p>Two</div>"),
            // Inside of a sentence, with an attribute that is text.
            (
                "<p>He said <i lang=\"de\" title=\"old\">hello <b lang=fr>1</b></i> to us",
                "<p>He said <i lang=\"es\" title=\"óld\">helló <b lang=fr>1</b></i> tó us"
            ),
            ("<p lang=es-AR>One<p dir=RTL>שo", "<p lang=es-AR>One<p dir=ltr>שó"),
            ("<p lang=de dir=auto>Go", "<p lang=es dir=auto>Gó"),
            ("<html lang=de><meta charset=utf-8><p lang=de>No</html>", "<html lang=es><meta charset=utf-8><p lang=es>Nó</html>"),
            // Numbers say nothing, and code is not text.
            ("<p lang=de>Go 12 <code>x</code>", "<p lang=es>Gó 12 <code>x</code>"), ("<p lang=de>12<p>Go", "<p lang=de>12<p>Gó"),
        ])
    func declares(content: String, expected: String) throws {
        #expect(try translated(content, leaving: ["Two"]) == expected)
    }

    @Test("Where the target is written from right to left, so says the direction")
    func declaresDirection() throws {
        #expect(
            try translated("<p lang=en dir=ltr>Go<p dir=ltr>Two", to: "ar", leaving: ["Two"])
                == "<p lang=ar dir=rtl>Gó<p dir=ltr>Two")
    }

    @Test("A direction that is not that of the text stays")
    func keepsOtherDirections() throws {
        let page = "<p dir=rtl>Who</p><bdo dir=\"rtl\">Two</bdo>"
        #expect(try translated(page, leaving: []) == page.replacing("o<", with: "ó<"))
    }

    @Test("A passage of which a part was left keeps what its element says")
    func countsParts() throws {
        let document = try Document("<p lang=de>Hallo Welt, bonjour</p>", format: HTML())
        #expect(HTML().declarations(of: "es", in: document, translated: [[0..<11]]).isEmpty)
        #expect(HTML().declarations(of: "es", in: document, translated: [[0..<11, 11..<19]]).map(\.text) == ["es"])
    }

    @Test(
        "Declaring takes time that grows with the length alone", .timeLimit(.minutes(5)),
        arguments: ["<p lang=de>o", "<i lang=de>o ", "<p lang=de title=o>", "o <b dir=ltr>o</b>"])
    func isLinear(fragment: String) {
        expectLinearTime(from: 12_500, to: 100_000) {
            repeated(fragment, to: $0)
        } of: { content in
            _ = try? translated(content, leaving: [])
        }
    }
}
