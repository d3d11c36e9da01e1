// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import UnicodeText

@testable import Reports

@Suite("The page of a document with its spans")
struct SpanPageTests {
    private static let segmenter = Result { LanguageSegmenter(detector: try LanguageDetector()) }

    private static func page(of document: Document, named name: String = "name") throws -> SpanPage {
        let document = document.readingCode
        return SpanPage(document, spans: document.documentSpans(of: document.spans(by: try segmenter.get())), name: name)
    }

    private static func mixed() throws -> [String] { try TestSentences.mixedDocuments().map(\.text) }

    private static let hostile = [
        "", "\n", "x", "</bdi></span></div><script>alert(1)</script>", "<!-- ]]> --> &lt; &#0; \" ' onclick=\"x\"",
        "a\u{0}b\u{1B}[31mc\u{7F}\u{9B}", "Guten Tag, \u{202E}liebe Leute\u{2069}\u{2069} und auf Wiedersehen.",
        "mixed\r\nline\rends\n\r\n of the document\r\n", String(repeating: "e\u{301}\u{302}", count: 5_000),
        "كتب الوزير رسالة طويلة إلى صديقه.\n\nThe minister wrote a long letter to his friend.\n",
        String(repeating: "ein sehr langer Satz ohne Ende ", count: 3_000),
    ]

