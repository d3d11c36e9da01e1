// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Contract 4.5: fixed text comes back byte for byte, whatever the engine does", .timeLimit(.minutes(10)))
struct FixedTextTests {
    /// What an engine makes of placeholders.
    enum Behaviour: CaseIterable {
        case none, keeps, loses, doubles
    }

    private func world(_ behaviour: Behaviour) -> World {
        let script = FakeEngine.Script(translation: { text, _ in
            let text = text.uppercased()
            return switch behaviour {
            case .none, .keeps: text
            case .loses: text.replacing("\u{FFFC}", with: "")
            case .doubles: text.replacing("\u{FFFC}", with: "\u{FFFC}\u{FFFC}")
            }
        })
        return World(script: script, keepsPlaceholders: behaviour != .none)
    }

    @Test("A text of a given source goes without its fixed text, and takes it back in its places", arguments: Behaviour.allCases)
    func keepsFixedText(behaviour: Behaviour) async throws {
        let world = world(behaviour)
        let session = world.session(from: "de", to: "en")
        let texts = [
            "guten --tag und the_big_house heute", "{name}, wie geht es @ana", "https://example.org/a x+y", "hallo welt",
        ]
        let found = try await session.translations(from: .init(numbering: texts))
        #expect(
            found.map(\.targetText) == [
                "GUTEN --tag UND the_big_house HEUTE", "{name}, WIE GEHT ES @ana", "https://example.org/a x+y", "HALLO WELT",
            ])
        let sent = world.engine.calls.flatMap(\.texts)
        if behaviour == .keeps {
            #expect(sent == ["guten \u{FFFC} und \u{FFFC} heute", "\u{FFFC}, wie geht es", "hallo welt"])
        }
        #expect(!sent.contains { $0.contains("house") || $0.contains("name") || $0.contains("example") })
    }

    @Test("On each leg of a route it is kept anew, and a text of nothing else reaches no engine")
    func keepsOnEachLeg() async throws {
        let pairs: [EnginePair] = [.from("de", to: "fr"), .from("fr", to: "es"), .from("es", to: "en")]
        let engine = FakeEngine(pairs: Array(pairs.prefix(2)), script: .init(translation: { text, _ in text.uppercased() }))
        var environment = World().environment
        environment.engines = [engine]
        environment.policies.allowsPivot = true
        let session = TranslationSession(from: "de", to: "es", environment: environment)
        let found = try await session.translations(from: [.init(sourceText: "a_b c_d"), .init(sourceText: "guten a_b tag")])
        #expect(found.map(\.targetText) == ["a_b c_d", "GUTEN a_b TAG"])
        #expect(engine.calls.map(\.texts) == [["guten", "tag"], ["GUTEN", "TAG"]])
        let alone = try await session.translations(from: [.init(sourceText: "x+y")])
        #expect(alone.map(\.targetText) == ["x+y"] && engine.calls.count == 2)
    }

    @Test("What is longer than the engine takes is cut beside fixed text, and not inside of it")
    func cutsBesideFixedText() async throws {
        let engine = FakeEngine(
            pairs: [.from("de", to: "en")], maximumTextLength: 12, keepsPlaceholders: true,
            script: .init(translation: { text, _ in text.uppercased() }))
        var environment = World().environment
        environment.engines = [engine]
        let text = "guten tag `eins zwei drei vier` wie geht {{ heute | morgen }} es. schön \u{FFFC} heute"
        let session = TranslationSession(from: "de", to: "en", environment: environment)
        let found = try await session.translate(text)
        #expect(found.targetText == "GUTEN TAG `eins zwei drei vier` WIE GEHT {{ heute | morgen }} ES. SCHÖN \u{FFFC} HEUTE")
        #expect(engine.calls.flatMap(\.texts).allSatisfy { $0.unicodeScalars.count <= 12 })
    }

    @Test("Random fixed text comes back in order, once", arguments: Behaviour.allCases, 0..<20)
    func keepsRandomFixedText(behaviour: Behaviour, seed: UInt64) async throws {
        var generator = RandomFixedText(seed: seed)
        let sentences = (0..<10).map { _ in generator.sentence(from: "guten tag wie geht es heute, schön ist das wetter morgen.")
        }
        let requests = [TranslationSession.Request](numbering: sentences.map(\.text))
        let given = try await world(behaviour).session(from: "de", to: "en").translations(from: requests)
        let routed = try await world(behaviour).session(to: "en").translations(routing: requests)
        for (index, sentence) in sentences.enumerated() {
            #expect(RandomFixedText.firstLost(of: sentence.pieces, in: given[index].targetText) == nil, "\(sentence.text)")
            #expect(RandomFixedText.firstLost(of: sentence.pieces, in: routed[index].targetText) == nil, "\(sentence.text)")
        }
    }
}
