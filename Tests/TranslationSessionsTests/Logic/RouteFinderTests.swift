// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("Routes")
struct RouteFinderTests {
    private static func finder(
        _ pairs: [EnginePair], allowsPivot: Bool = false, leastQuality: EnginePair.Quality = .gist
    ) -> RouteFinder {
        let engine = FakeEngine(pairs: [])
        return RouteFinder(
            offers: [ProvidedOffer(provider: Route.Provider(engine, at: 0), offer: EngineOffer(pairs: pairs))],
            policies: TranslationPolicies(allowsPivot: allowsPivot, leastQuality: leastQuality))
    }

    private static func names(
        _ pairs: [EnginePair], from source: LanguageTag, to target: LanguageTag, allowsPivot: Bool = false,
        strategy: TranslationSession.Strategy = .lowLatency
    ) -> [String]? {
        try? finder(pairs, allowsPivot: allowsPivot).route(from: source, to: target, preferring: strategy).legs.map(\.pair.name)
    }

    private static let serbian: [EnginePair] = [
        .from("sr", to: "sr-Latn", isScriptConversion: true), .from("sr-Latn", to: "sr", isScriptConversion: true),
        .from("sr-Latn", to: "en"), .from("en", to: "sr-Latn"), .from("en", to: "es"), .from("mk", to: "sr-Latn"),
    ]

    @Test("Script conversions are legs, and need no permission as third languages do")
    func scriptConversions() {
        #expect(Self.names(Self.serbian, from: "sr", to: "en") == ["sr-sr-Latn", "sr-Latn-en"])
        #expect(Self.names(Self.serbian, from: "en", to: "sr") == ["en-sr-Latn", "sr-Latn-sr"])
        #expect(Self.names(Self.serbian, from: "sr-Latn", to: "en") == ["sr-Latn-en"])
        #expect(Self.names(Self.serbian, from: "sr", to: "es") == nil)
        #expect(Self.names(Self.serbian, from: "sr", to: "es", allowsPivot: true) == ["sr-sr-Latn", "sr-Latn-en", "en-es"])
    }

    @Test("A conversion may stand between two translations")
    func conversionInTheMiddle() {
        let pairs: [EnginePair] = [
            .from("mk", to: "sr-Latn"), .from("sr-Latn", to: "sr", isScriptConversion: true), .from("sr", to: "bg"),
        ]
        #expect(Self.names(pairs, from: "mk", to: "bg", allowsPivot: true) == ["mk-sr-Latn", "sr-Latn-sr", "sr-bg"])
    }

