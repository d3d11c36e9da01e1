// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@testable import ApertiumEngine

/// Decisions 6 and 11 of the sessions, over real processes.
@Suite(.needsApertium, .serialized, .timeLimit(.minutes(10))) struct SessionEndTests {
    let engine: WatchedEngine
    var environment: TranslationEnvironment
    /// In the arguments of all processes of the environment's engine.
    let path: String

    init() throws {
        let (linked, path) = try Apertium.linkedEngine()
        engine = WatchedEngine(linked)
        self.path = path
        // The texts are many, so that there is time to cancel, and are told apart by one word.
        environment = TranslationEnvironment(
            engines: [engine],
            languageIdentifier: ScriptedLanguageIdentifier([
                "es": ["perro"], "pt": ["cachorro"], "ca": ["gos"], "fr": ["chien"], "en": ["dog"],
            ]))
        // On a busy machine it may take long until processes are gone.
        environment.deadlines.stop = .seconds(120)
    }

    private static let sentences: [LanguageTag: String] = [
        "es": "El perro come pan en la casa.", "pt": "O cachorro come pão na casa.", "ca": "El gos menja pa a la casa.",
        "fr": "Le chien mange du pain.", "en": "The dog eats bread at home.",
    ]

    /// So many that a call is still under way when the first are answered; what prepares them is slow under a sanitizer.
    private static let manyTexts = SlowTests.size(10_000, whenSlow: 100_000)

    /// Requests in Spanish, or in several languages by turns. No two are the same: what is the same goes once, and a call that is
    /// to be under way would be over.
    private func requests(_ count: Int, in tags: [LanguageTag] = ["es"]) -> [TranslationSession.Request] {
        (0..<count).map { number in
            let sentence = Self.sentences[tags[number % tags.count]] ?? ""
            return TranslationSession.Request(sourceText: "\(sentence) \(number)", clientIdentifier: "\(number)")
        }
    }

    private var processCount: Int { Processes.chains(withArgument: path).joined().count }

    @Test("Decision 11: a cancelled session leaves no process of a running call")
    func cancellingARunningCall() async throws {
        let session = TranslationSession(from: "es", to: "ca", environment: environment)
        let requests = requests(Self.manyTexts)
        let call = Task { try await session.translations(from: requests) }
        await engine.pairsAnswered.reach(1)
        #expect(processCount == 11)
        session.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(processCount == 0)
    }

    @Test("Decision 11: a cancelled session leaves no process of the languages that its router was done with")
    func cancellingARoutedCall() async throws {
        let session = TranslationSession(from: nil, to: "es", environment: environment)
        _ = try await session.translations(routing: requests(8, in: ["pt", "fr"]))
        #expect(Processes.chains(withArgument: path).count == 2)
        let requests = requests(8, in: ["ca"]) + requests(Self.manyTexts, in: ["en"])
        let call = Task { try await session.translations(routing: requests) }
        await engine.pairsAnswered.reach(4)
        #expect(Processes.chains(withArgument: path).count == 4)
        session.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(processCount == 0)
    }

    @Test(
        "Decision 15: a long text is not given up while its engine works, and cancelled at any moment it leaves nothing",
        arguments: 0..<SlowTests.size(2, whenSlow: 12))
    func cancellingALongText(number: Int) async throws {
        let line = String(repeating: (Self.sentences["es"] ?? "") + " ", count: 20) + "\n"
        let text = String(repeating: line, count: SlowTests.size(1_000_000, whenSlow: 20_000_000) / line.utf8.count)
        var environment = environment
        if SlowTests.areRun { environment.deadlines.answer = .seconds(4) }
        let session = TranslationSession(from: "es", to: "ca", environment: environment)
        let call = Task { try await session.translate(text) }
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...SlowTests.size(500, whenSlow: 20_000))))
        let cancelled = ContinuousClock.now
        session.cancel()
        let result = await call.result
        let wait = ContinuousClock.now - cancelled
        #expect(throws: (any Error).self) { try result.get() }
        if case .failure(let error) = result {
            // A call that had not begun finds the session cancelled.
            #expect(error is CancellationError || TranslationError.alreadyCancelled ~= error, "\(error)")
        }
        #expect(processCount == 0)
        if SlowTests.areRun { #expect(wait < .seconds(1)) }
    }

    @Test("Decision 11: a session that is cancelled while it does nothing leaves no process")
    func cancellingAnIdleSession() async throws {
        let session = TranslationSession(from: "es", to: "pt", environment: environment)
        _ = try await session.translate("El perro come pan.")
        #expect(processCount == 7)
        session.cancel()
        await engine.released.reach(1)
        #expect(processCount == 0)
    }

    @Test("Decision 11: cancelling a session costs no call of another session anything, over the same pair or another")
    func cancellingBesideOthers() async throws {
        let requests = requests(300)
        let other = TranslationSession(from: "es", to: "pt", environment: environment)
        let expected = try await other.translations(from: requests).map(\.targetText)
        let cancelled = TranslationSession(from: "es", to: "pt", environment: environment)
        let endless = cancelled.translate(batch: self.requests(Self.manyTexts))
        var responses = endless.makeAsyncIterator()
        _ = try await responses.next()
        // One waits for the chain that the cancelled session has, the other has one of its own.
        let waiting = Task { try await other.translations(from: requests) }
        let beside = TranslationSession(from: "es", to: "it", environment: environment)
        let working = Task { try await beside.translations(from: requests) }
        await engine.pairsAnswered.reach(2)
        #expect(Processes.chains(withArgument: path).count == 2)
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { while try await responses.next() != nil {} }
        #expect(try await waiting.value.map(\.targetText) == expected)
        #expect(try await working.value.map(\.clientIdentifier) == requests.map(\.clientIdentifier))
        for session in [other, beside] { session.cancel() }
        // Each session once, and the cancelled one for its call before that.
        await engine.released.reach(4)
        #expect(processCount == 0)
    }

    @Test("Decision 11: a cancelled session leaves no temporary file, and neither does any other call")
    func temporaryFiles() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "own/file")
        await #expect(processExitsWith: .success) { [path = folder.path + "/own" as String] in
            setenv("TMPDIR", path, 1)
            let environment = TranslationEnvironment(
                engines: [Apertium.engine()], languageIdentifier: ScriptedLanguageIdentifier(["es": ["perro"]]))
            let session = TranslationSession(from: "es", to: "pt", environment: environment)
            #expect(try await session.translate("La casa es grande.").targetText == "A casa é grande.")
            let requests = (0..<10_000).map { TranslationSession.Request(sourceText: "El perro come \($0).") }
            var responses = session.translate(batch: requests).makeAsyncIterator()
            _ = try await responses.next()
            session.cancel()
            await #expect(throws: CancellationError.self) { while try await responses.next() != nil {} }
            #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["file"])
        }
    }

    @Test("Decision 6: a stream that is broken off leaves no process, nor do the languages it was done with")
    func breakingOff() async throws {
        let session = TranslationSession(from: nil, to: "es", environment: environment)
        let requests = requests(8, in: ["pt"]) + requests(Self.manyTexts, in: ["ca"])
        for try await response in session.translate(routing: requests) where response.source == "ca" {
            #expect(Processes.chains(withArgument: path).count == 2)
            break
        }
        await engine.released.reach(1)
        #expect(processCount == 0)
        #expect(try await session.translate("El gos menja pa.").targetText == "El perro come pan.")
        session.cancel()
        await engine.released.reach(2)
        #expect(processCount == 0)
    }

    @Test("Decision 6: a cancelled task leaves no process")
    func cancellingATask() async throws {
        let session = TranslationSession(from: "es", to: "ca", environment: environment)
        let requests = requests(Self.manyTexts)
        let call = Task { try await session.translations(from: requests) }
        await engine.pairsAnswered.reach(1)
        #expect(processCount == 11)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(processCount == 0)
    }
}
