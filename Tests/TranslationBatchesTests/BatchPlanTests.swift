// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TranslationBatches

@Suite struct BatchPlanTests {
    @Test("Batches come in the order in which their languages first appear, and items in the order of the documents")
    func batchesComeInTheOrder() {
        let plan = BatchPlan(of: [
            .init(identifier: "a", text: "Guten Tag.\n\nBonjour.\n\nAuf Wiedersehen.", cutAs: ["de", "fr", "de"]),
            .init(identifier: "b", text: "Hello.\n\nAdieu.", cutAs: ["en", "fr"]),
        ])
        #expect(plan.batches.map(\.language) == ["de", "fr", "en"])
        #expect(
            plan.batches.map { $0.items.map(\.text) } == [
                ["Guten Tag.", "Auf Wiedersehen."], ["Bonjour.", "Adieu."], ["Hello."],
            ])
        #expect(plan.batches.map { $0.items.map(\.identifier) } == [["a", "a"], ["a", "b"], ["b"]])
    }

    @Test("An item stands in its source where its range says")
    func anItemStands() {
        let source = BatchPlan.Source(text: "  Ça va ?\r\n\r\n你好。 \n", cutAs: ["fr", "zh-Hans"])
        for item in BatchPlan(of: [source]).batches.flatMap(\.items) {
            #expect(Array(source.text.utf8)[item.range].elementsEqual(item.text.utf8))
            #expect(source.spans[item.spanIndex].range.contains(item.range.lowerBound))
        }
    }

    @Test("What is in no language, and what is blank, is in no batch")
    func whatIsInNoLanguage() {
        let plan = BatchPlan(of: [.init(text: "https://example.org\n\n \n\nBonjour.", cutAs: [nil, "fr", "fr"])])
        #expect(plan.batches.flatMap(\.items).map(\.text) == ["Bonjour."])
        #expect(BatchPlan(of: []).batches.isEmpty)
    }

    @Test("Rejoining without changes gives the text back, byte for byte", arguments: try TestSentences.mixedDocuments())
    func rejoiningWithoutChangesGives(document: MixedDocument) {
        let plan = BatchPlan(of: [BatchPlan.Source(document)])
        #expect(plan.rejoin([:]).map { Array($0.utf8) } == [Array(document.text.utf8)])
        let same = plan.batches.flatMap(\.items).map { ($0.position, $0.text) }
        let rejoined = plan.rejoin(Dictionary(uniqueKeysWithValues: same))
        #expect(rejoined.map { Array($0.utf8) } == [Array(document.text.utf8)])
    }

    @Test("A replacement stands between the white space of its span, and the rest stays")
    func aReplacementStandsBetween() {
        let source = BatchPlan.Source(text: "\t Guten Tag.\r\n\r\n1984\n\n  Bonjour. \n", cutAs: ["de", nil, "fr"])
        let rejoined = BatchPlan(of: [source]).rejoin([
            .init(sourceIndex: 0, spanIndex: 2): "Buenos días.", .init(sourceIndex: 7, spanIndex: 0): "nowhere",
        ])
        #expect(rejoined == ["\t Guten Tag.\r\n\r\n1984\n\n  Buenos días. \n"])
    }

    @Test(
        "A bar beside an address at an end of a sentence is cut off with it, and all comes back",
        arguments: [("Wort | {x}", [5, 7]), ("{x} | Wort", [4, 6])])
    func barsBesidePlaces(text: String, cuts: [Int]) {
        let ends = cuts + [text.utf8.count]
        let spans = zip([0] + cuts, zip(ends, ["de", nil, "de"] as [LanguageTag?])).map {
            LanguageSpan(range: $0..<$1.0, tag: $1.1)
        }
        let plan = BatchPlan(of: [.init(identifier: nil, text: text, spans: spans)], placeholders: .all)
        let items = plan.batches.flatMap(\.items)
        #expect(items.map(\.text) == ["Wort"])
        #expect(
            plan.rejoin(Dictionary(uniqueKeysWithValues: items.map { ($0.position, "word") })) == [
                text.replacing("Wort", with: "word")
            ])
    }

    @Test(
        "Hours and numbers with a unit stay in items, since what prepares texts for engines reads them",
        arguments: [
            (
                "A loja abre às 9h e fecha às 19h30, veja https://example.org/a hoje.",
                "A loja abre às 9h e fecha às 19h30, veja \u{FFFC} hoje."
            ),
            ("Viento NO 15 km/h", "Viento NO 15 km/h"), ("£40 por la UF-1700A roja", "£40 por la \u{FFFC} roja"),
        ])
    func measures(text: String, expected: String) {
        let spans = [LanguageSpan(range: 0..<text.utf8.count, tag: "es")]
        let plan = BatchPlan(of: [.init(identifier: nil, text: text, spans: spans)], placeholders: .all)
        #expect(plan.batches.flatMap(\.items).map(\.text) == [expected])
    }

    @Test(
        "Odd characters at the ends of a span survive",
        arguments: [" a \n", "\r\n", "", "a\u{301} ", " \u{301}a ", "\u{0}a\u{0} ", "🏴󠁧󠁢󠁳󠁣󠁴󠁿\u{2029}"])
    func oddCharactersAtTheEnds(text: String) {
        let plan = BatchPlan(of: [.init(text: text, cutAs: ["de"])])
        let same = plan.batches.flatMap(\.items).map { ($0.position, $0.text) }
        let rejoined = plan.rejoin(Dictionary(uniqueKeysWithValues: same))
        #expect(rejoined.map { Array($0.utf8) } == [Array(text.utf8)])
    }
}

extension BatchPlan.Source {
    /// A text whose paragraphs, ended by an empty line, are spans in the given languages, by turns.
    init(identifier: String? = nil, text: String, cutAs tags: [LanguageTag?]) {
        let bytes = Array(text.utf8)
        var ends = bytes.indices.filter { end in
            end > 1 && bytes[end - 1] == UInt8(ascii: "\n") && bytes[..<(end - 1)].suffix(2).contains(UInt8(ascii: "\n"))
        }
        ends.append(bytes.count)
        var start = 0
        var spans: [LanguageSpan] = []
        for end in ends where end > start {
            let tag = tags[min(spans.count, tags.count - 1)]
            spans.append(LanguageSpan(range: start..<end, tag: tag))
            start = end
        }
        self.init(identifier: identifier, text: text, spans: spans)
    }

    /// A document cut as its author did.
    init(_ document: MixedDocument) {
        var start = 0
        let spans = document.spans.map { tag, text in
            defer { start += text.utf8.count }
            return LanguageSpan(range: start..<start + text.utf8.count, tag: tag == "und" ? nil : LanguageTag(stringLiteral: tag))
        }
        self.init(identifier: document.name, text: document.text, spans: spans)
    }
}

extension LanguageSpan {
    /// A span without evidence.
    init(range: Range<Int>, tag: LanguageTag?) {
        let outcome = tag.map { Detection.Outcome.language($0, probability: 1) } ?? .undetermined(.noLetters)
        self.init(range: range, outcome: outcome, evidence: .zero)
    }
}
