import LanguageRecognition
import LanguageSegmentation
import TestSentences
import Testing

@Suite("Batches with placeholders")
struct PlaceholderTests {
    private static let marked = BatchPlan.Options(placeholders: .all)

    private func plan(_ pieces: [(LanguageTag?, String)], _ options: BatchPlan.Options = marked) -> BatchPlan {
        BatchPlan(of: [BatchPlan.Source(pieces: pieces)], options: options)
    }

    private func texts(_ plan: BatchPlan) -> [String] {
        plan.batches.flatMap { batch in batch.items.map { "\(batch.language): \($0.text)" } }
    }

    @Test func `A sentence with a phrase of another language is one item, and the phrase another`() {
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

    @Test(
        "A sentence ends where its mark, its line or its text does",
        arguments: [
            ("Das ist gut. ", "I like it. ", "Und weiter."), ("Das ist gut, ", "I like it. ", "Und weiter."),
            ("Das ist gut.\n", "I like it, ", "und weiter."), ("Das ist gut, ", "I like it\n", "und weiter."),
            (" \n", "I like it, ", "und weiter."),
        ])
    func endsSentences(before: String, phrase: String, after: String) {
        let plan = plan([("de", before), ("en", phrase), ("de", after)])
        #expect(plan.batches.flatMap(\.items).allSatisfy { $0.inlines.isEmpty })
    }

    @Test(
        "A sentence goes on behind marks inside of it",
        arguments: [
            ("Das ist gut, ", "I like it, ", "und weiter."), ("Er rief ", "“Stop!” ", "und lief."), ("Er (", "a Scot", ") lief."),
            ("Sie las ", "“It is late. Go.” ", "und ging."),
        ])
    func goesOn(before: String, phrase: String, after: String) {
        #expect(plan([("de", before), ("en", phrase), ("de", after)]).batches.map(\.items.count) == [1, 1])
    }

    @Test func `Several phrases are several placeholders, also those in no language, and a phrase has none inside`() {
        let plan = plan([
            ("de", "Von "), ("en", "early "), ("fr", "jusqu'au soir "), ("de", "war "), (nil, "𓀀𓁐 "), ("de", "da, "),
            ("en", "you know."),
        ])
        #expect(
            texts(plan) == ["de: Von \u{FFFC} \u{FFFC} war \u{FFFC} da,", "en: early", "en: you know.", "fr: jusqu'au soir"])
        #expect(plan.batches[0].items[0].inlines.map(\.spanIndex) == [1, 2, 4])
    }

    @Test func `Addresses and code are placeholders, numbers are not, and a placeholder of the text keeps its place`() {
        let plan = plan([("de", "Die 3 Seiten \u{FFFC} auf https://example.org/a, `x = 1` und a@example.org.")])
        #expect(texts(plan) == ["de: Die 3 Seiten \u{FFFC} auf \u{FFFC}, \u{FFFC} und \u{FFFC}."])
        let item = plan.batches[0].items[0]
        #expect(item.inlines.map(\.placeholderIndex) == [1, 2, 3])
        #expect(
            plan.rejoin([item.position: "\u{FFFC} \u{FFFC} \u{FFFC} \u{FFFC}"])
                == ["\u{FFFC} https://example.org/a `x = 1` a@example.org"])
    }

    @Test func `Only the languages that were named have placeholders`() {
        let pieces: [(LanguageTag?, String)] = [("de", "Sie sagte "), ("en", "“never” "), ("de", "und ging.")]
        #expect(texts(plan(pieces, .init(placeholders: .only(["en"])))) == texts(plan(pieces, .init())))
        #expect(texts(plan(pieces, .init())) == ["de: Sie sagte", "de: und ging.", "en: “never”"])
        #expect(texts(plan(pieces, .init(placeholders: .only(["de"])))) == texts(plan(pieces)))
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
        let separated = plan.separating([sentence.position])
        #expect(texts(separated) == ["de: Sie sagte", "de: und ging.", "en: “never”", "fr: Oui."])
        #expect(
            separated.rejoin([
                sentence.position: "Dijo", phrase: "«x»", .init(sourceIndex: 0, spanIndex: 2): "y se fue.",
            ]) == ["Dijo «x» y se fue. Oui."])
    }

    @Test func `Phrases that take turns are not inside of each other`() {
        let pieces = (0..<40).map { ($0 % 2 == 0 ? "de" : "en" as LanguageTag?, "wort\($0) ") }
        let plan = plan(pieces)
        #expect(plan.batches.map(\.items.count) == [1, 20])
        #expect(plan.separating([plan.batches[0].items[0].position]).batches.map(\.items.count) == [20, 20])
    }

    @Test func `Varieties go together where that is asked for`() {
        let pieces: [(LanguageTag?, String)] = [("sr", "Добар дан.\n\n"), ("sr-Latn", "Dobar dan.\n\n"), ("pt-BR", "Bom dia.")]
        #expect(plan(pieces, .init()).batches.map(\.language) == ["sr", "sr-Latn", "pt-BR"])
        #expect(plan(pieces, .init(mergesVarieties: true)).batches.map(\.language) == ["sr", "pt"])
        #expect(
            plan([("zh-Hant", "你好。"), ("arz", "ازيك")], .init(mergesVarieties: true)).batches.map(\.language) == [
                "zh-Hans", "ar",
            ])
    }

    @Test(arguments: 0..<60)
    func `Whatever the limits, giving every item back as it came changes nothing`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        func limit(_ range: ClosedRange<Int>) -> Int? { numbers.number(in: 0...2) == 0 ? nil : numbers.number(in: range) }
        let options = BatchPlan.Options(
            mostItems: limit(1...4), mostScalars: limit(1...200), mostScalarsOfItem: limit(1...80),
            mergesVarieties: numbers.number(in: 0...1) == 0, placeholders: numbers.number(in: 0...3) == 0 ? .none : .all)
        let texts = try RandomMixtures.documents(count: 2, seed: seed) + [numbers.one(of: HostileText.strings)]
        let plan = BatchPlan(
            of: texts.map { text in BatchPlan.Source(text: text, cutBy: &numbers) }, options: options)
        let items = plan.batches.flatMap(\.items)
        let same = Dictionary(uniqueKeysWithValues: items.map { ($0.position, $0.text) })
        #expect(plan.rejoin(same).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
        #expect(plan.separating(items.map(\.position)).rejoin([:]).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
        for batch in plan.batches {
            let lengths = batch.items.map(\.text.unicodeScalars.count)
            #expect(batch.items.count <= options.mostItems ?? .max)
            #expect(batch.items.count == 1 || lengths.reduce(0, +) <= options.mostScalars ?? .max)
            for item in batch.items {
                #expect(item.text.unicodeScalars.count <= options.mostScalarsOfItem ?? .max || item.text.count == 1)
                #expect(item.text.first?.isWhitespace == false && item.text.last?.isWhitespace == false)
            }
        }
        // Every word of every span in a language is in one item, or kept by one.
        let source = plan.sources.map { Array($0.text.utf8) }
        for (index, text) in plan.sources.enumerated() {
            var covered = Set<Int>()
            for item in items where item.sourceIndex == index { covered.formUnion(item.range) }
            for span in text.spans where span.language != nil {
                #expect(span.range.allSatisfy { covered.contains($0) || source[index][$0] <= 0x20 || source[index][$0] >= 0x80 })
            }
        }
    }
}