    @Test("One script is not served by another")
    func scriptsDiffer() {
        #expect(Self.names([.from("sr-Latn", to: "en")], from: "sr", to: "en") == nil)
        #expect(Self.names([.from("en", to: "zh-Hans")], from: "en", to: "zh-Hant") == nil)
        #expect(
            Self.names([.from("en", to: "az")], from: "en", to: "az-IR") == nil,
            "Azerbaijani of Iran is written in Arabic letters")
    }

    @Test("A pair that is installed comes before one that is not, and the gist comes last of these")
    func preferences() {
        let pairs: [EnginePair] = [
            .from("de", to: "en", quality: .good, pack: "p", isInstalled: false, name: "missing"),
            .from("de", to: "en", quality: .gist, name: "gist"), .from("de", to: "en", quality: .usable, name: "usable"),
        ]
        #expect(Self.names(pairs, from: "de", to: "en") == ["usable"])
        #expect(Self.names(Array(pairs.prefix(2)), from: "de", to: "en") == ["gist"])
        #expect(Self.names(Array(pairs.prefix(1)), from: "de", to: "en") == ["missing"])
    }

    @Test("A way round through a third language is better than the gist, where it is allowed")
    func gistAndPivot() {
        let pairs: [EnginePair] = [.from("eu", to: "en", quality: .gist), .from("eu", to: "es"), .from("es", to: "en")]
        #expect(Self.names(pairs, from: "eu", to: "en") == ["eu-en"])
        #expect(Self.names(pairs, from: "eu", to: "en", allowsPivot: true) == ["eu-es", "es-en"])
    }

    @Test("The shorter route is preferred, or the better one, by strategy")
    func strategies() {
        let pairs: [EnginePair] = [.from("ca", to: "en", quality: .usable), .from("ca", to: "es"), .from("es", to: "en")]
        #expect(Self.names(pairs, from: "ca", to: "en", allowsPivot: true, strategy: .lowLatency) == ["ca-en"])
        #expect(Self.names(pairs, from: "ca", to: "en", allowsPivot: true, strategy: .highFidelity) == ["ca-es", "es-en"])
    }

    @Test("The exact variant comes before a better translation into another")
    func exactVariant() {
        let pairs: [EnginePair] = [.from("es", to: "pt"), .from("es", to: "pt-BR", quality: .usable), .from("es", to: "pt-PT")]
        #expect(Self.names(pairs, from: "es", to: "pt-BR") == ["es-pt-BR"])
        #expect(Self.names(pairs, from: "es", to: "pt") == ["es-pt"])
        #expect(Self.names(pairs, from: "es", to: "pt-PT") == ["es-pt-PT"])
        #expect(Self.names(pairs, from: "es", to: "pt-AO") == ["es-pt-PT"])
    }

    @Test("Any region is right for a tag without one, and comes before a way through a third language")
    func anyRegion() {
        let pairs: [EnginePair] = [
            .from("es", to: "en"), .from("en", to: "pt"), .from("es", to: "pt-PT"), .from("es", to: "pt-BR"),
            .from("pt-PT", to: "gl"), .from("en", to: "gl"), .from("pt", to: "en"),
        ]
        func names(_ source: LanguageTag, _ target: LanguageTag) -> [String]? {
            Self.names(pairs, from: source, to: target, allowsPivot: true, strategy: .highFidelity)
        }
        #expect(names("es", "pt") == ["es-pt-BR"])
        #expect(names("es", "pt-PT") == ["es-pt-PT"])
        #expect(names("pt", "gl") == ["pt-PT-gl"])
        #expect(names("pt-BR", "gl") == ["pt-en", "en-gl"])
    }

    @Test("A variety is used where it is asked for, and otherwise only for lack of anything else")
    func varieties() {
        let pairs: [EnginePair] = [
            .from("es", to: "ca"), .from("es", to: "ca-valencia", name: "v"), .from("oc-aranese", to: "ca"),
        ]
        #expect(Self.names(pairs, from: "es", to: "ca") == ["es-ca"])
        #expect(Self.names(pairs, from: "es", to: "ca-valencia") == ["v"])
        #expect(Self.names(pairs, from: "oc", to: "ca") == ["oc-aranese-ca"])
    }

    @Test("People find varieties for private use behind all languages")
    func privateVarieties() {
        let finder = Self.finder([.from("es", to: "ca-x-iec2017"), .from("es", to: "ca-valencia"), .from("es", to: "pt")])
        #expect(finder.languages == ["ca-valencia", "es", "pt", "ca-x-iec2017"])
        #expect(finder.targets(from: "es") == ["ca-valencia", "pt", "ca-x-iec2017"])
        #expect(finder.targets(from: nil) == ["ca-valencia", "pt", "ca-x-iec2017"])
    }

    @Test("Equal routes are told apart by the order of engines and by names: the plain name first")
    func ties() {
        let pairs: [EnginePair] = [
            .from("en", to: "eo", name: "en-eo-bytecode"), .from("en", to: "eo", name: "en-eo"),
            .from("en", to: "eo", name: "en-ep"),
        ]
        for permutation in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            #expect(Self.names(permutation.map { pairs[$0] }, from: "en", to: "eo") == ["en-eo"])
        }
        let engines = ["second", "first"].map { FakeEngine(name: $0, pairs: []) }
        let offers = engines.enumerated().reversed().map {
            ProvidedOffer(provider: Route.Provider($1, at: $0), offer: EngineOffer(pairs: [.from("en", to: "eo")]))
        }
        let route = try? RouteFinder(offers: offers, policies: TranslationPolicies()).route(from: "en", to: "eo")
        #expect(route?.legs.map(\.engine) == ["second"])
    }

    @Test("Pairs within one language that convert no script are never used")
    func uselessPairs() {
        #expect(Self.names([.from("nn", to: "nb"), .from("nb", to: "nb-x-e")], from: "nb", to: "nb-x-e") == nil)
        #expect(Self.names([.from("sr", to: "sr-Latn")], from: "sr", to: "sr-Latn") == nil)
        #expect(
            Self.names([.from("sr", to: "en"), .from("en", to: "sr-Latn")], from: "sr", to: "sr-Latn", allowsPivot: true) == nil)
    }

    @Test("Errors say which language nobody knows, and what would make a route possible")
    func refusals() {
        let finder = Self.finder([.from("ca", to: "es"), .from("es", to: "en")])
        func refusal(_ source: LanguageTag, _ target: LanguageTag) -> TranslationError? {
            do {
                _ = try finder.route(from: source, to: target)
                return nil
            } catch {
                return error
            }
        }
        #expect(refusal("xx", "es")?.code == .unsupportedSourceLanguage)
        #expect(refusal("es", "xx")?.code == .unsupportedTargetLanguage)
        #expect(refusal("en", "ca")?.code == .unsupportedLanguagePairing)
        #expect(refusal("en", "ca")?.remedy == "Choose another target, or install an engine that offers the pair.")
        #expect(refusal("ca", "en")?.remedy == "Allow routes through a third language: there is one through es.")
    }

    @Test("Pairs below the least quality are not used, and the error says that one is there")
    func keepsToQuality() throws {
        let pairs: [EnginePair] = [EnginePair(name: "p", source: "eu", target: "es", quality: .gist)]
        let route = try Self.finder(pairs).route(from: "eu", to: "es")
        #expect(route.quality == .gist && route.isGistOnly)
        let picky = Self.finder(pairs, leastQuality: .usable)
        #expect {
            _ = try picky.route(from: "eu", to: "es")
        } throws: { error in
            let error = error as? TranslationError
            return error?.remedy == "Allow the quality gist: there is a route of it." && error?.why.contains("only gist") == true
        }
    }

    @Test("Where no route exists even through a third language, the error names the pair that would complete one")
    func namesMissingPair() {
        let pairs: [EnginePair] = [.from("de", to: "nl"), .from("en", to: "es"), .from("ca", to: "es"), .from("fr", to: "oc")]
        #expect {
            _ = try Self.finder(pairs, allowsPivot: true).route(from: "de", to: "es")
        } throws: { error in
            (error as? TranslationError)?.remedy.contains("from German (de) into English (en) or Catalan (ca)") == true
        }
    }

    @Test("The route found is the least of all that the rules allow", arguments: 0..<40)
    func bruteForce(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let tags: [LanguageTag] = ["de", "de-AT", "en", "sr", "sr-Latn", "pt", "pt-BR", "uz", "uz-Cyrl"]
        let pairs = (0..<Int.random(in: 3...10, using: &generator)).map { index in
            let (source, target) = (tags.randomElement(using: &generator) ?? "de", tags.randomElement(using: &generator) ?? "en")
            let conversions: [LanguageTag: LanguageTag] = ["sr": "sr-Latn", "sr-Latn": "sr", "uz": "uz-Cyrl"]
            let converts = Bool.random(using: &generator) && conversions[source] != nil
            return EnginePair.from(
                source, to: converts ? conversions[source] ?? target : target,
                quality: [.gist, .usable, .good].randomElement(using: &generator) ?? .good, isScriptConversion: converts,
                isInstalled: Int.random(in: 0..<4, using: &generator) > 0, name: "pair\(index)")
        }
        let allowsPivot = Bool.random(using: &generator)
        let finder = Self.finder(pairs, allowsPivot: allowsPivot)
        let oracle = Oracle(pairs: pairs, maximumTranslations: allowsPivot ? 2 : 1, tags: tags)
        for source in tags {
            for target in tags {
                let allowed = oracle.paths(from: source, to: target)
                let found = try? finder.route(from: source, to: target)
                #expect((found == nil) == allowed.isEmpty, "\(source) → \(target)")
                guard let found else { continue }
                #expect(allowed.contains(found.legs.map(\.pair)))
                let isBetter = allowed.contains { path in
                    let rank = { (path: [EnginePair]) in
                        [path.allSatisfy(\.isInstalled) ? 0 : 1, path.contains { $0.quality == .gist } ? 1 : 0]
                    }
                    return rank(path).lexicographicallyPrecedes(rank(found.legs.map(\.pair)))
                }
                #expect(!isBetter)
            }
        }
    }
}

