// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Attributed text", .timeLimit(.minutes(2)))
struct AttributedTextTests {
    private struct Refusal: Error {}

    /// Capital letters for small ones; placeholders stay where they are.
    private static let upperCase = FakeEngine.Script(translation: { text, _ in text.uppercased() })
    /// The same, with what an engine does that loses all placeholders.
    private static let losing = FakeEngine.Script(translation: { text, _ in
        text.uppercased().replacing("\u{FFFC}", with: "")
    })

    /// A text of words, each with a link of its own, where there is one.
    private static func text(_ pieces: [(String, link: String?, skips: Bool)]) -> AttributedString {
        pieces.reduce(into: AttributedString()) { text, piece in
            var attributed = AttributedString(piece.0)
            attributed.link = piece.link.flatMap { URL(string: $0) }
            if piece.skips { attributed.skipsTranslation = true }
            text += attributed
        }
    }

    private static let sample = text([
        ("guten tag, ", nil, false), ("welt", "https://example.org/a", false), (" heute ", nil, false),
        ("Café Welt", "https://example.org/b", true), (" morgen", nil, false),
    ])
    private static let translated = text([
        ("GUTEN TAG, ", nil, false), ("WELT", "https://example.org/a", false), (" HEUTE ", nil, false),
        ("Café Welt", "https://example.org/b", true), (" MORGEN", nil, false),
    ])

    @Test("What skips translation stays as it is, and attributes come back on their words", arguments: [true, false])
    func keepsAttributes(_ engineKeepsPlaceholders: Bool) async throws {
        let world = World(script: engineKeepsPlaceholders ? Self.upperCase : Self.losing)
        let response = try await world.session(from: "de", to: "en").translate(Self.sample)
        #expect(response.targetAttributedText == Self.translated)
        #expect(response.targetText == String(Self.translated.characters))
        #expect(response.sourceAttributedText == Self.sample)
        #expect(response.sourceText == String(Self.sample.characters))
        let sent = world.engine.calls.flatMap(\.texts)
        #expect(!sent.contains { $0.contains("Café") })
        // The words of the pieces are sent only where the placeholders were lost.
        #expect(sent.count == (engineKeepsPlaceholders ? 1 : 5))
    }

    @Test("Where the words around lost placeholders go another way, since the engine stops serving, the response names that way")
    func namesWayOfPieces() async throws {
        var script = Self.losing
        script.failure = { $0.contains("\u{FFFC}") ? nil : EngineOutage(.unreachable, of: "near") }
        var environment = World().environment
        environment.engines = [
            FakeEngine(name: "near", pairs: [.from("de", to: "en")], script: script),
            FakeEngine(name: "far", pairs: [.from("de", to: "en")], script: Self.upperCase),
        ]
        let response = try await TranslationSession(from: "de", to: "en", environment: environment).translate(Self.sample)
        #expect(response.targetAttributedText == Self.translated)
        #expect(response.route.legs.map(\.engine) == ["far"])
    }

    @Test("Plain and attributed requests go in one batch, in both forms of answering", arguments: [true, false])
    func mixesRequests(_ engineKeepsPlaceholders: Bool) async throws {
        let world = World(script: engineKeepsPlaceholders ? Self.upperCase : Self.losing)
        let requests = [
            TranslationSession.Request(sourceText: "hallo", clientIdentifier: "0"),
            .init(sourceText: Self.sample, clientIdentifier: "1"), .init(sourceText: "wie geht", clientIdentifier: "2"),
        ]
        let session = world.session(to: "en")
        let all = try await session.translations(from: requests)
        #expect(all.map(\.clientIdentifier) == ["0", "1", "2"])
        #expect(all.map(\.targetAttributedText) == [nil, Self.translated, nil])
        let streamed = try await session.translate(batch: requests).collect()
        #expect(Set(streamed.map(\.clientIdentifier)) == ["0", "1", "2"] && streamed.count == 3)
        #expect(streamed.first { $0.clientIdentifier == "1" }?.targetAttributedText == Self.translated)
        #expect(all.map(\.source) == ["de", "de", "de"])
    }

