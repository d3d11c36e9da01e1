// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import Testing
import TranslationBatches
import TranslationSessions
import TranslationTesting

@Suite("Contract 4.5: phrases in another language inside of a sentence", .timeLimit(.minutes(10)))
struct PlaceholderRoutingTests {
    private struct Refusal: Error {}

    private func responses(_ world: World, _ texts: [String]) async throws -> [TranslationSession.Response] {
        try await world.session(to: "en").translations(routing: .init(numbering: texts))
    }

    /// Puts each placeholder first, so that it is seen to be carried.
    private static let carrying = FakeEngine.Script(translation: { text, pair in
        text.uppercased() + " [\(pair.source)]"
    })

    @Test("Where the engine keeps placeholders, the sentence goes as one text and the phrase as another, and comes back into it")
    func setsAside() async throws {
        let world = World(script: Self.carrying, keepsPlaceholders: true)
        let found = try await responses(world, ["guten tag hola mundo welt. morgen\n\nbonjour"])
        #expect(world.engine.calls.map(\.texts) == [["guten tag \u{FFFC} welt. morgen"], ["hola mundo"], ["bonjour"]])
        #expect(found[0].targetText == "GUTEN TAG HOLA MUNDO [es] WELT. MORGEN [de]\n\nBONJOUR [fr]")
        #expect(found[0].parts.map(\.targetText).prefix(2) == ["GUTEN TAG ", "HOLA MUNDO [es] "])
        #expect(found[0].parts.map(\.sourceText).joined() == found[0].sourceText)
    }

    @Test("Where it does not, there are three texts")
    func cuts() async throws {
        let world = World()
        _ = try await responses(world, ["guten tag hola mundo welt."])
        #expect(world.engine.calls.map(\.texts) == [["guten tag", "welt."], ["hola mundo"]])
    }

    @Test("On a route of several legs every engine has to keep them")
    func asksEveryLeg() async throws {
        let keeping = FakeEngine(name: "keeping", pairs: [.from("de", to: "fr")], keepsPlaceholders: true)
        let losing = FakeEngine(name: "losing", pairs: [.from("fr", to: "en"), .from("es", to: "en")])
        var environment = World().environment
        environment.engines = [keeping, losing]
        environment.policies.allowsPivot = true
        let session = TranslationSession(from: nil, to: "en", environment: environment)
        _ = try await session.translations(routing: [.init(sourceText: "guten tag hola mundo welt.")])
        #expect(keeping.calls.map(\.texts) == [["guten tag", "welt."]])
    }

