// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TextScanning

@Suite("Declared languages")
struct DeclaredLanguageTests {
    @Test(
        "Each format says what its documents declare",
        arguments: [
            (
                "html", "<html lang=en><p>one</p><p lang=de-AT>zwei <b>drei</b></p><p xml:lang=fr>un <i lang=it>due</i></p>",
                ["en", "de-AT", "fr"]
            ),
            (
                "xliff",
                "<xliff version='1.2'><file source-language='en-GB'><body><trans-unit><source>one</source></trans-unit>"
                    + "</body></file></xliff>",
                ["en-GB"]
            ),
            (
                "xliff",
                "<xliff version='2.1' srcLang='fr'><file id='f'><unit id='u'>"
                    + "<segment><source>un</source></segment></unit></file></xliff>",
                ["fr"]
            ),
            ("json", "{\"@@locale\": \"pt_BR\", \"a\": \"um {x} dois\"}", ["pt-BR"]), ("json", "{\"a\": \"b\"}", [nil]),
            ("po", "msgid \"\"\nmsgstr \"\"\n\"X-Source-Language: sv\\n\"\n\nmsgid \"ett\"\nmsgstr \"\"\n", ["sv"]),
            (
                "webvtt",
                """
                WEBVTT

                00:00.000 --> 00:01.000
                <lang fr>un <i>deux</i></lang>

                00:01.000 --> 00:02.000
                <lang.loud en-GB>one

                00:02.000 --> 00:03.000
                <lang de>eins</lang> two

                00:03.000 --> 00:04.000
                <language>drei
                """, ["fr", "en-GB", nil, nil]
            ),
            ("markdown", "---\nlang: nl\nlang-switch: off\nlanguages: fr\n---\nTwee\n", ["nl"]),
            ("markdown", "---\nlang: nl-NL\ntitle: Een\n---\nTwee\n\n<p lang=de>drei</p>\n", ["nl-NL", "nl-NL", "de"]),
            ("markdown", "x", [nil]),
        ] as [(String, String, [String?])])
    func readsDeclarations(format identifier: String, content: String, languages: [String?]) throws {
        let format = try #require(DocumentFormatRegistry.standard.format(identifiedBy: identifier))
        let document = try Document(content, format: format)
        #expect(document.passages.map { $0.declaredLanguage?.canonical } == languages)
    }

    private static let evidence = Evidence(lanes: .zero, letters: .zero, featureCount: 0, letterCount: 5, hasContent: true)

    @Test(
        "A page that is translated declares the language of its translation, and its direction",
        arguments: [
            ("<html lang=\"en\" dir=ltr><p>a", "he", "<html lang=\"he\" dir=rtl><p>b"),
            ("<HTML xml:lang='de-AT' lang='de-AT'><p>a", "es", "<HTML xml:lang='es' lang='es'><p>b"),
            ("<html lang=es-MX><p>a", "es", "<html lang=es-MX><p>b"), ("<html><p lang=en>a", "es", "<html><p lang=en>b"),
            ("<html dir=auto lang><p>a", "es", "<html dir=auto lang><p>b"), ("<p>a", "es", "<p>b"),
            ("<html lang=\"{{ LANGUAGE_CODE }}\"><p>a", "es", "<html lang=\"{{ LANGUAGE_CODE }}\"><p>b"),
        ])
    func declaresTarget(page: String, target: String, translated: String) throws {
        let document = try Document(page, format: HTML())
        let language = try LanguageTag(parsing: target)
        let declarations = try document.format.declarations(of: language, in: page)
        let replacement = Document.Replacement(passage: 0, range: 0..<1, text: "b")
        #expect(document.replacing([replacement], declarations: declarations) == translated)
        #expect(document.replacing([], declarations: declarations) == page)
    }

    @Test("Front matter that names the language names that of the translation", arguments: [("pt", "en"), ("en", "en-GB")])
    func declaresInFrontMatter(said: String, expected: String) throws {
        let page = "---\ntitle: a\nlang: \(said)\n---\n"
        let document = try Document(page, format: Markdown())
        let declarations = try document.format.declarations(of: LanguageTag(parsing: expected), in: page)
        let replacement = Document.Replacement(passage: 0, range: 0..<1, text: "b")
        let result = said == "pt" ? expected : said
        #expect(document.replacing([replacement], declarations: declarations) == "---\ntitle: b\nlang: \(result)\n---\n")
    }

