// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TextScanning
import TranslationBatches

@Suite("Batches with placeholders")
struct PlaceholderTests {
    private func plan(
        _ pieces: [(LanguageTag?, String)], _ placeholders: BatchPlan.PlaceholderLanguages = .all
    ) -> BatchPlan {
        BatchPlan(of: [BatchPlan.Source(pieces: pieces)], placeholders: placeholders)
    }

    private func texts(_ plan: BatchPlan) -> [String] {
        plan.batches.flatMap { batch in batch.items.map { "\(batch.language): \($0.text)" } }
    }

    @Test("A sentence with a phrase of another language is one item, and the phrase another")
    func aSentenceWithAPhrase() {
        let plan = plan([("de", "Sie sagte "), ("en", "“never say never” "), ("de", "und ging. Es war spät.\n")])
        #expect(texts(plan) == ["de: Sie sagte \u{FFFC} und ging. Es war spät.", "en: “never say never”"])
        let sentence = plan.batches[0].items[0]
        #expect(sentence.inlines == [Batch.Inline(range: 10..<31, spanIndex: 1, placeholderIndex: 0)])
        #expect(sentence.ownSpans == [0, 2])
        let rejoined = plan.rejoin([
            sentence.position: "Dijo \u{FFFC} y se fue. Era tarde.", .init(sourceIndex: 0, spanIndex: 1): "«nunca digas nunca»",
        ])
        #expect(rejoined == ["Dijo «nunca digas nunca» y se fue. Era tarde.\n"])
        // The phrase alone may be replaced, and the sentence alone.
        #expect(
            plan.rejoin([.init(sourceIndex: 0, spanIndex: 1): "«x»"]) == ["Sie sagte «x» und ging. Es war spät.\n"])
        #expect(plan.rejoin([sentence.position: "\u{FFFC}!"]) == ["“never say never”!\n"])
    }

    @Test("Addresses and code at the ends do not go with an item, and come back")
    func cutsEnds() {
        let plan = plan([("de", " `ls -l` https://example.org zeigt `x` und /usr/bin \n"), (nil, "\n"), ("de", "`ls`\n")])
        #expect(texts(plan) == ["de: zeigt \u{FFFC} und", "de: \u{FFFC}"])
        let item = plan.batches[0].items[0]
        #expect(
            plan.rejoin([item.position: "muestra \u{FFFC} y"]) == [
                " `ls -l` https://example.org muestra `x` y /usr/bin \n\n`ls`\n"
            ])
    }

    @Test(
        "Numbers, prices and ordinals alone are kept from engines, and words with numbers are not",
        arguments: [
            ("12", true), ("1,234.50", true), ("$5.99", true), ("10 €", true), ("1st", true), ("2ª 3.", true), ("3月5日", false),
            ("5人", false), ("3월 5일", false), ("— !?", false),
            ("", false), ("5 años", false), ("3 x", false), ("90 Tage", false),
        ])
    func keepsNumbers(text: String, isKept: Bool) {
        let shielded = ShieldedText(text, keepsPlaceholders: true, cutter: TextCutter(maximum: nil))
        #expect((shielded?.cut.openCount == 0) == isKept)
        #expect(shielded.map { $0.cut.text == text } ?? true)
    }

    @Test(
        "A sentence ends where its mark, its line or its text does",
        arguments: [
            ("Das ist gut. ", "I like it. ", "Und weiter."), ("Das ist gut, ", "I like it. ", "Und weiter."),
            ("Das ist gut.\n", "I like it, ", "und weiter."), ("Das ist gut, ", "I like it\n", "und weiter."),
            (" \n", "I like it, ", "und weiter."), ("Das ist gut. ", "მე მიყვარს, ", "und weiter."),
        ])
    func endsSentences(before: String, phrase: String, after: String) {
        let plan = plan([("de", before), ("en", phrase), ("de", after)])
        #expect(plan.batches.flatMap(\.items).allSatisfy { $0.inlines.isEmpty })
    }

    @Test(
        "A sentence goes on after marks inside of it",
        arguments: [
            ("Das ist gut, ", "I like it, ", "und weiter."), ("Er rief ", "“Stop!” ", "und lief."), ("Er (", "a Scot", ") lief."),
            ("Sie las ", "“It is late. Go.” ", "und ging."),
        ])
    func goesOn(before: String, phrase: String, after: String) {
        #expect(plan([("de", before), ("en", phrase), ("de", after)]).batches.map(\.items.count) == [1, 1])
    }

    @Test("The parts of a sentence that changes its language are items by themselves, and a quotation is a phrase of any length")
    func sentencesThatChangeTheirLanguage() {
        let changed = plan([("pt", "Ontem fui à loja "), ("en", "and bought two shirts, "), ("pt", "mas não havia talão.")])
        #expect(texts(changed) == ["pt: Ontem fui à loja", "pt: mas não havia talão.", "en: and bought two shirts,"])
        let marked = plan([("en", "With *yesterday"), ("es", "* se usa el pasado simple: *"), ("en", "I packed* it.")])
        #expect(texts(marked).filter { $0.hasPrefix("en") } == ["en: With *yesterday", "en: I packed* it."])
        let quoted = plan([("de", "Sie sagte "), ("en", "“I have packed it already” "), ("de", "und ging.")])
        #expect(texts(quoted) == ["de: Sie sagte \u{FFFC} und ging.", "en: “I have packed it already”"])
    }

    @Test("The slash between labels in two languages goes to no engine")
    func slashesBetweenLabels() {
        let labels = plan([("pt", "Cliente / "), ("en", "Customer: Harrow\n"), ("pt", "Morada "), ("en", "| Address")])
        #expect(texts(labels) == ["pt: Cliente", "pt: Morada", "en: Customer: Harrow", "en: Address"])
    }

    @Test("Several phrases are several placeholders, also those in no language, and a phrase has none inside")
    func severalPhrasesAreSeveralPlaceholders() {
        let plan = plan([
            ("de", "Von "), ("en", "early "), ("fr", "jusqu'au soir "), ("de", "war "), (nil, "𓀀𓁐 "), ("de", "da, "),
            ("en", "you know."),
        ])
        #expect(
            texts(plan) == ["de: Von \u{FFFC} \u{FFFC} war \u{FFFC} da,", "en: early", "en: you know.", "fr: jusqu'au soir"])
        #expect(plan.batches[0].items[0].inlines.map(\.spanIndex) == [1, 2, 4])
    }

    @Test(
        "White space of any kind alone begins no sentence, and is not a phrase in one",
        arguments: ["\u{A0}", "\u{3000}", "\u{2028}", "\r\n\u{A0}", " \u{301}"])
    func whiteSpaceOfAnyKind(space: String) {
        let begun = plan([("de", space), ("en", "a phrase "), ("de", "und weiter.")])
        #expect(texts(begun) == ["en: a phrase", "de: und weiter."])
        let parted = plan([("de", "Er ging "), ("en", space), ("de", "weiter.")])
        #expect(texts(parted) == ["de: Er ging", "de: weiter."])
    }

    @Test("Words that an engine moved to where another item begins or ends stay in their item")
    func wordsThatAnEngineMoved() {
        let neighbours = plan([
            ("de", "Wort.\n"), ("fr", "voir https://a.example/"), ("de", "https://b.example/ ist da."),
        ])
        let position = { BatchPlan.Position(sourceIndex: 0, spanIndex: $0) }
        #expect(
            neighbours.rejoin([position(1): "F ", position(2): " D"])
                == ["Wort.\nF  https://a.example/https://b.example/  D"])
        let nested = plan([("de", "Er sagte "), ("en", "see https://b.example/"), ("de", "https://c.example/ und ging.")])
        #expect(texts(nested) == ["de: Er sagte \u{FFFC}\u{FFFC} und ging.", "en: see"])
        #expect(
            nested.rejoin([position(0): "A \u{FFFC} M \u{FFFC} Z", position(1): "P"])
                == ["A P https://b.example/ M https://c.example/ Z"])
    }

    @Test("Spans that are not their text's are told from those that are")
    func spansThatAreNotTheir() {
        func isSound(_ text: String, _ ranges: [Range<Int>], leavingNoGap: Bool = true) -> Bool {
            let spans = ranges.map { LanguageSpan(range: $0, tag: "de") }
            return BatchPlan.Source(text: text, spans: spans).hasValidSpans(leavingNoGap: leavingNoGap)
        }
        #expect(isSound("", []) && isSound("aé", [0..<1, 1..<3]) && isSound("aéb", [1..<3], leavingNoGap: false))
        #expect(!isSound("a", []) && !isSound("ab", [0..<1]) && !isSound("ab", [1..<2]))
        for gaps in [true, false] {
            #expect(!isSound("ab", [0..<3], leavingNoGap: gaps) && !isSound("ab", [0..<2, 1..<2], leavingNoGap: gaps))
            #expect(!isSound("é", [0..<1, 1..<2], leavingNoGap: gaps) && !isSound("ab", [1..<2, 0..<1], leavingNoGap: gaps))
        }
    }

    @Test("Addresses and code are placeholders, numbers are not, and a placeholder of the text keeps its place")
    func addressesAndCodeArePlaceholders() {
        let plan = plan([("de", "Die 3 Seiten \u{FFFC} auf https://example.org/a, `x = 1` und a@example.org.")])
        #expect(texts(plan) == ["de: Die 3 Seiten \u{FFFC} auf \u{FFFC}, \u{FFFC} und \u{FFFC}."])
        let item = plan.batches[0].items[0]
        #expect(item.inlines.map(\.placeholderIndex) == [1, 2, 3])
        #expect(
            plan.rejoin([item.position: "\u{FFFC} \u{FFFC} \u{FFFC} \u{FFFC}"])
                == ["\u{FFFC} https://example.org/a `x = 1` a@example.org"])
    }

    @Test("An address in code is the code's, and one beside it is its own")
    func anAddressInCode() {
        let plan = plan([("de", "a@b.example `c@d.example` e@f.example und `x` WWW.g.example\n`ww` w")])
        #expect(
            texts(plan) == ["de: und \u{FFFC} \u{FFFC}\n\u{FFFC} w"])
        #expect(plan.batches[0].items[0].inlines.first?.range == 42..<45)
        #expect(plan.batches[0].items[0].inlines.last?.range == 60..<64)
    }

    @Test("Addresses and code of one line are found in time that grows with their number")
    func addressesAndCodeOfOne() {
        expectLinearTime(from: 2_000, to: 16_000) { count in
            (count, String(repeating: "a@b.de ", count: count) + String(repeating: "`x` ", count: count))
        } of: { count, line in
            #expect(plan([("de", line)]).batches[0].items[0].inlines.count == 2 * count)
        }
    }

    @Test("Only the languages that were named have placeholders")
    func onlyTheLanguagesThatWere() {
        let pieces: [(LanguageTag?, String)] = [("de", "Sie sagte "), ("en", "“never” "), ("de", "und ging.")]
        #expect(texts(plan(pieces, .only(["en"]))) == texts(plan(pieces, .none)))
        #expect(texts(plan(pieces, .none)) == ["de: Sie sagte", "de: und ging.", "en: “never”"])
        #expect(texts(plan(pieces, .only(["de"]))) == texts(plan(pieces)))
    }

    @Test("The language that comes first is the sentence's, whether it has placeholders or not")
    func theLanguageThatComesFirst() {
        let pieces: [(LanguageTag?, String)] = [
            ("de", "Sie sagte "), ("en", "“never” "), ("de", "und "), ("en", "“always” "), ("de", "und ging."),
        ]
        #expect(
            texts(plan(pieces, .only(["en"]))) == [
                "de: Sie sagte", "de: und", "de: und ging.", "en: “never”", "en: “always”",
            ])
    }

    @Test(
        "A replacement that lost or doubled a placeholder is left out, and the sentence can be had in its pieces",
        arguments: ["Dijo y se fue.", "Dijo \u{FFFC} y \u{FFFC} se fue."])
    func losesNothing(translation: String) {
        let plan = plan([("de", "Sie sagte "), ("en", "“never” "), ("de", "und ging."), ("fr", " Oui.")])
        let sentence = plan.batches[0].items[0]
        #expect(!sentence.keepsPlaceholders(translation))
        let phrase = BatchPlan.Position(sourceIndex: 0, spanIndex: 1)
        #expect(plan.rejoin([sentence.position: translation, phrase: "«x»"]) == ["Sie sagte «x» und ging. Oui."])
        var repair = PlaceholderRepair(of: sentence.text)
        guard case .translate(let pieces) = repair.translated(translation) else {
            Issue.record("the sentence was not cut")
            return
        }
        #expect(pieces.map(\.text) == ["Sie sagte", "und ging."])
        #expect(repair.translated(pieces[0], as: "Dijo") == .wait)
        let repaired = repair.translated(pieces[1], as: "y se fue.")
        #expect(repaired == .accept("Dijo \u{FFFC} y se fue."))
        #expect(plan.rejoin([sentence.position: "Dijo \u{FFFC} y se fue.", phrase: "«x»"]) == ["Dijo «x» y se fue. Oui."])
    }

    @Test("Phrases that take turns are not inside of each other")
    func phrasesThatTakeTurns() {
        let words = (0..<40).map { "w" + String(repeating: "o", count: $0 + 1) + "rt" }
        let pieces = words.enumerated().map { ($0 % 2 == 0 ? "de" : "en" as LanguageTag?, $1 + " ") }
        let plan = plan(pieces)
        #expect(plan.batches.map(\.items.count) == [1, 20])
        var repair = PlaceholderRepair(of: plan.batches[0].items[0].text)
        guard case .translate(let pieces) = repair.failed() else {
            Issue.record("the sentence was not cut")
            return
        }
        #expect(pieces.map(\.text) == (0..<20).map { words[$0 * 2] })
    }

    @Test("Giving every item back as it came changes nothing, whether as a whole or between its placeholders", arguments: 0..<60)
    func givingEveryItemBack(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let placeholders: BatchPlan.PlaceholderLanguages = numbers.number(in: 0...3) == 0 ? .none : .all
        let texts = try RandomMixtures.documents(count: 2, seed: seed) + [numbers.one(of: HostileText.strings)]
        let plan = BatchPlan(of: texts.map { BatchPlan.Source(text: $0, cutBy: &numbers) }, placeholders: placeholders)
        let items = plan.batches.flatMap(\.items)
        let same = Dictionary(uniqueKeysWithValues: items.map { ($0.position, $0.text) })
        #expect(plan.rejoin(same).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
        let repaired = Dictionary(
            uniqueKeysWithValues: items.map { item in
                var repair = PlaceholderRepair(of: item.text)
                var step = repair.failed()
                if case .translate(let pieces) = step {
                    for piece in pieces { step = repair.translated(piece, as: piece.text) }
                }
                if case .accept(let text) = step { return (item.position, text) }
                #expect(step == .giveUp && !item.text.unicodeScalars.contains("\u{FFFC}"))
                return (item.position, item.text)
            })
        #expect(plan.rejoin(repaired).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
        #expect(items.allSatisfy { $0.text.first?.isWhitespace == false && $0.text.last?.isWhitespace == false })
        expectEachWordOnce(in: plan)
    }

    /// Expects that each word of each span in a language stands in one item, and each such span is one sentence's own.
    private func expectEachWordOnce(in plan: BatchPlan) {
        let items = plan.batches.flatMap(\.items)
        for (index, source) in plan.sources.enumerated() {
            let bytes = Array(source.text.utf8)
            var itemCounts = Array(repeating: 0, count: bytes.count)
            var owners: [Int: [BatchPlan.Position]] = [:]
            for item in items where item.sourceIndex == index {
                for offset in item.range { itemCounts[offset] += 1 }
                for phrase in item.inlines where phrase.spanIndex != nil {
                    for offset in phrase.range { itemCounts[offset] -= 1 }
                }
                for span in item.ownSpans { owners[span, default: []].append(item.position) }
            }
            for (spanIndex, span) in source.spans.enumerated() {
                let most = span.language == nil ? 0 : 1
                // Addresses and code at the ends go with no item, and neither do slashes and bars.
                let fixed = FixedText.ranges(in: source.text, span.range)
                let isWord = span.range.map { offset in
                    bytes[offset] > 0x20 && bytes[offset] < 0x80 && !"/|".utf8.contains(bytes[offset])
                        && !fixed.contains { $0.contains(offset) }
                }
                // White space around a phrase may stand in the sentence or in none.
                #expect(zip(span.range, isWord).allSatisfy { $1 ? itemCounts[$0] == most : 0...1 ~= itemCounts[$0] })
                let count = owners[spanIndex]?.count ?? 0
                #expect(isWord.contains(true) ? count == most : 0...most ~= count)
            }
        }
    }
}

extension BatchPlan.Source {
    /// A text made of spans.
    fileprivate init(pieces: [(LanguageTag?, String)]) {
        var start = 0
        let spans = pieces.map { tag, text in
            defer { start += text.utf8.count }
            return LanguageSpan(range: start..<start + text.utf8.count, tag: tag)
        }
        self.init(text: pieces.map(\.1).joined(), spans: spans)
    }

    /// A text cut between characters at random.
    fileprivate init(text: String, cutBy numbers: inout SeededNumbers) {
        var spans: [LanguageSpan] = []
        var start = 0
        var end = 0
        for character in text {
            end += character.utf8.count
            guard numbers.number(in: 0...15) == 0 || end == text.utf8.count else { continue }
            let tags: [LanguageTag?] = ["de", "de", "en", "sr-Latn", nil]
            spans.append(LanguageSpan(range: start..<end, tag: numbers.one(of: tags)))
            start = end
        }
        self.init(text: text, spans: spans)
    }
}
