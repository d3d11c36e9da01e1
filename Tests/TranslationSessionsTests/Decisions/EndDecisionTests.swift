// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("Decisions 11 to 13: ending, and arguments", .timeLimit(.minutes(10)))
struct EndDecisionTests {
    @Test("Decision 11: cancel() ends running and waiting calls with CancellationError, and later ones throw alreadyCancelled")
    func cancelling() async {
        let latch = Latch()
        let world = World(script: .init(latch: { _ in latch }))
        let session = world.session(from: "de", to: "en")
        let running = Task { try await session.translate("running") }
        await latch.arrivals.reach(1)
        // It has its place in the queue when this statement ends.
        let waiting = Task.immediate { try await session.translations(from: .init(numbering: ["waiting"])) }
        session.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }
        await #expect(throws: CancellationError.self) { try await waiting.value }
        // The call ended only once its engine had.
        #expect(world.engine.calls.map(\.end) == [.cancelled])
        #expect(await code { _ = try await session.translate("later") } == .alreadyCancelled)
        #expect(await code { _ = try await session.translate(batch: .init(numbering: ["later"])).collect() } == .alreadyCancelled)
        #expect(await code { try await session.prepareTranslation() } == .alreadyCancelled)
        #expect(await !session.isReady)
        session.cancel()
        #expect(world.engine.calls.count == 1)
    }

    @Test("Decision 11: a call that an engine finishes in spite of its cancellation ends with CancellationError all the same")
    func cancellingUnheeded() async {
        let latch = Latch()
        let world = World(script: .init(latch: { _ in latch }, heedsCancellation: false))
        let session = world.session(from: "de", to: "en")
        let running = Task { try await session.translate("running") }
        await latch.arrivals.reach(1)
        session.cancel()
        latch.open()
        await #expect(throws: CancellationError.self) { try await running.value }
    }

    @Test("Decision 11: cancel() has engines let go of what the session's calls left warm, before its calls end")
    func cancellingReleases() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "Guten Tag" ? latch : nil }))
        let session = world.session(to: "en")
        _ = try await session.translations(routing: .init(numbering: ["Hola mundo", "Bonjour monde"]))
        #expect(world.engine.releases == [])
        let running = Task { try await session.translate("Guten Tag") }
        await latch.arrivals.reach(1)
        session.cancel()
        await #expect(throws: CancellationError.self) { try await running.value }
        let used: Set<EnginePair> = [.from("es", to: "en"), .from("fr", to: "en"), .from("de", to: "en")]
        #expect(world.engine.releases.first == used)
        #expect(world.engine.releases.allSatisfy { $0 == used })
        #expect(world.engine.releaseCount == 0)
    }

    @Test("Decision 11: cancel() of a session that does nothing has what it left warm let go of")
    func cancellingWhileIdle() async throws {
        let world = World()
        let session = world.session(from: "de", to: "en")
        _ = try await session.translate("Hallo")
        session.cancel()
        await world.engine.released.reach(1)
        #expect(world.engine.releases == [[.from("de", to: "en")]])
    }

    @Test("Decision 11: a cancelled call has the pairs let go of that it used, and no others")
    func cancelledCallReleases() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "Hola" ? latch : nil }))
        let session = world.session(to: "en")
        _ = try await session.translate("Bonjour monde")
        let call = Task { try await session.translations(routing: .init(numbering: ["Hallo", "Hola"])) }
        await latch.arrivals.reach(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(world.engine.releases == [[.from("de", to: "en"), .from("es", to: "en")]])
    }

    @Test("Decision 11: an engine that never lets go holds up no cancelled call for longer than the deadline for stopping")
    func releaseThatHangs() async throws {
        struct Clinging: TranslationEngine {
            let name = "clinging"
            let latch: Latch
            func offer() async -> EngineOffer { EngineOffer(pairs: [.from("de", to: "en")]) }
            func translate(
                _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
            ) async throws {
                try await latch.wait()
            }
            func releaseIdleResources() async { await latch.waitRegardless() }
        }
        let latch = Latch()
        defer { latch.open() }
        var environment = World().environment
        environment.engines = [Clinging(latch: latch)]
        environment.deadlines.stop = .milliseconds(10)
        let session = TranslationSession(from: "de", to: "en", environment: environment)
        let call = Task { try await session.translate("Hallo") }
        await latch.arrivals.reach(1)
        session.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }

    @Test("Decision 12: an expired session leaves warm what the session after it may need")
    func expiringReleasesNothing() async throws {
        let world = World()
        let session = world.session(from: "de", to: "en")
        _ = try await session.translate("Hallo")
        session.expire()
        // A cancelled session comes after it, and only its pair is let go of.
        let other = world.session(from: "es", to: "en")
        _ = try await other.translate("Hola")
        other.cancel()
        await world.engine.released.reach(1)
        #expect(world.engine.releases == [[.from("es", to: "en")]])
    }

    @Test("Decision 11: cancelling the caller's task ends the call, and the session goes on")
    func cancellingTheCaller() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "first" ? latch : nil }))
        let session = world.session(from: "de", to: "en")
        let first = Task { try await session.translate("first") }
        await latch.arrivals.reach(1)
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        #expect(world.engine.calls.map(\.end) == [.cancelled])
        #expect(try await session.translate("second").targetText == "second [de→en]")
    }

    @Test("Decision 11: cancelling the reader of a stream ends its work before the reader goes on")
    func cancellingTheReader() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "zwei" ? latch : nil }))
        let session = world.session(from: "de", to: "en")
        let reader = Task { try await session.translate(batch: .init(numbering: ["eins", "zwei"])).collect() }
        await latch.arrivals.reach(1)
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        #expect(world.engine.calls.map(\.end) == [.cancelled])
    }

    @Test("Decision 11: cancelling at any moment leaves no call running and answers none twice", arguments: 0..<25)
    func cancellingAtAnyMoment(moment: Int) async {
        let world = World(script: .init(order: .shuffled(seed: UInt64(moment))))
        let session = world.session(to: "en")
        let requests = [TranslationSession.Request](numbering: (0..<40).map { "Guten Tag \($0)" })
        let calls = (0..<4).map { _ in Task { try await session.translate(batch: requests).collect() } }
        await world.engine.answered.reach(moment * 6)
        session.cancel()
        for call in calls {
            switch await call.result {
            case .success(let responses): #expect(Set(responses.map(\.clientIdentifier)).count == 40)
            case .failure(let error):
                #expect(error is CancellationError || TranslationError.alreadyCancelled ~= error)
            }
        }
        #expect(world.engine.begun.count == world.engine.ended.count)
    }

    @Test("Decision 12: an expired session throws sessionExpired; calls that run when it expires are cancelled")
    func expiring() async {
        let latch = Latch()
        let world = World(script: .init(latch: { _ in latch }))
        let session = world.session(from: "de", to: "en")
        let running = Task { try await session.translate("running") }
        await latch.arrivals.reach(1)
        session.expire()
        await #expect(throws: CancellationError.self) { try await running.value }
        #expect(await code { _ = try await session.translate("later") } == .sessionExpired)
        // The first end counts.
        session.cancel()
        #expect(await code { _ = try await session.translate("later") } == .sessionExpired)
    }

    @Test(
        "Decision 13: an empty array and all-blank text throw nothingToTranslate, before anything runs",
        arguments: [[], [""], [" ", "\n\t"]])
    func nothingToTranslate(texts: [String]) async {
        let world = World()
        for session in [world.session(to: "en"), world.session(from: "xx", to: "en"), world.session(from: "de", to: "de")] {
            let requests = [TranslationSession.Request](numbering: texts)
            #expect(await code { _ = try await session.translations(from: requests) } == .nothingToTranslate)
            #expect(await code { _ = try await session.translate(batch: requests).collect() } == .nothingToTranslate)
            #expect(await code { _ = try await session.translations(routing: requests) } == .nothingToTranslate)
            #expect(await code { _ = try await session.translate(routing: requests).collect() } == .nothingToTranslate)
            if let text = texts.first { #expect(await code { _ = try await session.translate(text) } == .nothingToTranslate) }
        }
        #expect(world.engine.pairsQueryCount == 0)
        #expect(world.identifier.evidenceQueries.count == 0)
    }

    @Test("Decision 13: a blank request among others is echoed, and no engine sees it")
    func blankAmongOthers() async throws {
        let world = World()
        let responses = try await world.session(to: "en").translations(from: .init(numbering: ["Hallo", " \n", "", "Welt"]))
        #expect(responses.map(\.targetText) == ["Hallo [de→en]", " \n", "", "Welt [de→en]"])
        #expect(responses.map(\.route.legs.count) == [1, 0, 0, 1])
        #expect(responses.map(\.source) == ["de", "de", "de", "de"])
        #expect(world.engine.calls.map(\.texts) == [["Hallo", "Welt"]])
        #expect(world.identifier.evidenceQueries.count == 2)
    }

    @Test("Decision 13: without a source a session is ready when some route into its target is installed")
    func isReady() async {
        let pairs: [EnginePair] = [.from("de", to: "en"), .from("es", to: "fr", pack: "es-fr", isInstalled: false)]
        let world = World(pairs: pairs, preferredLanguages: ["fr", "en"])
        #expect(await world.session(to: "en").isReady)
        #expect(await !world.session(to: "fr").isReady)
        #expect(await world.session().isReady)
        #expect(await world.session(from: "de", to: "en").isReady)
        #expect(await world.session(from: "de").isReady)
        #expect(await !world.session(from: "es", to: "fr").isReady)
        #expect(await !world.session(from: "es").isReady)
        #expect(await !world.session(from: "de", to: "de").isReady)
        #expect(world.engine.calls.isEmpty)
    }

    @Test("Decision 13: versions start at 0, and configurations made alike are equal")
    func configurations() {
        let first = TranslationSession.Configuration(source: nil, target: Locale.Language(identifier: "en"))
        var second = TranslationSession.Configuration(target: Locale.Language(identifier: "en"))
        #expect(first.version == 0)
        #expect(first == second)
        second.invalidate()
        #expect(second.version == 1)
        #expect(first != second)
        var third = first
        third.preferredStrategy = .highFidelity
        #expect(first != third)
    }
}
