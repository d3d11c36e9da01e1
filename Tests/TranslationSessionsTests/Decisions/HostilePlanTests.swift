// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import Testing
import TextScanning
import TranslationBatches
import TranslationSessions
import TranslationTesting

@Suite("Plans that mean harm", .timeLimit(.minutes(10)))
struct HostilePlanTests {
    private struct Refusal: Error {}

    /// What stands in the texts, most of it hard to cut or to put back.
    private static let pieces = [
        "guten tag ", "hola ", "welt. ", "bonjour, ", "\u{FFFC}", " \u{FFFC} ", "\u{FFFC}\u{301}", "https://example.org/a",
        "`x\u{FFFC}y`",
        "a@example.org\u{301}", "\u{A0}", "\u{3000}", "\n", "\r\n", "  ", " \u{301}",
        "e\u{301}\u{302}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇩🇪🇫🇷", "\u{0}",
        "\u{2028}", "字",
        "“", "”", "(", ")", ".", "\u{200D}", "\u{2000}", "\u{FEFF}",
    ]

    /// A text of pieces at random, cut between characters at random.
    private static func source(_ generator: inout SeededGenerator) -> BatchPlan.Source {
        var text = ""
        for _ in 0..<Int.random(in: 0...30, using: &generator) { text += pieces.randomElement(using: &generator) ?? "" }
        if Int.random(in: 0...20, using: &generator) == 0 { text += "a" + String(repeating: "\u{301}", count: 100) }
        var spans: [LanguageSpan] = []
        var (start, end) = (0, 0)
        // Spans end between characters, unless whoever found them knows none.
        let lengths = Bool.random(using: &generator) ? text.unicodeScalars.map { UTF8.width($0) } : text.map(\.utf8.count)
        for length in lengths {
            end += length
            guard end == text.utf8.count || Int.random(in: 0...3, using: &generator) == 0 else { continue }
            let tags: [LanguageTag?] = ["de", "de", "es", "fr", "en", "ja", nil]
            let outcome = tags.randomElement(using: &generator)??.outcome ?? .undetermined(.ambiguous)
            spans.append(LanguageSpan(range: start..<end, outcome: outcome, evidence: .zero))
            start = end
        }
        return BatchPlan.Source(text: text, spans: spans)
    }

    /// What an engine makes of a text with placeholders.
    private static let translations: [@Sendable (String) -> String] = [
        { $0 }, { _ in "" }, { _ in "\u{FFFC}" }, { $0 + "\u{FFFC}" }, { "\u{FFFC}" + $0 + $0 },
        { $0.replacing("\u{FFFC}", with: "") },
        { String($0.reversed()) }, { $0.replacing("\u{FFFC}", with: " \u{FFFC} ") }, { _ in String(repeating: " \n", count: 5) },
    ]

    private static func plan(_ generator: inout SeededGenerator) -> BatchPlan {
        let placeholders: BatchPlan.PlaceholderLanguages = .random(using: &generator) ? .all : .none
        return BatchPlan(of: (0..<4).map { _ in source(&generator) }, placeholders: placeholders)
    }

    @Test(
        "Whatever texts, limits and engines are, each part is answered once, and what stays keeps its bytes", arguments: 0..<300)
    func losesNothing(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let plan = Self.plan(&generator)
        guard !plan.sources.allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) else { return }
        let translate = Self.translations[Int(seed) % Self.translations.count]
        let fails = seed % 4 == 3
        let script = FakeEngine.Script(
            translation: { text, _ in translate(text) }, order: .shuffled(seed: seed),
            failure: { fails && $0.utf8.count % 3 == 0 ? Refusal() : nil },
            failureOfCall: seed % 8 == 7 ? Refusal() : nil)
        let engine = FakeEngine(
            pairs: [.from("de", to: "es"), .from("es", to: "en"), .from("fr", to: "en")],
            maximumBatchSize: seed % 3 == 0 ? 2 : nil, maximumTextLength: seed % 5 == 0 ? 6 : nil,
            maximumBatchLength: seed % 7 == 0 ? 9 : nil, keepsPlaceholders: seed % 2 == 0, script: script)
        var environment = World().environment
        environment.engines = [engine]
        environment.policies.allowsPivot = true
        let session = TranslationSession(from: nil, to: "en", environment: environment)
        let found = try await session.translations(routing: plan)
        try #require(found.count == plan.sources.count)
        for (source, response) in zip(plan.sources, found) {
            #expect(response.parts.map(\.range) == source.spans.map(\.range))
            #expect(response.parts.map(\.sourceText).joined().utf8.elementsEqual(source.text.utf8))
            #expect(response.parts.map(\.targetText).joined().utf8.elementsEqual(response.targetText.utf8))
            if translate("a\u{FFFC}b") == "a\u{FFFC}b" { #expect(response.targetText.utf8.elementsEqual(source.text.utf8)) }
            for part in response.parts where !part.fate.hasPrefix("translated") {
                // The white space around a phrase is the sentence's.
                #expect(part.targetText.utf8.contains(part.sourceText[...].withoutOuterWhiteSpace.utf8))
            }
        }
    }

