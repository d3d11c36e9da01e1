// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LanguageSegmentation
import Testing
import TranslationBatches
import TranslationSessions
import TranslationTesting

@Suite("Decision 5: the router", .timeLimit(.minutes(10)))
struct RouterDecisionTests {
    private struct Refusal: Error {}

    private func fates(_ responses: [TranslationSession.Response]) -> [[String]] { responses.map { $0.parts.map(\.fate) } }

    @Test("Decision 5: each text is split, each language is one call, each request is answered once, rejoined, with its parts")
    func routing() async throws {
        let world = World()
        let requests = [TranslationSession.Request](numbering: [
            "Hallo Welt. Hola mundo.", "good day", " bonjour \n hallo ", "42", "",
        ])
        let responses = try await world.session(to: "en").translations(routing: requests)
        #expect(world.engine.calls.map(\.texts) == [["Hallo Welt.", "hallo"], ["Hola mundo."], ["bonjour"]])
        #expect(
            responses.map(\.targetText) == [
                "Hallo Welt. [de→en] Hola mundo. [es→en]", "good day", " bonjour [fr→en] \n hallo [de→en] ", "42", "",
            ])
        #expect(
            fates(responses) == [
                ["translated", "translated"], ["alreadyInTarget"], ["translated", "translated"], ["noLanguage noLetters"], [],
            ])
        #expect(responses.map(\.clientIdentifier) == ["0", "1", "2", "3", "4"])
        #expect(responses.map(\.target) == Array(repeating: "en", count: 5))
        #expect(responses.map(\.source) == ["de", "en", "fr", "und", "und"])
        #expect(responses.map(\.route.legs.count) == [1, 0, 1, 0, 0])
    }

    @Test("Decision 5: one group's failure does not lose the others, and each part says why")
    func groupsFailApart() async throws {
        let pairs: [EnginePair] = [
            .from("de", to: "en"), .from("fr", to: "en", pack: "fr-en", isInstalled: false), .from("en", to: "es"),
        ]
        let world = World(pairs: pairs, script: .init(failure: { $0 == "wetter" ? Refusal() : nil }))
        let responses = try await world.session(to: "en").translations(
            routing: .init(numbering: ["hallo", "hola", "bonjour", "wetter\nhola\nhallo"]))
        #expect(
            fates(responses) == [
                ["translated"], ["unsupported unsupportedLanguagePairing"], ["failed notInstalled"],
                ["failed internalError", "unsupported unsupportedLanguagePairing", "translated"],
            ])
        guard case .failed(let error as TranslationError) = responses[2].parts[0].outcome else {
            Issue.record("The French part did not fail: \(responses[2].parts[0].fate)")
            return
        }
        #expect(error.missingPacks.map(\.name) == ["fr-en"])
        #expect(responses.map(\.targetText) == ["hallo [de→en]", "hola", "bonjour", "wetter\nhola\nhallo [de→en]"])
    }

    @Test("Decision 5: an engine that fails a whole batch fails that group alone")
    func wholeGroupFails() async throws {
        let failing = FakeEngine(name: "failing", pairs: [.from("de", to: "en")], script: .init(failureOfCall: Refusal()))
        var environment = World(pairs: [.from("es", to: "en")]).environment
        environment.engines.append(failing)
        failing.script.failure = { $0 == "welt" ? Refusal() : nil }
        let responses = try await TranslationSession(from: nil, to: "en", environment: environment).translations(
            routing: .init(numbering: ["hallo", "hola", "welt"]))
        // What was answered before the failure stands.
        #expect(fates(responses) == [["translated"], ["translated"], ["failed internalError"]])
    }

    @Test("Decision 5: a session with a source throws before anything runs")
    func givenSource() async {
        let world = World()
        let session = world.session(from: "de", to: "en")
        #expect(await code { _ = try await session.translations(routing: .init(numbering: ["hallo"])) } == .sourceAlreadyGiven)
        #expect(
            await code { _ = try await session.translate(routing: .init(numbering: ["hallo"])).collect() } == .sourceAlreadyGiven)
        #expect(world.engine.pairsQueryCount == 0)
        #expect(world.identifier.spanQueries.count == 0)
    }

    @Test(
        "Decision 5: a nil target is one for the whole call: one of the call's languages, or one that any of them reaches",
        arguments: [
            (["es", "en"], "es"), (["en-GB", "es"], "en-GB"), (["it", "fr", "de"], "fr"), (["it", "de-AT"], "de-AT"),
        ])
    func resolvedTarget(preferredLanguages: [String], target: String) async throws {
        let pairs: [EnginePair] = [.from("de", to: "fr"), .from("es", to: "en"), .from("de", to: "en")]
        let world = World(pairs: pairs, preferredLanguages: preferredLanguages.compactMap { LanguageTag($0) })
        let responses = try await world.session().translations(routing: .init(numbering: ["hallo", "hola", "42"]))
        #expect(responses.map(\.target.canonical) == Array(repeating: target, count: 3))
    }

    @Test("Decision 5: where no preferred language can be reached, the call throws and says so")
    func noTarget() async {
        let world = World(pairs: [.from("de", to: "fr")], preferredLanguages: ["it"])
        let error =
            await thrown {
                _ = try await world.session().translations(routing: .init(numbering: ["hallo", "hola"]))
            } as? TranslationError
        #expect(error?.code == .unsupportedTargetLanguage)
        #expect(error?.what == "There is no language to translate de, es into.")
        #expect(world.engine.calls.isEmpty)
    }

    @Test("Decision 5: languages that `only` leaves out have no say in the target")
    func targetOfOnly() async throws {
        let world = World(pairs: [.from("es", to: "en")], preferredLanguages: ["de", "en"])
        let responses = try await world.session().translations(routing: .init(numbering: ["hallo", "hola"]), only: ["es"])
        #expect(responses.map(\.target) == ["en", "en"])
        #expect(fates(responses) == [["notRequested"], ["translated"]])
    }

    @Test("Decision 7: the router says alreadyInTarget of a regional variant of the target, and converts scripts")
    func variantOfTarget() async throws {
        let pairs = commonPairs + [.from("sr", to: "sr-Latn", isScriptConversion: true)]
        let british = try await World(pairs: pairs).session(to: "en-GB").translations(routing: .init(numbering: ["good day"]))
        #expect(fates(british) == [["alreadyInTarget"]])
        let serbian = try await World(pairs: pairs).session(to: "sr-Latn").translations(
            routing: .init(numbering: ["добар дан", "dobar dan"]))
        #expect(fates(serbian) == [["translated"], ["alreadyInTarget"]])
    }

    @Test("Decision 6: the router's stream answers a request once its last part is done")
    func stream() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "hola" ? latch : nil }))
        let requests = [TranslationSession.Request](numbering: ["hola\nhallo", "welt", "good day"])
        var iterator = world.session(to: "en").translate(routing: requests).makeAsyncIterator()
        // German waits behind Spanish; what stays as it is need not wait.
        #expect(try await iterator.next()?.clientIdentifier == "2")
        await latch.arrivals.reach(1)
        latch.open()
        var rest: [String?] = []
        while let response = try await iterator.next() { rest.append(response.clientIdentifier) }
        #expect(Set(rest) == ["0", "1"])
        #expect(rest.count == 2)
    }

    @Test("Decision 6: the router and the other calls of a session take turns")
    func turns() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "hallo" ? latch : nil }))
        let session = world.session(to: "en")
        let routed = Task { try await session.translations(routing: .init(numbering: ["hallo", "hola"])) }
        await latch.arrivals.reach(1)
        async let single = session.translate("bonjour monde")
        latch.open()
        _ = try await (routed.value, single)
        #expect(world.engine.calls.map(\.texts) == [["hallo"], ["hola"], ["bonjour monde"]])
    }

    @Test("Decision 11: cancelling ends the router's call with CancellationError, and no later batch begins")
    func cancelling() async {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "hallo" ? latch : nil }))
        let session = world.session(to: "en")
        let routed = Task { try await session.translations(routing: .init(numbering: ["hallo", "hola"])) }
        await latch.arrivals.reach(1)
        session.cancel()
        await #expect(throws: CancellationError.self) { try await routed.value }
        #expect(world.engine.calls.map(\.end) == [.cancelled])
    }

    @Test("Decision 4: the router asks nobody which language a text is in")
    func asksNobody() async throws {
        let surface = ScriptedSurface(.init(source: "de"))
        let responses = try await World(surface: surface).session(to: "en").translations(routing: .init(numbering: ["ok", "42"]))
        #expect(fates(responses) == [["noLanguage tooLittleEvidence"], ["noLanguage noLetters"]])
        #expect(surface.questions.isEmpty)
    }

    @Test("The router scores no text again, and shows where the recogniser disagrees with the splitter")
    func disagreement() async throws {
        /// A splitter that takes all for German.
        struct Biased: LanguageIdentifying {
            let base: ScriptedLanguageIdentifier
            func evidence(of text: String) -> Evidence { base.evidence(of: text) }
            func detection(for evidence: Evidence) -> Detection { base.detection(for: evidence) }
            func spans(of text: String) -> [LanguageSpan] {
                base.spans(of: text).map {
                    LanguageSpan(range: $0.range, outcome: .language("de", probability: 0.5), evidence: $0.evidence)
                }
            }
        }
        let world = World()
        var environment = world.environment
        environment.languageIdentifier = Biased(base: world.identifier)
        let responses = try await TranslationSession(from: nil, to: "en", environment: environment).translations(
            routing: .init(numbering: ["hola mundo", "buenos días"]))
        #expect(responses.map(\.source) == ["de", "de"])
        #expect(responses.map { $0.parts[0].batch?.language } == ["es", "es"])
        #expect(world.identifier.evidenceQueries.count == 0)
        #expect(world.identifier.detectionQueries.count == 1)
    }

    @Test("What the router puts together is what the plan rejoins", arguments: 0..<30)
    func rejoins(seed: UInt64) async throws {
        var mixtures = MixtureGenerator(seed: seed)
        let texts = (0..<10).map { _ in mixtures.mixture() } + ["hola"]
        let world = World(script: .init(translation: { text, _ in text.uppercased() + "!" }))
        let plan = BatchPlan(of: texts.map { BatchPlan.Source(text: $0, spans: world.identifier.spans(of: $0)) })
        var replacements: [BatchPlan.Position: String] = [:]
        for batch in plan.batches where batch.language != "fr" {
            for item in batch.items { replacements[item.position] = item.text.uppercased() + "!" }
        }
        let responses = try await world.session(to: "fr").translations(routing: .init(numbering: texts))
        #expect(responses.map(\.targetText) == plan.rejoin(replacements))
        let queries = world.identifier.spanQueries.count
        let planned = try await world.session(to: "fr").translations(routing: plan)
        #expect(planned.map(\.targetText) == responses.map(\.targetText))
        #expect(world.identifier.spanQueries.count == queries, "A plan is not split again.")
    }

    @Test("Ten thousand shuffled requests in four languages: every identifier once, in order", arguments: [nil, 64])
    func tenThousand(maximumBatchSize: Int?) async throws {
        var mixtures = MixtureGenerator(seed: 10_000)
        let numbers = mixtures.shuffled(Array(0..<10_000))
        let requests = numbers.map { number in
            let language = mixtures.languages[number % 4]
            return TranslationSession.Request(sourceText: mixtures.sentence(in: language), clientIdentifier: "\(number)")
        }
        let world = World(script: .init(order: .shuffled(seed: 3)), maximumBatchSize: maximumBatchSize)
        let session = world.session(to: "en")
        let responses = try await session.translations(routing: requests)
        #expect(responses.map(\.clientIdentifier) == requests.map(\.clientIdentifier))
        #expect(responses.map(\.sourceText) == requests.map(\.sourceText))
        let expected = zip(requests, numbers).map { request, number in
            number % 4 == 3 ? request.sourceText : "\(request.sourceText) [\(mixtures.languages[number % 4])→en]"
        }
        #expect(responses.map(\.targetText) == expected)
        let streamed = try await session.translate(routing: requests).collect()
        #expect(streamed.count == 10_000)
        #expect(Set(streamed.compactMap(\.clientIdentifier)).count == 10_000)
    }
}
