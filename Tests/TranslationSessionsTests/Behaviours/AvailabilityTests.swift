// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("5.6 Availability", .timeLimit(.minutes(10)))
struct AvailabilityTests {
    private func availability(of pairs: [EnginePair], preferring languages: [LanguageTag] = []) -> LanguageAvailability {
        LanguageAvailability(environment: World(pairs: pairs, preferredLanguages: languages).environment)
    }

    @Test("S81: support is a property of the ordered pair")
    func orderedPair() async {
        let availability = availability(of: [.from("es", to: "en")])
        #expect(await availability.status(from: "es", to: "en") == .installed)
        #expect(await availability.status(from: "en", to: "es") == .unsupported)
    }

    @Test(
        "S82: status is asked without a session and never throws, whatever the languages",
        arguments: ["xx", "", "not a language", "und"])
    func statusNeverThrows(identifier: String) async {
        let availability = availability(of: [.from("es", to: "en")])
        let (known, unknown) = (Locale.Language(identifier: "es"), Locale.Language(identifier: identifier))
        #expect(await availability.status(from: unknown, to: known) == .unsupported)
        #expect(await availability.status(from: known, to: unknown) == .unsupported)
    }

    @Test("S83, S84, S85: installed and supported pairs may be offered, others not; a switch may expect more states")
    func offering() async {
        let availability = availability(of: [.from("es", to: "en"), .from("de", to: "en", pack: "de-en", isInstalled: false)])
        func isTranslationSupported(from source: LanguageTag) async -> Bool {
            switch await availability.status(from: source, to: "en") {
            case .installed, .supported: true
            case .unsupported: false
            @unknown default: false
            }
        }
        #expect(await isTranslationSupported(from: "es"))
        #expect(await isTranslationSupported(from: "de"))
        #expect(await !isTranslationSupported(from: "fr"))
    }

    @Test("S86: a route is installed only when all of it is")
    func installedNeedsAll() async {
        let pairs: [EnginePair] = [
            .from("sr", to: "sr-Latn", isScriptConversion: true), .from("sr-Latn", to: "en", pack: "hbs-eng"),
        ]
        let world = World(pairs: pairs)
        let availability = LanguageAvailability(environment: world.environment)
        #expect(await availability.status(from: "sr", to: "en") == .installed)
        world.engine.remove(Pack(name: "hbs-eng"))
        #expect(await availability.status(from: "sr", to: "en") == .supported)
    }

    @Test("S87: regional variants of a supported source are supported alike", arguments: ["en", "en-US", "en-GB", "en-IN"])
    func regionalVariants(source: String) async {
        let status = await availability(of: [.from("en", to: "hi")]).status(
            from: Locale.Language(identifier: source), to: Locale.Language(identifier: "hi"))
        #expect(status == .installed)
    }

    @Test(
        "S88, S91: from one regional variant of a language to another there is nothing to translate",
        arguments: [("en-US", "en-GB"), ("en-GB", "en-US"), ("pt-BR", "pt-PT"), ("de", "de-AT"), ("zh-Hant", "zh-Hant-HK")])
    func variantsOfOneLanguage(source: String, target: String) async {
        let everything = [source, target].compactMap { LanguageTag($0) }
        let pairs = everything.flatMap { source in everything.map { EnginePair.from(source, to: $0) } } + [.from("en", to: "pt")]
        let status = await availability(of: pairs).status(
            from: Locale.Language(identifier: source), to: Locale.Language(identifier: target))
        #expect(status == .unsupported)
    }

    @Test("S89, S90: from a language to itself nothing is supported, with everything installed")
    func identityPairs() async {
        let pairs = commonPairs + ["de", "es", "fr", "en"].map { EnginePair.from($0, to: $0) }
        let availability = availability(of: pairs)
        for language in await availability.supportedLanguages {
            #expect(await availability.status(from: language, to: language) == .unsupported)
        }
    }

    @Test("S92: not every combination of languages is supported")
    func holes() async {
        let availability = availability(of: [
            .from("es", to: "ca"), .from("ca", to: "es"), .from("gl", to: "es"), .from("fr", to: "ca"),
        ])
        let languages = await availability.supportedLanguages
        var supportedCount = 0
        for source in languages {
            for target in languages where await availability.status(from: source, to: target) != .unsupported {
                supportedCount += 1
            }
        }
        #expect(languages.count == 4)
        #expect(supportedCount == 4)
    }