    /// What a reader of the page gets of the document.
    private static func written(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.map {
                    let isNoncharacter = $0.value == 0xFFFE || $0.value == 0xFFFF
                    return $0.commandsDisplay || isNoncharacter ? "\u{FFFD}" : $0
                })
        ).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    @Test("The text of the page is the document's, whatever it holds", arguments: try mixed() + hostile)
    func keepsText(text: String) throws {
        let page = try PageReader(Self.page(of: Document(text)).html)
        #expect(page.text == Self.written(text))
        #expect(page.elements["script"] == nil)
        #expect(page.elements["h1"] == 1 && page.elements["main"] == 1)
    }

    @Test(
        "Documents in the formats are shown with their markup",
        arguments: DocumentFormatRegistry.standard.formats.map(\.identifier))
    func keepsMarkup(format identifier: String) throws {
        let contents = [
            "text": "Wo ist der Bahnhof, bitte?\n",
            "xliff": """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de"><file id="f"><unit id="u">
            <segment><source>Wo ist der <ph id="1"/>Bahnhof, bitte?</source></segment></unit></file></xliff>
            """,
            "markdown": "# Der Bericht\n\nWir fuhren gestern *mit dem Zug* nach Hause.\n\n```\nthe code is kept\n```\n",
            "html":
                "<html lang=en><p>The weather was better &amp; we walked along the river.</p>\n"
                + "<p>Am Montag fuhren wir mit dem Zug.",
            "subrip":
                "1\n00:00:01,000 --> 00:00:02,000\nWo ist der Bahnhof, bitte?\n\n"
                + "2\n00:00:03,000 --> 00:00:04,000\nI do not know.\n",
            "webvtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Anna>Wo ist der Bahnhof, bitte?\n",
            "json": "{ \"file\": \"The file was not found.\", \"bahn\": \"Wo ist der Bahnhof, {name}?\" }\n",
            "po": "msgid \"\"\nmsgstr \"\"\n\nmsgid \"The file was not found.\\n\"\nmsgstr \"\"\n",
        ]
        let content = try #require(contents[identifier])
        let format = try #require(DocumentFormatRegistry.standard.format(identifiedBy: identifier))
        let document = try Document(content, format: format)
        let page = try PageReader(Self.page(of: document).html)
        #expect(page.text == content)
        let spans = document.documentSpans(of: document.spans(by: try Self.segmenter.get())).filter { $0.span != nil }
        #expect(page.spans.count == spans.count)
    }

    @Test("Each span can be reached by keyboard, has a name in English, and its text its own language and direction")
    func describesSpans() throws {
        for text in try Self.mixed() {
            let spans = try Self.segmenter.get().spans(of: text)
            let page = try PageReader(Self.page(of: Document(text)).html)
            #expect(page.spans.map(\.language) == spans.map { $0.language?.canonical ?? "" })
            for (shown, span) in zip(page.spans, spans) {
                #expect(shown.attributes["tabindex"] == "0" && shown.attributes["role"] == "group")
                let tag = span.language?.canonical ?? "und"
                if case .language(_, let probability) = span.outcome, probability < 0.8 {
                    #expect(shown.attributes["data-tag"] == tag + "?")
                    #expect(shown.attributes["class"]?.contains("unsure") == true)
                } else {
                    #expect(shown.attributes["data-tag"] == tag)
                }
                let title = try #require(shown.attributes["title"])
                switch span.outcome {
                case .language(let tag, _):
                    #expect(title.hasPrefix("\(tag.displayName(in: "en")), probability "))
                    #expect(shown.direction == (tag.direction == .rightToLeft ? "rtl" : "ltr"))
                case .undetermined(let reason):
                    #expect(title == "No language: \(reason.phrase)")
                    #expect(shown.direction == "auto")
                }
            }
        }
    }

    @Test("Lines begin in the direction of their first language")
    func directsBlocks() throws {
        let text =
            "كتب الوزير رسالة طويلة إلى صديقه في المدينة القديمة.\n\n"
            + "The minister wrote a long letter to his friend in the city.\n"
        let page = try PageReader(Self.page(of: Document(text)).html)
        #expect(page.blockDirections == ["rtl", "ltr"])
    }

    @Test("Every language of the page leads from the table to its first span, and identifiers are unique")
    func linksLanguages() throws {
        for text in try Self.mixed() {
            let page = try PageReader(Self.page(of: Document(text)).html)
            #expect(Set(page.identifiers).count == page.identifiers.count)
            let firsts = Dictionary(page.spans.map { ($0.attributes["data-tag"], $0.attributes["id"]) }) { first, _ in first }
            #expect(Set(page.links) == Set(firsts.values.compactMap { $0.map { "#\($0)" } }))
        }
    }

    @Test("Thirty languages differ in colour or underline")
    func differs() throws {
        let tags = "ar bg ca cs da de el en es et fa fi fr ga he hi hu id it ja ko lt lv nl pl pt ro ru sv tr".split(
            separator: " ")
        var shares = LanguageShares()
        let evidence = try Self.segmenter.get().detector.evidence(of: "Guten Tag")
        for tag in tags {
            let language = try LanguageTag(parsing: String(tag))
            shares.add(LanguageSpan(range: 0..<1, outcome: .language(language, probability: 1), evidence: evidence))
        }
        let legend = PageLegend(shares, first: [:])
        #expect(Set(shares.ranked.map { legend.classes(of: $0.language) }).count == 30)
        #expect(legend.classes(of: nil) == "none k\(shares.ranked.count)")
    }

    /// A document with as many changes of language as words, and its page.
    private func page(ofChanges count: Int) throws -> (document: Document, html: String) {
        let evidence = try Self.segmenter.get().detector.evidence(of: "Tag")
        let document = Document(String(repeating: "Tag ", count: count))
        let tags: [LanguageTag] = ["de", "en"]
        let spans = (0..<count).map { index in
            LanguageSpan(
                range: index * 4..<index * 4 + 4, outcome: .language(tags[index % 2], probability: 0.5), evidence: evidence)
        }
        return (document, SpanPage(document, spans: document.documentSpans(of: [spans]), name: "").html)
    }

    @Test("Ten thousand changes of language make a page of ten thousand spans")
    func bearsManySpans() throws {
        let (document, html) = try page(ofChanges: 10_000)
        let page = try PageReader(html)
        #expect(page.spans.count == 10_000)
        #expect(page.text == document.content)
    }

    @Test("A page takes time that grows with the number of its spans alone")
    func isLinear() throws {
        try expectLinearTime(from: 1_250, to: 10_000) {
            $0
        } of: { count in
            let (_, html) = try page(ofChanges: count)
            #expect(!html.isEmpty)
        }
    }

    @Test("A hostile name stays a name")
    func bearsNames() throws {
        let page = try PageReader(Self.page(of: Document("Guten Tag"), named: "</title><script>\u{202E}\u{0}&").html)
        #expect(page.title == "Languages of </title><script>\u{FFFD}\u{FFFD}&")
        #expect(page.elements["script"] == nil)
    }
}
