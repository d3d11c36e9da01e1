// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("5.4 Mixed languages", .timeLimit(.minutes(10)))
struct MixedLanguageTests {
    private static let german = ["guten tag", "wie geht", "hallo welt", "schön heute", "wetter morgen"]
    private static let spanish = ["buenos días", "qué tal", "hola mundo", "bonito hoy", "tiempo mañana"]

    @Test("S54: one language a session, or one a call where the session has no source: both work")
    func oneLanguage() async throws {
        let world = World()
        let fixed = world.session(from: "de", to: "en")
        #expect(try await fixed.translations(from: .init(numbering: Self.german)).allSatisfy { $0.source == "de" })
        let open = world.session(to: "en")
        #expect(try await open.translations(from: .init(numbering: Self.german)).allSatisfy { $0.source == "de" })
        #expect(try await open.translations(from: .init(numbering: Self.spanish)).allSatisfy { $0.source == "es" })
    }

    @Test("S55: the router never makes a batch of two languages", arguments: 0..<50)
    func oneLanguageABatch(seed: UInt64) async throws {
        var mixtures = MixtureGenerator(seed: seed)
        let texts = (0..<20).map { _ in mixtures.mixture() } + ["hallo"]
        let world = World()
        let responses = try await world.session(to: "fr").translations(routing: .init(numbering: texts))
        #expect(world.languagesByCall.allSatisfy { $0.count == 1 })
        #expect(Set(world.languagesByCall).count == world.engine.calls.count, "A language was sent twice.")
        #expect(responses.map(\.sourceText) == texts)
        for response in responses {
            #expect(response.parts.map(\.sourceText).joined() == response.sourceText)
            #expect(response.parts.map(\.targetText).joined() == response.targetText)
        }
    }

    @Test("S56: mixing in one batch is not an error, and the responses tell of it")
    func mixingIsNoError() async throws {
        let responses = try await World().session(to: "en").translations(
            from: .init(numbering: Self.german + ["hola mundo"]))
        #expect(responses.count == 6)
        #expect(responses.compactMap { $0.identification?.disagreement } == ["es"])
    }

    @Test("S57: German and Spanish in one array are one batch; through the router they are two")
    func germanAndSpanish() async throws {
        let single = World(surface: ScriptedSurface(.init(source: "de")))
        let flagged = try await single.session(to: "en").translations(from: .init(numbering: Self.german + Self.spanish))
        #expect(single.engine.calls.map(\.texts.count) == [10])
        #expect(flagged.compactMap { $0.identification?.disagreement } == Array(repeating: "es", count: 5))
        let split = World()
        let clean = try await split.session(to: "en").translations(routing: .init(numbering: Self.german + Self.spanish))
        #expect(split.languagesByCall == [["de"], ["es"]])
        #expect(clean.compactMap { $0.identification?.disagreement } == [])
    }

    @Test("S58: ten sentences in two languages are two calls of five, one after the other")
    func callsByLanguage() async throws {
        let world = World()
        let mixed = zip(Self.german, Self.spanish).flatMap { [$0, $1] }
        let responses = try await world.session(to: "en").translations(routing: .init(numbering: mixed))
        #expect(world.engine.calls.map(\.texts) == [Self.german, Self.spanish])
        #expect(responses.map(\.targetText) == zip(Self.german, Self.spanish).flatMap { ["\($0) [de→en]", "\($1) [es→en]"] })
    }

    @Test("S59: one session serves a batch in each of several languages, into one target")
    func oneSession() async throws {
        let session = World().session(to: "en")
        for batch in [Self.german, Self.spanish] {
            let responses = try await session.translations(from: .init(numbering: batch))
            #expect(responses.allSatisfy { $0.target == "en" })
        }
    }

    @Test("S60: a session with a source takes every text for that language")
    func fixedSource() async throws {
        let world = World()
        let responses = try await world.session(from: "de", to: "en").translations(from: .init(numbering: Self.spanish))
        #expect(responses.allSatisfy { $0.source == "de" })
        #expect(world.identifier.detectionQueries.count == 0)
    }

