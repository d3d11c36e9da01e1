// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
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
            ("¿Qué es?", "¿Qué es?"), ("Casa: vermelha", "\"Casa: vermelha\""), ("Casa #1", "\"Casa #1\""),
            ("O C#1 novo", "O C#1 novo"),
            ("No", "\"No\""), ("Sí", "Sí"), ("true", "\"true\""), ("Casa:", "\"Casa:\""), ("10:30 Casa", "\"10:30 Casa\""),
            ("- casa", "\"- casa\""), ("> casa", "\"> casa\""), ("«Casa»", "\"«Casa»\""), ("Uma \\ casa", "\"Uma \\\\ casa\""),
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

    @Test(
        "Fields at the start of a file without marks around them are metadata: names stay, and what people read is text",
        arguments: [
            (
                "title: Backups\nsummary: How to back up\n    your files.\n\n# Safe\n",
                ["Backups", "How to back up your files.", "Safe"]
            ),
            ("Title: Backups\nAuthor: Ana\nBase Header Level: 2\n\nText\n", ["Backups", "Text"]),
            ("title: Backups\n\nText\n", ["Backups", "Text"]), ("template: home.html\n\nText\n", ["Text"]),
            ("author: Ana\nlayout: wide\ndate: 2024-05-01\ntags: a\n    b\n\nText\n", ["Text"]),
            // A diary, a memo, a note, and what no empty line ends.
            ("Mon: swimming\nTue: football\n\nText\n", ["Mon: swimming", "Tue: football", "Text"]),
            ("From: Ana\nSubject: Lunch\n\nText\n", ["From: Ana", "Subject: Lunch", "Text"]),
            ("Summary: we met.\n\nText\n", ["Summary: we met.", "Text"]), ("title: Backups\n", ["title: Backups"]),
            ("title: Backups\nand more\n\nText\n", ["title: Backups and more", "Text"]),
        ])
    func readsMetadata(_ page: String, _ expected: [String]) throws {
        let document = try Document(page, format: Markdown())
        #expect(document.passages.map(\.text) == expected)
        #expect(document.replacing(document.passages.map(\.text)) == page)
    }

    @Test("The values of metadata are written as they are")
    func writesMetadata() throws {
        let document = try Document("title: Backups\nsummary: How to\n    do it\nauthor: Ana\n\nText\n", format: Markdown())
        let written = document.replacing(["Cópias: \"hoje\"", "Como\nfazer", "Texto"])
        #expect(written == "title: Cópias: \"hoje\"\nsummary: Como fazer\nauthor: Ana\n\nTexto\n")
    }

    @Test("Metadata may name the language", arguments: [("pt-BR", "pt-BR"), ("English", nil)] as [(String, String?)])
    func readsLanguageOfMetadata(_ value: String, _ expected: String?) throws {
        let document = try Document("title: Casa\nlanguage: \(value)\n\nUma casa.\n", format: Markdown())
        #expect(document.passages.map { $0.declaredLanguage?.canonical } == [expected, expected])
    }
}