@Suite("Long texts")
struct LongTextTests {
    private func pieces(_ text: String, most: Int) -> [String] {
        LongText.cut(text, most: most).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }

    @Test func `A text is cut between sentences, else between words, else between characters`() {
        #expect(pieces("One two. Three four. Five.", most: 12) == ["One two. ", "Three four. ", "Five."])
        #expect(pieces("One two three four", most: 9) == ["One two ", "three ", "four"])
        #expect(pieces("abcdefghij", most: 4) == ["abcd", "efgh", "ij"])
        #expect(pieces("e\u{301}e\u{301}", most: 1) == ["e\u{301}", "e\u{301}"])
        #expect(pieces("短い文。次の文です。", most: 8) == ["短い文。", "次の文です。"])
        #expect(pieces("", most: 3).isEmpty && pieces("ab", most: 2) == ["ab"])
    }

    @Test(arguments: [1, 2, 7, 100])
    func `Pieces cover a text in order and end between characters`(most: Int) {
        for text in HostileText.strings {
            let cuts = LongText.cut(text, most: most)
            #expect(cuts.map(\.lowerBound) == [0] + cuts.dropLast().map(\.upperBound) || cuts.isEmpty)
            #expect(cuts.last?.upperBound ?? 0 == text.utf8.count)
            for piece in pieces(text, most: most) {
                #expect(piece.unicodeScalars.count <= most || piece.count == 1)
            }
        }
    }

    @Test func `Cutting takes time that grows with the length`() {
        for piece in ["One. ", "abc def ", "abc", "短い文。"] {
            let text = String(repeating: piece, count: 400_000 / piece.utf8.count)
            #expect(processorSeconds { _ = LongText.cut(text, most: 1_000) } < 5)
        }
    }
}

extension BatchPlan.Source {
    /// A text made of spans.
    fileprivate init(pieces: [(LanguageTag?, String)]) {
        var start = 0
        let spans = pieces.map { tag, text in
            defer { start += text.utf8.count }
            return Span(range: start..<start + text.utf8.count, tag: tag)
        }
        self.init(text: pieces.map(\.1).joined(), spans: spans)
    }

    /// A text cut between characters at random.
    fileprivate init(text: String, cutBy numbers: inout SeededNumbers) {
        var spans: [Span] = []
        var start = 0
        var end = 0
        for character in text {
            end += character.utf8.count
            guard numbers.number(in: 0...15) == 0 || end == text.utf8.count else { continue }
            let tags: [LanguageTag?] = ["de", "de", "en", "sr-Latn", nil]
            spans.append(Span(range: start..<end, tag: numbers.one(of: tags)))
            start = end
        }
        self.init(text: text, spans: spans)
    }
}
