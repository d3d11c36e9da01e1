// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Decision 15: long texts are never given up, and the same text has the same translation", .timeLimit(.minutes(10)))
struct LongTextTests {
    private static let line = "guten tag wie geht es heute, schön ist das wetter morgen.\n"

    @Test("A long text goes in blocks, each of which is an answer, and comes back whole")
    func goesInBlocks() async throws {
        let world = World(script: .init(translation: { text, _ in text.uppercased() }))
        let text = String(repeating: Self.line, count: 40_000)
        let found = try await world.session(from: "de", to: "en").translate(text)
        #expect(found.targetText == text.uppercased())
        let calls = world.engine.calls
        #expect(calls.count > 1 && calls.flatMap(\.texts).count > 100)
        #expect(calls.flatMap(\.texts).allSatisfy { $0.utf8.count <= 1 << 14 })
    }

    @Test("An engine that needs longer for the whole than any answer may take is not given up while it works")
    func isNotGivenUp() async throws {
        // Time stands still but for what the engine takes: 30 s a block, of 120 s that an answer may take.
        let clock = ManualClock()
        var world = World()
        world.clock = clock
        world.engine.script.translation = { text, _ in
            clock.advance(by: .seconds(30))
            return text
        }
        let text = String(repeating: Self.line, count: 3000)
        #expect(try await world.session(from: "de", to: "en").translate(text).targetText == text)
        #expect(world.engine.calls.flatMap(\.texts).count > 8)
    }

    @Test("A cancelled call of a long text ends with the block that is under way")
    func endsWithBlock() async throws {
        let world = World(script: .init(latch: { $0.isEmpty ? nil : Latch() }))
        let text = String(repeating: Self.line, count: 40_000)
        let session = world.session(from: "de", to: "en")
        let call = Task { try await session.translate(text) }
        await world.engine.begun.reach(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(world.engine.calls.count == 1)
    }

    @Test("Equal texts of a call go once, and each is answered with the same translation, or the same failure")
    func goOnce() async throws {
        struct Refusal: Error {}
        let world = World()
        world.engine.script.failure = { $0 == "welt" ? Refusal() : nil }
        let session = world.session(from: "de", to: "en")
        let found = try await session.translations(from: .init(numbering: ["hallo", "tag", "hallo", " ", "hallo"]))
        #expect(found.map(\.targetText) == ["hallo [de→en]", "tag [de→en]", "hallo [de→en]", " ", "hallo [de→en]"])
        #expect(found.compactMap(\.clientIdentifier) == ["0", "1", "2", "3", "4"])
        #expect(world.engine.calls.map(\.texts) == [["hallo", "tag"]])
        let results = try await world.session(to: "en").translations(routing: .init(numbering: ["welt", "hallo", "welt"]))
        #expect(results.map(\.targetText) == ["welt", "hallo [de→en]", "welt"])
    }
}