/// All routes that the rules allow, found by trying every sequence of pairs.
private struct Oracle {
    let pairs: [EnginePair]
    let maximumTranslations: Int
    private let written: [LanguageTag: String]

    init(pairs: [EnginePair], maximumTranslations: Int, tags: [LanguageTag]) {
        self.pairs = pairs
        self.maximumTranslations = maximumTranslations
        written = Dictionary(uniqueKeysWithValues: tags.map { ($0, "\($0.language) \($0.likelyScript ?? "")") })
    }

    func paths(from source: LanguageTag, to target: LanguageTag) -> [[EnginePair]] {
        var sequences: [[EnginePair]] = [[]]
        var allowed: [[EnginePair]] = []
        for _ in 0..<(2 * maximumTranslations + 1) {
            sequences = sequences.flatMap { sequence in
                pairs.filter { joins(sequence.last?.target ?? source, $0.source) }.map { sequence + [$0] }
            }
            allowed += sequences.filter { isAllowed($0, from: source, to: target) }
        }
        return allowed
    }

    private func isAllowed(_ path: [EnginePair], from source: LanguageTag, to target: LanguageTag) -> Bool {
        guard let last = path.last, joins(last.target, target), !joins(source, target) else { return false }
        let translations = path.filter { !$0.isScriptConversion }
        let stations = path.dropLast().map(\.target)
        let conversionsInARow = zip(path, path.dropFirst()).contains { $0.isScriptConversion && $1.isScriptConversion }
        let isUseful = path.allSatisfy { pair in
            !joins(pair.source, pair.target) && (pair.isScriptConversion || pair.source.language != pair.target.language)
        }
        guard isUseful, !conversionsInARow else { return false }
        if source.language == target.language { return translations.isEmpty }
        // No station but the first is in the source's language once it was left, and the target's is not left again.
        let languages = [source.language] + stations.map(\.language) + [target.language]
        let changes = zip(languages, languages.dropFirst()).filter { $0 != $1 }
        return translations.count <= maximumTranslations && changes.map(\.1).filter { $0 == target.language }.count == 1
            && !changes.map(\.1).contains(source.language) && stations.firstIndex { joins($0, target) } == nil
    }

    private func joins(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
        written[left] == written[right]
    }
}
