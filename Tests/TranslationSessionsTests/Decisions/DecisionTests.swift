// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("Decisions 1 to 4: making sessions, source and target", .timeLimit(.minutes(10)))
struct SourceAndTargetDecisionTests {
    @Test("Decision 1: a session made directly may ask through its surface")
    func directSessionMayAsk() async throws {
        let surface = ScriptedSurface(.init(permitsInstallation: true))
        var world = World(pairs: [.from("de", to: "en", pack: "de-en", isInstalled: false)], surface: surface)
        world.installer = ScriptedInstaller(into: world.engine)
        let session = world.session(from: "de", to: "en")
        #expect(session.canRequestDownloads)
        #expect(try await session.translate("Hallo").targetText == "Hallo [de→en]")
        #expect(surface.questions.count == 1)
    }

    @Test("Decision 1: a session for installed languages never asks, and a missing pack throws notInstalled")
    func installedSessionNeverAsks() async {
        let surface = ScriptedSurface(.init(source: "de", permitsInstallation: true))
        var world = World(pairs: [.from("de", to: "en", pack: "de-en", isInstalled: false)], surface: surface)
        world.installer = ScriptedInstaller(into: world.engine)
        let session = TranslationSession(
            installedSource: Locale.Language(identifier: "de"), target: Locale.Language(identifier: "en"),
            environment: world.environment)
        #expect(!session.canRequestDownloads)
        let error = await thrown { _ = try await session.translate("Hallo") } as? TranslationError
        #expect(error?.code == .notInstalled)
        #expect(error?.missingPacks.map(\.name) == ["de-en"])
        #expect(error?.why == "What is missing: de-en.")
        #expect(await code { try await session.prepareTranslation() } == .notInstalled)
        #expect(surface.questions.isEmpty)
    }

    @Test("Decision 2: without a source each call identifies its own batch as a whole")
    func eachCallIdentifiesItsBatch() async throws {
        let world = World()
        let session = world.session(to: "en")
        let german = try await session.translations(from: .init(numbering: ["Guten Tag", "ok", "Wetter"]))
        let spanish = try await session.translations(from: .init(numbering: ["Buenos días", "ok"]))
        #expect(german.map(\.source) == ["de", "de", "de"])
        #expect(spanish.map(\.source) == ["es", "es"])
        #expect(world.identifier.evidenceQueries.count == 5)
        #expect(world.identifier.detectionQueries.count == 2)
    }

    @Test("Decision 2: a given source is never overruled, and the recogniser is asked only when identification is read")
    func givenSourceStands() async throws {
        let world = World()
        let response = try await world.session(from: "de", to: "en").translate("Hola mundo")
        #expect(response.source == "de")
        #expect(world.identifier.evidenceQueries.count == 0)
        let identification = try #require(response.identification)
        #expect(identification.text.language == "es")
        #expect(identification.batch == nil)
        #expect(identification.disagreement == "es")
        #expect(world.identifier.evidenceQueries.count == 1)
    }

    @Test("Decision 3: the target is the first preferred language that is not the source and that a route reaches")
    func firstReachablePreference() async throws {
        let world = World(
            pairs: [.from("de", to: "fr"), .from("de", to: "es")], preferredLanguages: ["de-CH", "it", "fr-CH", "es"])
        let response = try await world.session().translate("Guten Tag")
        #expect(response.target == "fr")
        #expect(world.session(from: "de").targetLanguage == nil)
    }

    @Test("Decision 3: without any the error says what was tried, and how to name one", arguments: [[], ["it", "de-AT"]])
    func noTarget(preferredLanguages: [String]) async {
        let world = World(preferredLanguages: preferredLanguages.compactMap { LanguageTag($0) })
        let error = await thrown { _ = try await world.session(from: "de").translate("Hallo") } as? TranslationError
        #expect(error?.code == .unsupportedTargetLanguage)
        #expect(error?.what == "There is no language to translate de into.")
        #expect(preferredLanguages.allSatisfy { error?.why.contains($0) == true })
        #expect(error?.remedy == "Name the target language, or set LANGUAGE to those that you read, as in “ca:en”.")
        #expect(world.engine.calls.isEmpty)
    }