    @Test("A phrase in the target language, in none that can be translated, or that failed, returns as it was")
    func keepsPhrases() async throws {
        var script = Self.carrying
        script.failure = { $0.contains("hola") ? Refusal() : nil }
        let world = World(pairs: [.from("de", to: "en"), .from("es", to: "en")], script: script, keepsPlaceholders: true)
        let found = try await responses(world, ["guten hello welt", "guten bonjour welt", "guten hola welt"])
        #expect(found.map(\.targetText) == ["GUTEN hello WELT [de]", "GUTEN bonjour WELT [de]", "GUTEN hola WELT [de]"])
        #expect(
            found.map { $0.parts[1].fate } == [
                "alreadyInTarget", "unsupported unsupportedSourceLanguage", "failed internalError",
            ])
        #expect(found.allSatisfy { $0.parts[1].sourceText == $0.parts[1].targetText })
    }

    @Test("A sentence that stays as it is takes its phrases' translations")
    func keepsSentences() async throws {
        let world = World(pairs: [.from("es", to: "en")], script: Self.carrying, keepsPlaceholders: true)
        let found = try await responses(world, ["guten hola welt", "hello hola world"])
        #expect(found.map(\.targetText) == ["guten HOLA [es] welt", "hello HOLA [es] world"])
    }

    @Test("A sentence whose translation failed has failed in all its parts, and keeps its phrases' translations")
    func failsAsAWhole() async throws {
        let script = FakeEngine.Script(failure: { $0.contains("welt") ? Refusal() : nil })
        let found = try await responses(World(script: script, keepsPlaceholders: true), ["guten hola welt."])
        #expect(found[0].parts.map(\.fate) == ["failed internalError", "translated", "failed internalError"])
        #expect(found[0].targetText == "guten hola [es→en] welt.")
    }

    @Test("Where an engine loses a placeholder all the same, the words between go once more, and nothing is lost")
    func repairs() async throws {
        let script = FakeEngine.Script(translation: { text, _ in text.uppercased().replacing("\u{FFFC}", with: "") })
        let world = World(script: script, keepsPlaceholders: true)
        let count = Locked(0)
        var environment = world.environment
        environment.progress = { byteCount in count.withLock { $0 += byteCount } }
        let found = try await TranslationSession(from: nil, to: "en", environment: environment).translations(
            routing: .init(numbering: ["guten hola welt. https://example.org/a", "morgen", "bonjour"]))
        // What goes once more is not counted once more.
        #expect(count.withLock(\.self) == "guten \u{FFFC} welt.morgenholabonjour".utf8.count)
        #expect(found.map(\.targetText) == ["GUTEN HOLA WELT. https://example.org/a", "MORGEN", "BONJOUR"])
        #expect(
            world.engine.calls.map(\.texts) == [
                ["guten \u{FFFC} welt.", "morgen"], ["guten", "welt."], ["hola"], ["bonjour"],
            ])
        #expect(found[0].parts.map(\.fate) == ["translated", "translated", "translated"])
    }

    @Test("What goes once more goes in the order of the texts, after all that was sent with it")
    func keepsOrder() async throws {
        let script = FakeEngine.Script(translation: { text, _ in text.replacing("\u{FFFC}", with: "") }, order: .reversed)
        let world = World(script: script, keepsPlaceholders: true)
        let sources = ["guten hola welt", "morgen", "tag hola guten"].map {
            BatchPlan.Source(text: $0, spans: world.environment.languageIdentifier.spans(of: $0))
        }
        let plan = BatchPlan(of: sources)
        _ = try await world.session(to: "en").translations(routing: plan)
        #expect(
            world.engine.calls.map(\.texts) == [
                ["guten \u{FFFC} welt", "morgen", "tag \u{FFFC} guten"], ["guten", "welt", "tag"], ["hola"],
            ])
    }

    @Test("A plan whose items have placeholders goes through, and its texts come back byte for byte")
    func joinsMarkedItems() async throws {
        let world = World(script: .init(translation: { text, _ in text }), keepsPlaceholders: true)
        let texts = ["guten tag hola mundo welt. morgen\n\nbonjour e\u{301}\u{302} `let x` \u{FFFC}  ", "hello world. hola"]
        let sources = texts.map { BatchPlan.Source(text: $0, spans: world.identifier.spans(of: $0)) }
        let plan = BatchPlan(of: sources, placeholders: .all)
        let found = try await world.session(to: "en").translations(routing: plan)
        #expect(found.map { Array($0.targetText.utf8) } == texts.map { Array($0.utf8) })
        #expect(world.engine.calls.map(\.texts.first).contains("guten tag \u{FFFC} welt. morgen"))
        #expect(found.flatMap(\.parts).filter { $0.fate == "translated" }.count == 5)
    }

    @Test("White space around a phrase is what the engine made of it")
    func followsWhiteSpace() async throws {
        let script = FakeEngine.Script(translation: { text, _ in text.replacing("\u{FFFC} ", with: "\u{FFFC}, ") })
        let found = try await responses(World(script: script, keepsPlaceholders: true), ["guten hola welt"])
        #expect(found[0].targetText == "guten hola, welt")
        #expect(found[0].parts.map(\.targetText) == ["guten ", "hola", ", welt"])
    }

    @Test("Addresses and code come back as they were")
    func keepsAddresses() async throws {
        let world = World(script: Self.carrying, keepsPlaceholders: true)
        let found = try await responses(world, ["hallo https://example.org/a und `let x` welt"])
        #expect(world.engine.calls.map(\.texts) == [["hallo \u{FFFC} und \u{FFFC} welt"]])
        #expect(found[0].targetText == "HALLO https://example.org/a UND `let x` WELT [de]")
        #expect(found[0].parts.count == 1)
    }

    @Test("Every mixture comes back whole, whether placeholders are kept, lost or doubled", arguments: 0..<40)
    func losesNothing(seed: UInt64) async throws {
        var mixtures = MixtureGenerator(seed: seed)
        let texts = (0..<6).map { _ in
            mixtures.mixture()
                + (0..<mixtures.number(in: 0...8)).map { _ in
                    vocabulary[mixtures.language()]?[mixtures.number(in: 0...8)] ?? ""
                }.joined(separator: " ")
        }
        let behaviour = Int(seed % 3)
        let script = FakeEngine.Script(
            translation: { text, _ in
                switch behaviour {
                case 0: text
                case 1: text.replacing("\u{FFFC}", with: "")
                default: text.replacing("\u{FFFC}", with: "\u{FFFC}\u{FFFC}")
                }
            }, order: .shuffled(seed: seed))
        let world = World(script: script, keepsPlaceholders: true)
        guard !texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else { return }
        let found = try await responses(world, texts)
        #expect(found.map(\.targetText) == texts)
        for response in found {
            #expect(response.parts.map(\.targetText).joined() == response.targetText)
            #expect(response.parts.map(\.sourceText).joined() == response.sourceText)
        }
    }
}