    @Test("A phrase whose element declares another language is a span of that, and the words around it are not")
    func declaresPhrases() throws {
        let page = "<html lang=en><p>The rock (from Gaelic <i lang=\"gd\">An Sgeir</i>, the skerry) is <b>red</b>.</p>"
        let document = try Document(page, format: HTML())
        let text = try #require(document.passages.first?.text)
        let whole = LanguageSpan(
            range: 0..<text.utf8.count, outcome: .language("en", probability: 0.9), evidence: Self.evidence)
        let spans = try #require(document.divide([whole]) { _ in Self.evidence }.first)
        #expect(spans.map { $0.language?.canonical } == ["en", "gd", "en"])
        #expect(String(text[utf8: spans[1].range]) == "An Sgeir")
        #expect(spans.first?.range.lowerBound == 0 && spans.last?.range.upperBound == text.utf8.count)
    }

    private func languages(_ outcomes: [Detection.Outcome], declared: String) throws -> [String] {
        let words = ["Haus", "Garten", "дом"]
        let page = "<html lang=\(declared)>" + words.map { "<p>\($0)</p>" }.joined()
        let document = try Document(page, format: HTML())
        var start = 0
        let spans = zip(words, outcomes).map { word, outcome in
            defer { start += word.utf8.count + 2 }
            return LanguageSpan(range: start..<start + word.utf8.count + 2, outcome: outcome, evidence: Self.evidence)
        }
        return document.divide(spans) { _ in Self.evidence }.map {
            $0.map { $0.language?.canonical ?? "und" }.joined(separator: "+")
        }
    }

    @Test("Contract 4.4: a declared language is a strong prior, overruled only by text that is another for certain")
    func decides() throws {
        let unsure: [Detection.Outcome] = [
            .language("nl", probability: 0.7), .undetermined(.tooLittleEvidence), .undetermined(.ambiguous),
        ]
        // What is written in another script is not in it.
        #expect(try languages(unsure, declared: "de-AT") == ["de", "de", "und"])
        #expect(try languages(unsure, declared: "ru") == ["nl", "und", "ru"])
        let others: [Detection.Outcome] = [
            .language("de", probability: 0.5), .undetermined(.noLetters), .language("sr", probability: 0.6),
        ]
        #expect(try languages(others, declared: "de") == ["de", "und", "sr"])
    }

    @Test("Text that is in another language for certain keeps it")
    func isOverruled() throws {
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        let german = "Am Montag fuhren wir mit dem alten Zug nach Salamanca und blieben dort."
        let document = try Document("<html lang=en><p>\(german)</p><p>The weather was better on Wednesday.</p>", format: HTML())
        #expect(document.spans(by: segmenter).map { $0.map { $0.language?.canonical } } == [["de"], ["en"]])
    }

    @Test(
        "A page whose template declares another language than its texts are in is in that of its texts",
        arguments: [
            ("<html lang=es><p>The shop is closed on Mondays.</p><p>Please put the letters into the box.</p>", ["en", "en"]),
            (
                "<html lang=en><p>The weather was better.</p><p>Le magasin est fermé le lundi.</p><p>We went home.</p>",
                ["en", "fr", "en"]
            ),
            (
                "<html lang=en><p>Yesterday we went to the house on the hill with all our friends.</p><p lang=de>Hand</p>",
                ["en", "de"]
            ),
        ])
    func isOverruledTogether(page: String, languages: [String]) throws {
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        let found = try Document(page, format: HTML()).spans(by: segmenter)
        #expect(found.map { $0.map { $0.language?.canonical ?? "und" }.joined(separator: "+") } == languages)
        let marked = "---\nlang: es\n---\nThe shop is closed on Mondays.\n\nPlease put the letters into the box.\n"
        #expect(try Document(marked, format: Markdown()).spans(by: segmenter).joined().allSatisfy { $0.language == "en" })
    }
}