    @Test(
        "Decision 3: the error tells a preferred language that the text is in from one that cannot be reached",
        arguments: [
            (["de-AT"], "The text is in the preferred language already: de-AT."),
            (["it", "it"], "None of the preferred languages can be reached: it."),
            (["de", "it", "de"], "The text is in the preferred language already: de; none of the others can be reached: it."),
        ])
    func noTargetBecause(preferredLanguages: [String], reason: String) async {
        let world = World(preferredLanguages: preferredLanguages.compactMap { LanguageTag($0) })
        let error = await thrown { _ = try await world.session(from: "de").translate("Hallo") } as? TranslationError
        #expect(error?.why == reason)
    }

    @Test("Decision 3: where nothing translates from the text's language, the error names that and asks for no target")
    func noWayFromSource() async {
        let error = await thrown { _ = try await World().session().translate("こんにちは 世界") } as? TranslationError
        #expect(error?.code == .unsupportedSourceLanguage)
        #expect(error?.what == "Nothing can be translated from ja.")
    }

    @Test("Decision 4: an unclear text is asked about, the likeliest languages first")
    func asksWithHypotheses() async throws {
        let surface = ScriptedSurface(.init(source: "es"))
        let world = World(surface: surface)
        let response = try await world.session(to: "en").translate("hallo guten hola días")
        #expect(response.source == "es")
        guard case .source("hallo guten hola días", let hypotheses) = surface.questions.first else {
            Issue.record("No question for the source: \(surface.questions)")
            return
        }
        #expect(hypotheses.map(\.language) == ["de", "es"])
        #expect(hypotheses.map(\.probability) == [0.5, 0.5])
    }

    @Test("Decision 4: with nobody to ask, the call throws at once and keeps the likeliest languages")
    func nobodyToAsk() async {
        let world = World()
        let error = await thrown { _ = try await world.session(to: "en").translate("hallo guten hola días") } as? TranslationError
        #expect(error?.code == .unableToIdentifyLanguage)
        #expect(error?.hypotheses.map(\.language) == ["de", "es"])
        #expect(error?.why == "It could be in one of several languages: de 50 %, es 50 %.")
        #expect(world.engine.calls.isEmpty)
    }

    @Test("Decision 4: a question ends with its deadline")
    func questionHasDeadline() async {
        let clock = ManualClock()
        let latch = Latch()
        var world = World(surface: ScriptedSurface(.init(source: "de", latch: latch)))
        world.clock = clock
        let session = world.session(to: "en")
        async let code = code { _ = try await session.translate("ok") }
        await latch.arrivals.reach(1)
        await clock.sleepers.reach(1)
        clock.advance(by: world.deadlines.question)
        #expect(await code == .deadlinePassed)
    }

    @Test("Decision 4: a question ends when its call is cancelled")
    func questionCanBeCancelled() async {
        let latch = Latch()
        let session = World(surface: ScriptedSurface(.init(source: "de", latch: latch))).session(to: "en")
        let call = Task { try await session.translate("ok") }
        await latch.arrivals.reach(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }

    @Test("Decision 4: an engine that gives no answer ends with its deadline, which runs from the last answer")
    func engineHasDeadline() async {
        let clock = ManualClock()
        let latches = ["eins": Latch(), "zwei": Latch()]
        var world = World(script: .init(latch: { latches[$0] }))
        world.clock = clock
        let session = world.session(from: "de", to: "en")
        async let code = code { _ = try await session.translations(from: .init(numbering: ["eins", "zwei"])) }
        await latches["eins"]?.arrivals.reach(1)
        // The first timer is that of the pairs, the second that of the answers.
        await clock.sleepers.reach(2)
        let half = world.deadlines.answer / 2
        clock.advance(by: half)
        latches["eins"]?.open()
        await latches["zwei"]?.arrivals.reach(1)
        clock.advance(by: half)
        // There was an answer half a deadline ago, so the engine has the other half left.
        await clock.sleepers.reach(3)
        #expect(world.engine.ended.count == 0)
        clock.advance(by: half)
        #expect(await code == .deadlinePassed)
        #expect(world.engine.calls.map(\.end) == [.cancelled])
    }

    @Test("Decision 4: an engine that does not stop when told is given up after a moment")
    func stubbornEngineIsGivenUp() async {
        let clock = ManualClock()
        let latch = Latch()
        var world = World(script: .init(latch: { _ in latch }, heedsCancellation: false))
        world.clock = clock
        let session = world.session(from: "de", to: "en")
        let call = Task { try await session.translate("Hallo") }
        await latch.arrivals.reach(1)
        await clock.sleepers.reach(2)
        call.cancel()
        await clock.sleepers.reach(3)
        clock.advance(by: world.deadlines.stop)
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(world.engine.ended.count == 0)
        latch.open()
    }
}
