// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("5.3 Batches, order, client identifiers", .timeLimit(.minutes(10)))
struct BatchTests {
    private struct Refusal: Error {}

    @Test("S37: a batch is one call of the engine")
    func batchIsOneCall() async throws {
        let world = World()
        _ = try await world.session(from: "de", to: "en").translations(from: .init(numbering: (0..<50).map { "Satz \($0)" }))
        #expect(world.engine.calls.map(\.texts.count) == [50])
    }

    @Test("S38: for several texts a batch costs fewer calls than one text at a time, of engine and recogniser alike")
    func batchIsCheaper() async throws {
        let texts = Array(repeating: "Guten Tag", count: 200)
        let together = World()
        _ = try await together.session(to: "en").translations(from: .init(numbering: texts))
        let apart = World()
        let session = apart.session(to: "en")
        for text in texts { _ = try await session.translate(text) }
        #expect(together.engine.calls.count == 1)
        #expect(apart.engine.calls.count == 200)
        #expect(together.identifier.detectionQueries.count == 1)
        #expect(apart.identifier.detectionQueries.count == 200)
    }

    @Test(
        "S39: translations(from:) answers in the order asked",
        arguments: [FakeEngine.Script.Order.asGiven, .reversed, .shuffled(seed: 1)])
    func answersInOrder(order: FakeEngine.Script.Order) async throws {
        let world = World(script: .init(order: order))
        let texts = (0..<20).map { "Satz \($0)" }
        let responses = try await world.session(from: "de", to: "en").translations(from: .init(numbering: texts))
        #expect(responses.map(\.sourceText) == texts)
        #expect(responses.map(\.targetText) == texts.map { "\($0) [de→en]" })
    }