    @Test("A text that skips translation as a whole comes back as it is among others, and is nothing to translate alone")
    func echoesWhatSkips() async throws {
        let world = World(script: Self.upperCase)
        let skipped = Self.text([("Café Welt", nil, true)])
        let session = world.session(from: "de", to: "en")
        let responses = try await session.translations(from: [.init(sourceText: "hallo"), .init(sourceText: skipped)])
        #expect(responses[1].targetAttributedText == skipped)
        #expect(responses[1].route.legs.isEmpty)
        let error = await thrown { _ = try await session.translate(skipped) }
        #expect(error.map { TranslationError.nothingToTranslate ~= $0 } == true)
    }

    @Test("A piece that fails fails its text: the call, or the stream after the others")
    func failsWithAPiece() async throws {
        var script = Self.losing
        script.failure = { $0 == "heute" ? Refusal() : nil }
        let world = World(script: script)
        let session = world.session(from: "de", to: "en")
        await #expect(throws: (any Error).self) { try await session.translate(Self.sample) }
        var answered: [String?] = []
        let requests = [
            TranslationSession.Request(sourceText: Self.sample, clientIdentifier: "0"),
            .init(sourceText: "hallo", clientIdentifier: "1"),
        ]
        let error = await thrown {
            for try await response in session.translate(batch: requests) { answered.append(response.clientIdentifier) }
        }
        #expect(error != nil)
        #expect(answered == ["1"])
    }

    @Test("What lost its placeholders is answered where another text of the stream fails, and progress counts it once")
    func answersBesideFailure() async throws {
        var script = Self.losing
        script.failure = { $0 == "hallo" ? Refusal() : nil }
        let world = World(script: script)
        let count = Locked(0)
        var environment = world.environment
        environment.progress = { byteCount in count.withLock { $0 += byteCount } }
        let session = TranslationSession(from: "de", to: "en", environment: environment)
        let requests = [
            TranslationSession.Request(sourceText: "hallo", clientIdentifier: "0"),
            .init(sourceText: Self.sample, clientIdentifier: "1"),
        ]
        var answered: [AttributedString?] = []
        let error = await thrown {
            for try await response in session.translate(batch: requests) { answered.append(response.targetAttributedText) }
        }
        #expect((error as? TranslationError)?.underlyingError is Refusal)
        #expect(answered == [Self.translated])
        let first = try #require(world.engine.calls.first)
        #expect(world.engine.calls.count == 2 && count.withLock(\.self) == first.texts.joined().utf8.count)
    }

    @Test("A request's plain text and its attributed one never part")
    func keepsBothTexts() {
        var request = TranslationSession.Request(sourceText: Self.sample)
        #expect(request.sourceText == String(Self.sample.characters))
        request.sourceText = "hallo"
        #expect(request.attributedSourceText == nil)
        request.attributedSourceText = Self.translated
        #expect(request.sourceText == String(Self.translated.characters))
        request.attributedSourceText = nil
        #expect(request.sourceText == String(Self.translated.characters))
    }

    @Test("Whatever the runs of a text, its translation has them in their order, and each character of what was skipped")
    func keepsAnyRuns() async throws {
        var generator = SeededGenerator(seed: 19)
        let words = ["hallo", " welt", "\n", "\u{FFFC}", " ", "", "heute. ", "🇩🇪", "e\u{301}"]
        var translatedCount = 0
        for _ in 0..<200 {
            let text = Self.text(
                (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                    let word = words.randomElement(using: &generator) ?? ""
                    let link = ["https://example.org/a", "https://example.org/b", nil].randomElement(using: &generator) ?? nil
                    return (word, link, Int.random(in: 0..<4, using: &generator) == 0)
                })
            let keeping = World(script: FakeEngine.Script(translation: { text, _ in text })).session(from: "de", to: "en")
            // A text without words is nothing to translate.
            guard let response = try? await keeping.translate(text) else { continue }
            translatedCount += 1
            #expect(response.targetAttributedText == text)
            let losing = try await World(script: Self.losing).session(from: "de", to: "en").translate(text)
            let result = try #require(losing.targetAttributedText)
            let skipped = { (text: AttributedString) in
                text.runs.filter { $0.skipsTranslation == true }.map { String(text[$0.range].characters) }
            }
            #expect(skipped(result) == skipped(text))
        }
        #expect(translatedCount > 100)
    }
}
