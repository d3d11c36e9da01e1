// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("5.1 Sessions, configurations, lifetime", .timeLimit(.minutes(10)))
struct SessionLifeTests {
    @Test("S2: one session serves any number of calls of all kinds")
    func manyCalls() async throws {
        let session = World().session(from: "de", to: "en")
        #expect(try await session.translate("Hallo").targetText == "Hallo [de→en]")
        #expect(try await session.translations(from: .init(numbering: ["Welt", "Tag"])).count == 2)
        #expect(try await session.translate(batch: .init(numbering: ["Morgen"])).collect().count == 1)
    }

    @Test("S10: invalidating makes a configuration unequal to its former self, with the same languages")
    func invalidating() {
        let configuration = TranslationSession.Configuration(source: .init(identifier: "de"), target: .init(identifier: "en"))
        var changed = configuration
        changed.invalidate()
        #expect(changed != configuration)
        #expect(changed.source == configuration.source)
        #expect(changed.target == configuration.target)
        #expect(changed.version == configuration.version + 1)
    }

    @Test("S11: a configuration is made once and invalidated afterwards, through an optional")
    func invalidatingThroughOptional() {
        var configuration: TranslationSession.Configuration?
        func press() {
            if configuration == nil { configuration = .init() } else { configuration?.invalidate() }
        }
        press()
        #expect(configuration?.version == 0)
        press()
        #expect(configuration?.version == 1)
    }

    @Test("S12: a configuration is a value: changing a copy leaves the original")
    func configurationIsValue() {
        let original = TranslationSession.Configuration(source: .init(identifier: "de"))
        var copy = original
        copy.target = .init(identifier: "fr")
        copy.invalidate()
        #expect(original.target == nil)
        #expect(original.version == 0)
    }

    @Test("S13: a configuration may be kept in a model, across sessions and actors")
    func configurationInModel() async throws {
        actor Model {
            var configuration = TranslationSession.Configuration(target: .init(identifier: "en"))
            func invalidate() { configuration.invalidate() }
        }
        let model = Model()
        let world = World()
        for version in 0..<2 {
            let configuration = await model.configuration
            #expect(configuration.version == version)
            let session = TranslationSession(
                source: configuration.source, target: configuration.target, environment: world.environment)
            #expect(try await session.translate("Hallo").targetText == "Hallo [de→en]")
            await model.invalidate()
        }
    }

    @Test("S16: with both languages left out, the source comes from the text and the target from the preferences")
    func wholeAutomaticPairing() async throws {
        let session = TranslationSession(source: nil, target: nil, environment: World(preferredLanguages: ["fr"]).environment)
        let response = try await session.translate("Hallo Welt")
        #expect(response.sourceLanguage == Locale.Language(identifier: "de"))
        #expect(response.targetLanguage == Locale.Language(identifier: "fr"))
    }

    @Test("S18: a session that has expired translates nothing any more, and says so")
    func expiredSession() async {
        let world = World()
        let session = world.session(from: "de", to: "en")
        session.expire()
        #expect(await code { _ = try await session.translate("Hallo") } == .sessionExpired)
        #expect(await code { _ = try await session.translate(batch: .init(numbering: ["Hallo"])).collect() } == .sessionExpired)
        #expect(await code { try await session.prepareTranslation() } == .sessionExpired)
        #expect(world.engine.calls.isEmpty)
    }

    @Test("S19: where misuse is to trap, using an expired session stops the process and names the remedy")
    func expiredSessionTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let world = World(policies: TranslationPolicies(misuse: .trap))
            let session = world.session(from: "de", to: "en")
            session.expire()
            _ = try? await session.translate("Hallo")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Use the session that the view hands out"))
    }

    @Test("S21: each session ends for itself")
    func sessionsEndApart() async throws {
        let world = World()
        let (first, second) = (world.session(from: "de", to: "en"), world.session(from: "de", to: "en"))
        first.expire()
        #expect(await code { _ = try await first.translate("Hallo") } == .sessionExpired)
        #expect(try await second.translate("Hallo").targetText == "Hallo [de→en]")
    }

    @Test("S22: a stream whose session expires ends with cancellation, and gives no further response")
    func expiryInMidstream() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "zwei" ? latch : nil }))
        let session = world.session(from: "de", to: "en")
        var iterator = session.translate(batch: .init(numbering: ["eins", "zwei"])).makeAsyncIterator()
        #expect(try await iterator.next()?.clientIdentifier == "0")
        await latch.arrivals.reach(1)
        session.expire()
        await #expect(throws: CancellationError.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(world.engine.calls.map(\.end) == [.cancelled])
    }

    @Test("S24: a query on a session that has ended does not hang")
    func queryOnEndedSession() async {
        let session = World(script: .init(pairsLatch: Latch())).session(from: "de", to: "en")
        session.cancel()
        #expect(await session.isReady == false)
    }

    @Test("S26: a session may be handed to a model on the main actor")
    func handedOn() async throws {
        @MainActor final class Model {
            var texts = ["Hallo", "Welt"]

            func translateAll(using session: TranslationSession) async throws {
                let requests = texts.map { TranslationSession.Request(sourceText: $0) }
                texts = try await session.translations(from: requests).map(\.targetText)
            }
        }
        let session = World().session(from: "de", to: "en")
        let model = Model()
        try await model.translateAll(using: session)
        // As in Apple's samples, with an inner task.
        try await Task { @MainActor in try await model.translateAll(using: session) }.value
        #expect(await model.texts == ["Hallo [de→en] [de→en]", "Welt [de→en] [de→en]"])
    }

    @Test("S27: sessions can be made directly; one for installed languages cannot request downloads")
    func directSessions() {
        let world = World(surface: ScriptedSurface(), installer: ScriptedInstaller(into: FakeEngine(pairs: [])))
        #expect(world.session(from: "de", to: "en").canRequestDownloads)
        let installed = TranslationSession(
            installedSource: Locale.Language(identifier: "de"), target: nil, environment: world.environment)
        #expect(!installed.canRequestDownloads)
    }

    @Test("S28: questions go to the surface; a session without one asks nothing")
    func questionsGoToSurface() async throws {
        let surface = ScriptedSurface(.init(source: "de"))
        let asking = World(surface: surface).session(to: "en")
        #expect(try await asking.translate("ok").source == "de")
        #expect(surface.questions.count == 1)
        #expect(await code { _ = try await World().session(to: "en").translate("ok") } == .unableToIdentifyLanguage)
    }

    @Test("S29: a session is a reference, and each response carries both languages")
    func sessionIsReference() async throws {
        let session = World().session(from: "de", to: "en")
        let same = session
        #expect(session === same)
        let response = try await same.translate("Hallo")
        #expect(response.source == "de")
        #expect(response.target == "en")
    }
}