    @Test("What one engine made white space of is the answer, and goes to no other, however long it is")
    func answersBlanks() async throws {
        let script = FakeEngine.Script(translation: { _, _ in String(repeating: " ", count: 10) })
        let first = FakeEngine(name: "first", pairs: [.from("de", to: "fr")], script: script)
        let second = FakeEngine(name: "second", pairs: [.from("fr", to: "en")], maximumTextLength: 4)
        var environment = World().environment
        environment.engines = [first, second]
        environment.policies.allowsPivot = true
        let session = TranslationSession(from: nil, to: "en", environment: environment)
        let found = try await session.translations(routing: .init(numbering: ["guten tag", "hello"]))
        #expect(found.map(\.targetText) == ["          ", "hello"])
        #expect(second.calls.isEmpty)
    }

    @Test("White space before a phrase is translated with the sentence, and not twice")
    func keepsWhiteSpaceBefore() async throws {
        let text = "guten hola welt"
        let spans = zip([0..<5, 5..<11, 11..<15], ["de", "es", "de"] as [LanguageTag]).map {
            LanguageSpan(range: $0, outcome: $1.outcome, evidence: .zero)
        }
        let world = World(script: .init(translation: { text, _ in text.uppercased() }), keepsPlaceholders: true)
        let plan = BatchPlan(of: [BatchPlan.Source(text: text, spans: spans)])
        let found = try await world.session(to: "en").translations(routing: plan)
        #expect(found[0].parts.map(\.targetText) == ["GUTEN ", "HOLA ", "WELT"])
    }

    @Test("An engine that keeps no placeholders gets none, whatever the plan says")
    func asksEngines() async throws {
        let world = World()
        let text = "guten hola welt https://example.org/a"
        let source = BatchPlan.Source(text: text, spans: world.identifier.spans(of: text))
        let plan = BatchPlan(of: [source], placeholders: .all)
        _ = try await world.session(to: "en").translations(routing: plan)
        #expect(world.engine.calls.map(\.texts) == [["guten", "welt"], ["hola"]])
    }

    @Test("Thousands of tiny spans, whose engine loses every placeholder, go out twice at most")
    func bearsManySpans() async throws {
        let count = 5_000
        let spans = (0..<count).map { index in
            let tag: LanguageTag = index % 2 == 0 ? "de" : "es"
            return LanguageSpan(range: index * 2..<index * 2 + 2, outcome: tag.outcome, evidence: .zero)
        }
        let source = BatchPlan.Source(text: String(repeating: "a ", count: count), spans: spans)
        let other = BatchPlan.Source(text: String(repeating: "b ", count: count), spans: spans)
        let script = FakeEngine.Script(translation: { text, _ in text.replacing("\u{FFFC}", with: "") })
        let world = World(script: script, keepsPlaceholders: true)
        let plan = BatchPlan(of: [source, other])
        let found = try await world.session(to: "en").translations(routing: plan)
        #expect(found.map(\.targetText) == [source.text, other.text])
        // Each sentence as a whole, and its words, which are equal, once.
        #expect(world.engine.calls.map(\.texts.count).reduce(0, +) <= 2 * (count + 1))
    }

    /// An identifier whose spans are what it was told.
    private struct WildIdentifier: LanguageIdentifying {
        let identifier = ScriptedLanguageIdentifier(vocabulary)
        let ranges: [Range<Int>]

        func evidence(of text: String) -> Evidence { identifier.evidence(of: text) }
        func detection(for evidence: Evidence) -> Detection { identifier.detection(for: evidence) }
        func spans(of text: String) -> [LanguageSpan] {
            ranges.map { LanguageSpan(range: $0, outcome: LanguageTag("es").outcome, evidence: .zero) }
        }
    }

    @Test(
        "A text whose spans leave something out, overlap or reach beyond it is one span",
        arguments: [[], [0..<5], [1..<16], [0..<9, 8..<16], [8..<16, 0..<8], [0..<99], [0..<15, 15..<16]])
    func distrustsIdentifiers(ranges: [Range<Int>]) async throws {
        var environment = World().environment
        environment.languageIdentifier = WildIdentifier(ranges: ranges)
        let session = TranslationSession(from: nil, to: "en", environment: environment)
        let found = try await session.translations(routing: .init(numbering: ["guten schön t\u{E9}"]))
        #expect(found.map(\.targetText) == ["guten schön t\u{E9} [de→en]"])
        #expect(found[0].parts.map(\.range) == [0..<16])
    }
}

extension LanguageTag {
    fileprivate var outcome: Detection.Outcome { .language(self, probability: 1) }
}