    @Test("S61: identification is once a batch, and differs from batch to batch")
    func identifiedByBatch() async throws {
        let world = World()
        let session = world.session(to: "en")
        let german = try await session.translations(from: .init(numbering: Self.german))
        #expect(world.identifier.detectionQueries.count == 1)
        let spanish = try await session.translations(from: .init(numbering: Self.spanish))
        #expect(world.identifier.detectionQueries.count == 2)
        #expect(german[0].source != spanish[0].source)
        #expect(session.sourceLanguage == nil)
    }

    @Test("S62: batches given at the same time run one after the other and never mix")
    func concurrentBatches() async throws {
        let world = World(script: .init(order: .reversed))
        let session = world.session(to: "en")
        async let german = session.translations(from: .init(numbering: Self.german))
        async let spanish = session.translations(from: .init(numbering: Self.spanish))
        #expect(try await german.map(\.targetText) == Self.german.map { "\($0) [de→en]" })
        #expect(try await spanish.map(\.targetText) == Self.spanish.map { "\($0) [es→en]" })
        #expect(world.languagesByCall.allSatisfy { $0.count == 1 })
    }

    @Test("S63: reviews in any languages are routed, and what is in none is said")
    func reviews() async throws {
        let pairs =
            commonPairs + [
                .from("sr", to: "sr-Latn", isScriptConversion: true), .from("sr-Latn", to: "en"), .from("ja", to: "en"),
            ]
        let reviews = [
            "guten tag", "hola mundo", "bonjour monde", "good day", "здраво свете", "zdravo svete", "こんにちは 世界", "★★★★☆", "xyzzy",
        ]
        let responses = try await World(pairs: pairs).session(to: "en").translations(routing: .init(numbering: reviews))
        #expect(responses.map(\.source) == ["de", "es", "fr", "en", "sr", "sr-Latn", "ja", "und", "und"])
        #expect(
            responses.map { $0.parts.map(\.fate) } == [
                ["translated"], ["translated"], ["translated"], ["alreadyInTarget"], ["translated"], ["translated"],
                ["translated"],
                ["noLanguage noLetters"], ["noLanguage tooLittleEvidence"],
            ])
        #expect(responses[4].route.legs.map(\.pair.name) == ["sr-sr-Latn", "sr-Latn-en"])
    }

    @Test("S64: the router can be told to take one language only")
    func onlyOneLanguage() async throws {
        let world = World()
        let text = "hallo welt. hola mundo. bonjour monde."
        let responses = try await world.session(to: "en").translations(
            routing: [TranslationSession.Request(sourceText: text)], only: ["es"])
        #expect(world.engine.calls.map(\.texts) == [["hola mundo."]])
        #expect(responses[0].targetText == "hallo welt. hola mundo. [es→en] bonjour monde.")
        #expect(responses[0].parts.map(\.language) == ["de", "es", "fr"])
        #expect(
            responses[0].parts.map(\.fate) == [
                "notRequested", "translated", "notRequested",
            ])
    }

    @Test("S65: the parts of a document are a source of batches, and put together they are the document")
    func documentParts() async throws {
        let document = "  Guten Tag!\n\nHola mundo. Hallo Welt\t\n42\n\n bonjour\r\n"
        let responses = try await World().session(to: "en").translations(routing: [.init(sourceText: document)])
        let parts = responses[0].parts
        #expect(parts.map(\.sourceText).joined() == document)
        #expect(parts.map(\.range.lowerBound) == [0] + parts.dropLast().map(\.range.upperBound))
        #expect(parts.last?.range.upperBound == document.utf8.count)
        #expect(
            responses[0].targetText
                == "  Guten Tag! [de→en]\n\nHola mundo. [es→en] Hallo Welt [de→en]\t\n42\n\n bonjour [fr→en]\r\n")
    }
}
