// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("Decisions 5 and 6: batches, order and streams", .timeLimit(.minutes(10)))
struct OrderDecisionTests {
    private struct Refusal: Error {}

    @Test("Decision 5: a mixed array is one batch, identified as a whole, and who disagrees is named")
    func mixedArray() async throws {
        let world = World()
        let texts = ["Guten Tag", "Hola mundo", "Wie geht", "Wetter morgen", "ok"]
        let responses = try await world.session(to: "en").translations(from: .init(numbering: texts))
        #expect(responses.map(\.source) == Array(repeating: "de", count: 5))
        #expect(world.engine.calls.map(\.texts) == [texts])
        #expect(world.identifier.detectionQueries.count == 1)
        #expect(responses.map { $0.identification?.disagreement } == [nil, "es", nil, nil, nil])
        #expect(responses.allSatisfy { $0.identification?.batch?.language == "de" })
        #expect(responses[4].identification?.text.outcome == .undetermined(.tooLittleEvidence))
    }

    @Test("Decision 6: every request is answered once, however the engine answers", arguments: 0..<20)
    func everyRequestOnce(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...60, using: &generator)
        let world = World(
            script: .init(order: .shuffled(seed: seed)), maximumBatchSize: Bool.random(using: &generator) ? 7 : nil)
        let session = world.session(from: "de", to: "en")
        // Blank ones among them, and equal ones.
        var texts = (0..<count).map { _ in ["Hallo", "Welt", " ", ""].randomElement(using: &generator) ?? "" }
        texts.append("Guten Tag")
        let requests = [TranslationSession.Request](numbering: texts)
        let ordered = try await session.translations(from: requests)
        #expect(ordered.map(\.clientIdentifier) == requests.map(\.clientIdentifier))
        #expect(ordered.map(\.sourceText) == texts)
        let streamed = try await session.translate(batch: requests).collect()
        #expect(streamed.count == texts.count)
        #expect(Set(streamed.map(\.clientIdentifier)) == Set(requests.map(\.clientIdentifier)))
    }

    @Test("Decision 6: an engine that leaves texts unanswered makes the call throw")
    func unansweredTexts() async {
        struct Silent: TranslationEngine {
            let name = "silent"
            func offer() async -> EngineOffer { EngineOffer(pairs: [.from("de", to: "en")]) }
            func translate(
                _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
            ) async throws {
                answer(EngineAnswer(index: 0, result: .success("first")))
                answer(EngineAnswer(index: 0, result: .success("again")))
            }
        }
        var environment = World().environment
        environment.engines = [Silent()]
        let session = TranslationSession(from: "de", to: "en", environment: environment)
        let error =
            await thrown { _ = try await session.translations(from: .init(numbering: ["a", "b", "c"])) } as? TranslationError
        #expect(error?.code == .internalError)
        #expect(error?.why == "The engine “silent” returned without answering 2 of the texts.")
        var streamed: [String] = []
        let streamedCode = await code {
            for try await response in session.translate(batch: .init(numbering: ["a", "b", "c"])) {
                streamed.append(response.targetText)
            }
        }
        #expect(streamedCode == .internalError)
        #expect(streamed == ["first"])
    }

    @Test("Decision 6: a stream starts at its first response, not before")
    func streamStartsLate() async throws {
        let world = World()
        let batch = world.session(to: "en").translate(batch: .init(numbering: ["Hallo"]))
        var iterator = batch.makeAsyncIterator()
        #expect(world.engine.pairsQueryCount == 0)
        #expect(world.identifier.evidenceQueries.count == 0)
        #expect(try await iterator.next()?.targetText == "Hallo [de→en]")
    }

    @Test("Decision 6: iterating a stream twice throws")
    func secondIteration() async throws {
        let world = World()
        let batch = world.session(from: "de", to: "en").translate(batch: .init(numbering: ["Hallo"]))
        #expect(try await batch.collect().count == 1)
        #expect(await code { _ = try await batch.collect() } == .alreadyIterated)
        #expect(world.engine.calls.count == 1)
    }

    @Test("Decision 6: answers given before a failure stand, and the stream ends with it")
    func answersBeforeFailureStand() async throws {
        let world = World(script: .init(failure: { $0 == "zwei" ? Refusal() : nil }))
        var iterator = world.session(from: "de", to: "en").translate(
            batch: .init(numbering: ["eins", "zwei", "drei"])
        ).makeAsyncIterator()
        #expect(try await iterator.next()?.sourceText == "eins")
        #expect(try await iterator.next()?.sourceText == "drei")
        #expect(await code { _ = try await iterator.next() } == .internalError)
        #expect(try await iterator.next() == nil)
    }

    @Test("Decision 6: a call that fails as a whole keeps what its stream has given")
    func wholeFailure() async throws {
        let world = World(script: .init(failureOfCall: Refusal()))
        var given: [String] = []
        let code = await code {
            for try await response in world.session(from: "de", to: "en").translate(batch: .init(numbering: ["a", "b"])) {
                given.append(response.sourceText)
            }
        }
        #expect(code == .internalError)
        #expect(given == ["a", "b"])
    }

    @Test("Decision 6: calls on one session run one at a time, in the order they were made")
    func oneAtATime() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { _ in latch }))
        let session = world.session(from: "de", to: "en")
        var calls: [Task<String, any Error>] = []
        for number in 0..<6 {
            // It has its place in the queue when this statement ends.
            calls.append(
                Task.immediate {
                    let batch = [TranslationSession.Request](numbering: ["Satz \(number)"])
                    switch number % 3 {
                    case 0: return try await session.translate(batch: batch).collect()[0].sourceText
                    case 1: return try await session.translations(from: batch)[0].sourceText
                    default: return try await session.translate("Satz \(number)").sourceText
                    }
                })
        }
        await latch.arrivals.reach(1)
        #expect(world.engine.begun.count == 1)
        latch.open()
        for (number, call) in calls.enumerated() { #expect(try await call.value == "Satz \(number)") }
        #expect(world.engine.calls.map(\.texts) == (0..<6).map { ["Satz \($0)"] })
    }

    @Test("Decision 6: a call that is cancelled while it waits its turn never begins, and the next goes on")
    func cancelledWhileWaiting() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "first" ? latch : nil }))
        let session = world.session(from: "de", to: "en")
        let first = Task { try await session.translate("first") }
        await latch.arrivals.reach(1)
        let second = Task.immediate { try await session.translate("second") }
        let third = Task.immediate { try await session.translate("third") }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        latch.open()
        #expect(try await first.value.sourceText == "first")
        #expect(try await third.value.sourceText == "third")
        #expect(world.engine.calls.map(\.texts) == [["first"], ["third"]])
    }
}
