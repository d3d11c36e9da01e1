// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

@Suite("The registry of formats")
struct DocumentFormatRegistryTests {
    /// A format of one's own: each line is a text.
    private struct Lines: DocumentFormat {
        var name = "lines"
        var suffixes = ["lines", "md"]
        var fileNameSuffixes: [String] { suffixes }

        func passages(of content: String) -> [Passage] {
            let bytes = Array(content.utf8)
            var builder = PassageBuilder(bytes)
            return SourceLines(bytes).compactMap { line in
                builder.addText(line.content)
                return builder.finish()
            }
        }

        func written(_ text: String, for passage: Passage) -> String {
            text.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    @Test("The standard formats stand in it in the order in which they are named to people")
    func holdsStandardFormats() {
        let identifiers = DocumentFormatRegistry.standard.formats.map(\.identifier)
        #expect(identifiers == ["text", "markdown", "html", "subrip", "webvtt", "po", "xliff", "json"])
        for identifier in identifiers {
            #expect(DocumentFormatRegistry.standard.format(identifiedBy: identifier)?.identifier == identifier)
        }
        #expect(DocumentFormatRegistry.standard.format(identifiedBy: "Markdown") == nil)
    }

    @Test(
        "A file's name tells its format by what stands after its last dot, in letters of either case",
        arguments: [
            ("a/b.c/README.MD", "markdown"), ("x.mkd", "markdown"), ("index.htm", "html"), ("x.tar.xhtml", "html"),
            ("film.srt", "subrip"),
            ("film.vtt", "webvtt"), ("de.po", "po"), ("app.pot", "po"), ("a.xlf", "xliff"), ("notes.txt", "text"),
            (".notes.md", "markdown"),
            ("dir.md/notes", nil), ("", nil), (".md", nil), ("md", nil), ("notes.", nil), ("notes.json", "json"),
            ("app_de.arb", "json"),
            ("notes.yaml", nil),
        ] as [(String, String?)])
    func findsBySuffix(name: String, identifier: String?) {
        #expect(DocumentFormatRegistry.standard.format(ofFileNamed: name)?.identifier == identifier)
    }

    @Test(
        "Where a name says nothing, the beginning of a file tells its format, in UTF-8 and UTF-16",
        arguments: [
            ("Just text.\n", "text"), ("", "text"), ("<john> hi\n<mary> hello\n", "text"), ("a < b\n", "text"), ("<3\n", "text"),
            ("[Intro]\nText\n", "text"), ("{curly} text", "text"), ("[1] A note", "text"), ("# Heading\n", "text"),
            ("#hash", "text"),
            ("---\ntitle: x\n---\n", "text"), ("1\n2\n", "text"), ("WEBVTTX", "text"),
            ("WEBVTT is a format.\nIt has cues.", "text"), ("\"Quoted\": text", "text"),
            ("<!DOCTYPE html>\n<p>x", "html"), ("\n<HTML lang=en><p>x", "html"), ("<p>One</p> and <b>two</b>", "html"),
            ("<?xml version='1.0'?><!-- x --><html xmlns='http://www.w3.org/1999/xhtml'/>", "html"),
            ("<?xml version='1.0'?>\n<xliff version='1.2'>", "xliff"), ("<x:xliff version='1.2'></x:xliff>", "xliff"),
            ("WEBVTT\n\n", "webvtt"), ("WEBVTT", "webvtt"), ("\n1\r\n00:00:01,000 --> 00:00:02,000\r\nx", "subrip"),
            ("# comment\n\nmsgid \"\"\nmsgstr \"\"\n", "po"), ("{\"a\": \"b\"}", "json"), ("{\n \"a\": {\"b\": \"cut o", "json"),
            (String(repeating: "{\"a\": ", count: 1000), "json"),
            ("[{\"a\": 1}]", "json"), ("{\"a\": 1}\n{\"a\": 2}\n", "json"),
        ])
    func findsByBeginning(content: String, identifier: String) throws {
        let formats = DocumentFormatRegistry.standard
        let wide: [UInt8] = [0xFF, 0xFE] + content.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        for head in [Array(content.utf8), [0xEF, 0xBB, 0xBF] + content.utf8, wide] {
            #expect(try formats.format(ofFileNamed: nil, beginning: head).identifier == identifier)
            #expect(try formats.format(ofFileNamed: "dir/notes.log", beginning: head).identifier == identifier)
            #expect(try formats.format(ofFileNamed: "notes.txt", beginning: head).identifier == identifier)
            // A name that says another format is believed.
            #expect(try formats.format(ofFileNamed: "notes.md", beginning: head).identifier == "markdown")
        }
    }

    @Test(
        "Contract 4.8: a file whose name or beginning says a structured format that is not known is refused by its name",
        arguments: [
            ("strings.xml", "", "XML"), ("x.tex", "", "LaTeX"), ("x.rst", "", "reStructuredText"), ("x.csv", "", "a table (CSV)"),
            ("x.YAML", "", "YAML"), ("x.properties", "", "Java properties"), ("x.strings", "", "Apple strings"),
            ("x.adoc", "", "AsciiDoc"), ("x.toml", "", "TOML"), ("x.py", "", "source code"),
            ("x.ejs", "", "a template"), ("x.html.twig", "", "a template"), ("x.pug", "", "a template"),
            (".env", "", "source code"),
            ("x.docx", "PK", "an office document"),
            (nil, "<?xml version='1.0'?>\n<resources/>", "XML"), ("x.txt", "<resources><string>a</string></resources>", "XML"),
            (nil, "% x\n\\documentclass{article}\n", "LaTeX"), (nil, "#!/bin/sh\necho", "a script"), (nil, "{\\rtf1", "RTF"),
            (nil, "<?php echo 1;", "PHP"),
            ("dir/Makefile", "", "source code"), ("CMakeLists.txt", "", "source code"),
            ("x.eml", "", "an e-mail with its header"),
            (nil, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", "a calendar (iCalendar)"), ("x.vcf", "", "a contact (vCard)"),
            ("x.service", "", "INI"), ("x.dtd", "", "XML"), (nil, ".TH LS 1\n.SH NAME\nls - list", "troff"),
            (nil, "#include <stdio.h>\n\nint main(void) {\n    puts(\"The house\");\n    return 0;\n}\n", "source code"),
            (nil, "import os\n\ndef f(x):\n    print(\"The house is red\")\n", "source code"),
            (nil, "from a.b import c\n# The house\nx = 5\n", "source code"),
            (nil, "body {\n  color: red;\n}\n", "source code"), (nil, "// The house\nfoo(x, {\n  a: 1\n});\n", "source code"),
            (nil, "# x\n[greeting]\ntitle = \"The house\"\nport = 8080\n", "INI or TOML"),
            (nil, "items:\n  - name: The house\n    size: 5\nmore: x\n", "YAML"),
            (nil, "[Script Info]\nTitle: x\n", "subtitles of another kind"),
            ("robots.txt", "", "source code"), (".gitignore", "", "source code"), ("x.feature", "", "Gherkin"),
            ("x.txt", "name,age,town\nBob,5,\"Rome, big\"\nAnn,6,Oslo\n", "a table (CSV)"),
            (nil, "== History ==\nThe ''town'' of [[Rome]].\n", "wikitext"),
            (nil, "From ann@example.org Mon Nov 23\nSubject: A\n long one\nMIME-Version: 1.0\n", "an e-mail with its header"),
        ] as [(String?, String, String)])
    func refusesUnknown(name: String?, content: String, format: String) {
        let formats = DocumentFormatRegistry.standard
        let error = #expect(throws: UnknownFormatError.self) {
            try formats.format(ofFileNamed: name, beginning: Array(content.utf8))
        }
        #expect(error?.format == format)
        #expect(error?.knownFormats == formats.formats.map(\.identifier))
        // A program that has the format reads it.
        guard let suffix = name?.split(separator: ".").dropFirst().last.map(String.init), suffix != "txt", name != ".env" else {
            return
        }
        let own = DocumentFormatRegistry(formats.formats + [Lines(suffixes: [suffix.lowercased()])])
        #expect(throws: Never.self) { try own.format(ofFileNamed: name, beginning: Array(content.utf8)) }
    }

    @Test(
        "Text is not taken for a structured format",
        arguments: [
            ("notes", "From: Ann\nSubject: The house\n\nDear Ben,\nMessage-ID: is a field."), ("make", "all: the files"),
            (nil, "Received: two letters.\nAnd a parcel."),
            (nil, "Name: Anna\nage: 5\ntown: Rome\n"), (nil, "Ingredients:\n  - eggs\n  - milk\nDirections:\n  - mix\n"),
            (nil, "ingredients:\n  - two eggs\n  - milk\n"), (nil, "[Verse 1]\nI came home\n[Chorus]\nLa la\n"),
            (nil, "The parties agree:\n(a) the seller delivers (see annex one);\n(b) the buyer pays;\nand nothing else.\n"),
            (nil, "Ann, Ben, Eve\nBob, Cy, Dan\nx, y, z\n"), (nil, "one,two\nthree,four\nfive,six\n"), (nil, "== A ==\nText.\n"),
            (nil, "The House\n=========\n\nUse '' and [[ -f x ]].\n"),
            (nil, "red,green,blue\nThe house, red, is big, too.\nThe dog, too, is here.\nx\n"),
            (nil, "200 g of flour;\n3 eggs (free range);\nmilk;\n"), (nil, "{\n\"The end\"\n}\n"),
            (nil, "Use this code:\n\n    int main() {\n        puts(\"hello\");\n    }\n\nThen run it."),
            (nil, "[Vocabulary]\nfork = tenedor\nknife = cuchillo\n"),
            (nil, "from Paris import goods come.\nThe total = ten\nboxes"),
            (nil, "I came;\nI saw;\nI won;\n"), (nil, "import duties are high\nand we pay\n(as we said)\nthem all"),
            ("x.txt", "#include <stdio.h>\nint main(void) {\n    return 0;\n}\n"),
            ("README", "Dear all,\n\nBEGIN:VCARD is one."),
        ])
    func acceptsText(name: String?, content: String) throws {
        #expect(try DocumentFormatRegistry.standard.format(ofFileNamed: name, beginning: Array(content.utf8)) is PlainText)
    }

    @Test("A format of one's own is found, and has the suffixes that it shares with others")
    func findsAdded() throws {
        var formats = DocumentFormatRegistry.standard
        formats.add(Lines())
        #expect(formats.format(identifiedBy: "lines") is Lines)
        #expect(formats.format(ofFileNamed: "x.lines") is Lines)
        #expect(formats.format(ofFileNamed: "x.md") is Lines)
        #expect(formats.format(ofFileNamed: "x.mkd") is Markdown)
        #expect(DocumentFormatRegistry.standard.format(identifiedBy: "lines") == nil)
        let document = try Document(" one\r\n\r\ntwo", format: #require(formats.format(ofFileNamed: "x.lines")))
        #expect(document.passages.map(\.text) == ["one", "two"])
        #expect(document.replacing(["1\n2", "two"]) == " 1 2\r\n\r\ntwo")
    }

    @Test("A format that is added again takes the place of the first")
    func replacesSameIdentifier() {
        var formats = DocumentFormatRegistry([Lines(), PlainText()])
        formats.add(Lines())
        #expect(formats.formats.map(\.identifier) == ["text", "lines"])
        #expect(DocumentFormatRegistry().formats.isEmpty)
    }
}
