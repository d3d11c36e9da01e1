// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

@Suite("The registry of formats")
struct DocumentFormatRegistryTests {
    /// A format of one's own: each line is a text.
    private struct Lines: DocumentFormat {
        var name = "lines"
        var fileNameSuffixes: [String] { ["lines", "md"] }

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
        #expect(identifiers == ["text", "markdown", "html", "subrip", "webvtt", "po", "xliff"])
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
            ("dir.md/notes", nil), ("", nil), (".md", nil), ("md", nil), ("notes.", nil), ("notes.json", nil),
        ] as [(String, String?)])
    func findsBySuffix(name: String, identifier: String?) {
        #expect(DocumentFormatRegistry.standard.format(ofFileNamed: name)?.identifier == identifier)
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
