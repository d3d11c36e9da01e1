// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

@Suite("Front matter")
struct FrontMatterTests {
    @Test(
        "Fields of front matter may have a comment behind them, or go on in lines below",
        arguments: [
            ("title: The house # draft", "---", "title: CASA # draft"), ("title: # draft", "---", nil),
            ("title: \"The house\" # draft", "---", "title: \"CASA\" # draft"),
            ("title: The house\n  is red\nweight: 5", "---", "title: CASA\nweight: 5"),
            ("title:\n  The house\n  is red # draft\n", "---", "title:\n  CASA # draft\n"),
            ("title: \"The house\n  is \\\"red\\\"\"\nweight: 5", "---", "title: \"CASA\"\nweight: 5"),
            ("title: 'It''s a house\n  of mine'", "---", "title: 'CASA'"),
            ("title = \"The house\" # draft", "+++", "title = \"CASA\" # draft"),
            ("title = '''\nThe house\n'''", "+++", nil),
            ("title = \"\"\"\nThe house\n\"\"\"\nweight = 5", "+++", "title = \"\"\"\nCASA\n\"\"\"\nweight = 5"),
            // What holds fields, a list, an empty line or a comment between the lines is left alone.
            ("title:\n  en: The house", "---", nil), ("title:\n  - The house", "---", nil),
            ("title: The house\n\n  is red", "---", nil), ("title: The house # draft\n  is red", "---", nil),
            ("title: \"The house \\\n  is red\"", "---", nil), ("title: \"The house\" is", "---", nil),
        ])
    func readsFields(field: String, mark: String, expected: String?) throws {
        let page = "\(mark)\n\(field)\n\(mark)\n"
        let document = try Document(page, format: Markdown())
        #expect(document.passages.count == (expected == nil ? 0 : 1))
        #expect(document.replacing(document.passages.map { _ in "CASA" }) == "\(mark)\n\(expected ?? field)\n\(mark)\n")
        #expect(document.replacing(document.passages.map(\.text)) == page)
    }

    @Test(
        "A field of YAML without quotation marks gets some where its translation could be syntax",
        arguments: [
            ("A casa é vermelha", "A casa é vermelha"), ("L'eau de là", "L'eau de là"), ("A \"casa\"", "\"A \\\"casa\\\"\""),
            ("¿Qué es?", "¿Qué es?"), ("Casa: vermelha", "\"Casa: vermelha\""), ("Casa #1", "\"Casa #1\""), ("C#1", "C#1"),
            ("No", "\"No\""), ("Sí", "Sí"), ("true", "\"true\""), ("Casa:", "\"Casa:\""), ("10:30 Casa", "\"10:30 Casa\""),
            ("- casa", "\"- casa\""), ("@casa", "\"@casa\""), ("«Casa»", "\"«Casa»\""), ("a\\b", "\"a\\\\b\""),
        ])
    func quotesWhereNeeded(_ translation: String, _ expected: String) throws {
        let document = try Document("---\ntitle: The house\n---\n", format: Markdown())
        let written = document.replacing([translation])
        #expect(written == "---\ntitle: \(expected)\n---\n")
        #expect(try Document(written, format: Markdown()).passages.map(\.text) == [translation])
        // TOML has no values without marks.
        let other = try Document("+++\ntitle = 'The house'\n+++\n", format: Markdown()).replacing(["Casa"])
        #expect(other == "+++\ntitle = \"Casa\"\n+++\n")
    }
}