    @Test("S93: what is installed while the process runs shows in the next answer")
    func newPairsShow() async {
        let world = World(pairs: [])
        let availability = LanguageAvailability(environment: world.environment)
        #expect(await availability.supportedLanguages.isEmpty)
        world.engine.offer(.from("br", to: "fr"))
        #expect(await availability.status(from: "br", to: "fr") == .installed)
        #expect(await availability.supportedLanguages == ["br", "fr"].map { Locale.Language(identifier: $0) })
    }

    @Test("S95: the status for a text identifies its language first, and throws where it cannot")
    func statusForText() async throws {
        let availability = availability(of: [.from("de", to: "en")], preferring: ["en"])
        #expect(try await availability.status(for: "Guten Tag", to: Locale.Language(identifier: "en")) == .installed)
        #expect(try await availability.status(for: "Guten Tag", to: nil) == .installed)
        #expect(try await availability.status(for: "Hola mundo", to: nil) == .unsupported)
        #expect(await code { _ = try await availability.status(for: "42", to: nil) } == .unableToIdentifyLanguage)
    }

    @Test("S96, S97: a session for a language nobody knows fails with the same error each time, and tries no other")
    func unknownLanguage() async {
        let world = World()
        let session = world.session(from: "xx", to: "en")
        for _ in 0..<3 {
            let error = await thrown { _ = try await session.translate("Hallo Welt") } as? TranslationError
            #expect(error?.code == .unsupportedSourceLanguage)
            #expect(error?.what == "Nothing can be translated from xx.")
        }
        #expect(world.engine.calls.isEmpty)
    }

    @Test("S98: a pack that is removed between calls is missed by the next")
    func removedPack() async throws {
        let world = World(pairs: [.from("de", to: "en", pack: "de-en")])
        let availability = LanguageAvailability(environment: world.environment)
        let session = world.session(from: "de", to: "en")
        #expect(try await session.translate("Hallo").targetText == "Hallo [de→en]")
        world.engine.remove(Pack(name: "de-en"))
        let error = await thrown { _ = try await session.translate("Hallo") } as? TranslationError
        #expect(error?.code == .notInstalled)
        #expect(error?.missingPacks == [Pack(name: "de-en")])
        #expect(await availability.status(from: "de", to: "en") == .supported)
    }

    @Test("Without a target the status is that of the pair with the first preferred language in reach")
    func statusWithoutTarget() async {
        let pairs: [EnginePair] = [.from("es", to: "fr", pack: "es-fr", isInstalled: false), .from("es", to: "en")]
        #expect(await availability(of: pairs, preferring: ["es", "fr", "en"]).status(from: "es", to: nil) == .supported)
        #expect(await availability(of: pairs, preferring: ["de", "en"]).status(from: "es", to: nil) == .installed)
        #expect(await availability(of: pairs).status(from: "es", to: nil) == .unsupported)
    }

    @Test("A language is listed once, whatever its varieties")
    func varietiesAreListedOnce() async {
        let pairs: [EnginePair] = [
            .from("es", to: "ca"), .from("es", to: "ca-valencia"), .from("es", to: "pt-BR"), .from("pt", to: "es"),
        ]
        let languages = await availability(of: pairs).supportedLanguages
        #expect(languages == ["ca", "es", "pt", "pt-BR"].map { Locale.Language(identifier: $0) })
    }

    @Test("An engine that hangs is left out of the answer after the deadline")
    func hangingEngine() async {
        let clock = ManualClock()
        let hanging = FakeEngine(name: "hanging", pairs: [.from("fr", to: "en")], script: .init(pairsLatch: Latch()))
        var environment = World(pairs: [.from("de", to: "en")]).environment
        environment.engines.append(hanging)
        environment.clock = clock
        let availability = LanguageAvailability(environment: environment)
        async let statuses = (availability.status(from: "de", to: "en"), availability.status(from: "fr", to: "en"))
        // Two timers, one for each engine; then that of the engine that was told to stop, and two again.
        for sleeperCount in [2, 5] {
            await clock.sleepers.reach(sleeperCount)
            clock.advance(by: environment.deadlines.pairs)
        }
        #expect(await statuses == (.installed, .unsupported))
    }
}