    @Test("S40: translations(from:) returns nothing before all is done")
    func returnsTogether() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "last" ? latch : nil }))
        let returned = Counter()
        let task = Task {
            let responses = try await world.session(from: "de", to: "en").translations(
                from: .init(numbering: ["first", "middle", "last"]))
            returned.add()
            return responses
        }
        await latch.arrivals.reach(1)
        #expect(world.engine.answered.count == 2)
        #expect(returned.count == 0)
        latch.open()
        #expect(try await task.value.count == 3)
    }

    @Test("S41: there are as many responses as requests, and no identifier is needed")
    func countsAgree() async throws {
        let requests = (0..<100).map { TranslationSession.Request(sourceText: "Satz \($0)") }
        let responses = try await World().session(from: "de", to: "en").translations(from: requests)
        #expect(responses.count == 100)
        #expect(zip(requests, responses).allSatisfy { $0.sourceText == $1.sourceText && $1.clientIdentifier == nil })
    }

    @Test("S42: texts are mapped to requests; without any there is nothing to translate")
    func emptyArray() async {
        let requests = [String]().map { TranslationSession.Request(sourceText: $0) }
        let world = World()
        #expect(await code { _ = try await world.session(to: "en").translations(from: requests) } == .nothingToTranslate)
        #expect(world.engine.pairsQueryCount == 0)
    }

    @Test("S43: when one text fails, translations(from:) throws and gives no part of the answer")
    func failsTogether() async {
        let world = World(script: .init(failure: { $0 == "zwei" ? Refusal() : nil }))
        let error = await thrown {
            _ = try await world.session(from: "de", to: "en").translations(from: .init(numbering: ["eins", "zwei", "drei"]))
        }
        #expect((error as? TranslationError)?.code == .internalError)
        #expect((error as? TranslationError)?.underlyingError is Refusal)
    }

    @Test("S44: translate(batch:) gives each response when it is ready")
    func givesIncrementally() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "zwei" ? latch : nil }))
        var iterator = world.session(from: "de", to: "en").translate(batch: .init(numbering: ["eins", "zwei"]))
            .makeAsyncIterator()
        #expect(try await iterator.next()?.targetText == "eins [de→en]")
        latch.open()
        #expect(try await iterator.next()?.targetText == "zwei [de→en]")
        #expect(try await iterator.next() == nil)
    }

    @Test("S45: the first response does not wait for the others")
    func firstComesFirst() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "Satz 0" ? nil : latch }))
        let batch = [TranslationSession.Request](numbering: (0..<10).map { "Satz \($0)" })
        var iterator = world.session(from: "de", to: "en").translate(batch: batch).makeAsyncIterator()
        #expect(try await iterator.next()?.sourceText == "Satz 0")
        #expect(world.engine.answered.count == 1)
    }

    @Test("S46: a stream gives responses in the order they come")
    func givesInAnyOrder() async throws {
        let world = World(script: .init(order: .reversed))
        let responses = try await world.session(from: "de", to: "en").translate(batch: .init(numbering: ["a", "b", "c"]))
            .collect()
        #expect(responses.map(\.sourceText) == ["c", "b", "a"])
    }

    @Test("S47, S52: in a stream the identifiers link responses to requests, so each has one")
    func identifiersLink() async throws {
        var generator = SeededGenerator(seed: 47)
        let numbers = (0..<1000).shuffled(using: &generator)
        let requests = numbers.map { TranslationSession.Request(sourceText: "Satz \($0)", clientIdentifier: "\($0)") }
        let world = World(script: .init(order: .shuffled(seed: 48)))
        var found: [String: String] = [:]
        for try await response in world.session(from: "de", to: "en").translate(batch: requests) {
            let identifier = try #require(response.clientIdentifier)
            #expect(found.updateValue(response.targetText, forKey: identifier) == nil)
        }
        #expect(found == Dictionary(uniqueKeysWithValues: numbers.map { ("\($0)", "Satz \($0) [de→en]") }))
    }

    @Test("S48: identifiers come back byte for byte, and none stays none")
    func identifiersAreEchoed() async throws {
        let identifiers: [String?] = ["", "0", "👩‍👧", "e\u{301}", "\u{E9}", String(repeating: "x", count: 10_000), nil]
        let requests = identifiers.map { TranslationSession.Request(sourceText: "Hallo", clientIdentifier: $0) }
        let responses = try await World().session(from: "de", to: "en").translations(from: requests)
        #expect(responses.map { $0.clientIdentifier.map { Array($0.utf8) } } == identifiers.map { $0.map { Array($0.utf8) } })
    }

    @Test("S49: identifiers are optional and may repeat")
    func identifiersMayRepeat() async throws {
        let requests = [
            TranslationSession.Request(sourceText: "eins", clientIdentifier: "same"),
            TranslationSession.Request(sourceText: "zwei", clientIdentifier: "same"),
            TranslationSession.Request(sourceText: "drei"),
        ]
        let responses = try await World().session(from: "de", to: "en").translate(batch: requests).collect()
        #expect(responses.map { Int($0.clientIdentifier ?? "") } == [nil, nil, nil])
        #expect(Set(responses.map(\.sourceText)) == ["eins", "zwei", "drei"])
    }

    @Test("S50: translate(batch:) neither awaits nor throws; errors come with the first response")
    func errorsComeInIteration() async {
        let world = World()
        let batch = world.session(from: "de", to: "xx").translate(batch: .init(numbering: ["Hallo"]))
        #expect(world.engine.pairsQueryCount == 0)
        var iterator = batch.makeAsyncIterator()
        #expect(await code { _ = try await iterator.next() } == .unsupportedTargetLanguage)
    }

    @Test("S51: a stream is an AsyncSequence, and breaking off ends the engine's work")
    func breakingOff() async throws {
        let latch = Latch()
        let world = World(script: .init(latch: { $0 == "zwei" ? latch : nil }))
        let session = world.session(from: "de", to: "en")
        for try await response in session.translate(batch: .init(numbering: ["eins", "zwei"])).prefix(1) {
            #expect(response.sourceText == "eins")
        }
        await world.engine.ended.reach(1)
        #expect(world.engine.calls.map(\.end) == [.cancelled])
        let count = try await session.translate(batch: .init(numbering: ["a", "b", "c"])).reduce(0) { count, _ in count + 1 }
        #expect(count == 3)
    }

    @Test("S53: responses go into a model on the main actor as they come")
    @MainActor func streamsIntoModel() async throws {
        var model: [String: String] = [:]
        for try await response in World().session(from: "de", to: "en").translate(batch: .init(numbering: ["a", "b", "c"])) {
            let sizeBefore = model.count
            model[response.clientIdentifier ?? ""] = response.targetText
            #expect(model.count == sizeBefore + 1)
        }
        #expect(model == ["0": "a [de→en]", "1": "b [de→en]", "2": "c [de→en]"])
    }
}
