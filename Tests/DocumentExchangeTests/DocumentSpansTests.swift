// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import Testing

@Suite("Spans of documents")
struct DocumentSpansTests {
    static let page = """
        # Bericht

        Wir *fuhren* nach [Salamanca](https://example.org).

        ```
        ls -l
        ```

        Visitamos la catedral.

        """

    static let nothing = Evidence(lanes: .zero, letters: .zero, featureCount: 0, letterCount: 0, hasContent: false)

    /// The German of the page, up to the code, and then Spanish; counts the texts it is asked about.
    static func spans(of document: Document) -> [[LanguageSpan]] {
        let text = document.runningText
        let end = text.utf8.distance(
            from: text.startIndex, to: text.firstRange(of: "Visitamos")?.lowerBound ?? text.endIndex)
        func span(_ range: Range<Int>, _ tag: LanguageTag) -> LanguageSpan {
            LanguageSpan(range: range, outcome: .language(tag, probability: 0.9), evidence: nothing)
        }
        return document.divide([span(0..<end, "de"), span(end..<text.utf8.count, "es")]) { _ in nothing }
    }

    @Test("Passages are split together, and each gets its part of the spans")
    func divides() throws {
        let document = try Document(Self.page, format: Markdown())
        let spans = Self.spans(of: document)
        #expect(spans.map { $0.map { $0.language?.canonical } } == [["de"], ["de"], ["es"]])
        #expect(zip(spans, document.passages).allSatisfy { $0.first?.range == 0..<$1.text.utf8.count })
    }

    @Test("Contract 4.4: pieces cover the document in order, markup between languages apart, white space with what is before")
    func coversDocument() throws {
        let document = try Document(Self.page, format: Markdown())
        let pieces = document.documentSpans(of: Self.spans(of: document))
        #expect(pieces.map { document.source($0.range) }.joined() == Self.page)
        #expect(pieces.map { $0.span?.language?.canonical } == [nil, "de", nil, "es"])
        #expect(document.source(pieces[1].range).hasSuffix("(https://example.org).") == true)
        let (manifest, contents) = PieceManifest.cut(document, spans: Self.spans(of: document))
        #expect(manifest.pieces.map { $0.language?.canonical } == ["de", "es"])
        #expect(manifest.join(contents) == Self.page)
        #expect(try PieceManifest(parsing: manifest.text).join(contents) == Self.page)
    }

    @Test("A foreign phrase that tags set apart is found, and cut at the tags")
    func findsPhrases() throws {
        let page =
            "<html lang=en><p>She said <q>je ne sais pas encore ce que nous allons faire</q>, "
            + "and left <b>the room</b> at once, <br>see?"
        let document = try Document(page, format: HTML())
        #expect(document.runningText.utf8.count == document.passages.map(\.text).joined(separator: "\n\n").utf8.count)
        let spans = document.spans(by: LanguageSegmenter(detector: try LanguageDetector()))
        #expect(
            document.annotated(spans)
                == page.replacing("<q>", with: "<q><span lang=\"fr\">").replacing("</q>", with: "</span></q>"))
    }

    @Test("A document without text is markup, and its pieces make it again")
    func joinsMarkup() throws {
        for page in ["```\ncode\n```\n", "\n\n", ""] {
            let document = try Document(page, format: Markdown())
            #expect(document.passages.isEmpty && document.runningText.isEmpty)
            let (manifest, contents) = PieceManifest.cut(document, spans: [])
            #expect(manifest.join(contents) == page)
        }
    }
}
