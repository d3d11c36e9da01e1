// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("Why a route is taken")
struct RouteExplanationTests {
    private static func finder(_ engines: [FakeEngine]) async -> RouteFinder {
        await TranslationEnvironment(
            engines: engines, languageIdentifier: ScriptedLanguageIdentifier([:]),
            policies: TranslationPolicies(allowsPivot: true)
        ).routeFinder()
    }

    private static func measured(_ source: LanguageTag, _ target: LanguageTag, _ score: Double?, name: String) -> EnginePair {
        EnginePair(name: name, source: source, target: target, measuredScore: score)
    }

    @Test("Each alternative is named with what decided against it")
    func criteria() async throws {
        let first = FakeEngine(
            name: "first",
            pairs: [
                .from("eu", to: "en", name: "plain"), .from("eu", to: "en", quality: .usable, name: "worse"),
                .from("eu", to: "en", quality: .gist, name: "gist"), .from("eu", to: "en-GB", name: "british"),
                .from("eu", to: "en", pack: "p", isInstalled: false, name: "missing"), .from("eu", to: "es"),
                .from("es", to: "en"),
            ])
        let second = FakeEngine(name: "second", pairs: [.from("eu", to: "en", name: "plain")])
        let explanation = try await Self.finder([first, second]).explanation(from: "eu", to: "en")
        #expect(explanation.chosen.legs.map(\.pair.name) == ["plain"])
        let criteria = Dictionary(
            explanation.others.map {
                ($0.route.legs.map { "\($0.engine) \($0.pair.name)" }.joined(separator: ", "), $0.criterion)
            }
        ) { first, _ in first }
        #expect(
            criteria == [
                "second plain": .engineOrder, "first worse": .quality, "first gist": .gist, "first british": .languages,
                "first missing": .installation, "first eu-es, first es-en": .translations,
            ])
        #expect(explanation.others.map(\.criterion).last == .installation)
        #expect(explanation.description.contains("chosen among 7"))
        #expect(RouteExplanation.Criterion.allCases.allSatisfy { !$0.words.hasSuffix(".") })
    }

    @Test("Of pairs that are declared to be equally good the one is taken that was measured to be better")
    func measurements() async throws {
        let engine = FakeEngine(
            pairs: [
                Self.measured("es", "pt", 61, name: "a"), Self.measured("es", "pt", 72, name: "b"),
                .from("es", to: "pt", name: "c"),
            ])
        for strategy in [TranslationSession.Strategy.lowLatency, .highFidelity] {
            let explanation = try await Self.finder([engine]).explanation(from: "es", to: "pt", preferring: strategy)
            #expect(explanation.chosen.legs.map(\.pair.name) == ["b"])
            #expect(explanation.others.map(\.criterion) == [.measurement, .measurement])
            // What was not measured counts as what is usual for its quality.
            #expect(explanation.others.flatMap { $0.route.legs.map(\.pair.name) } == ["a", "c"])
        }
    }

    @Test("The chosen route is that which is taken, and no route is named twice", arguments: 0..<30)
    func agreesWithRoute(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let tags: [LanguageTag] = ["de", "en", "es", "sr", "sr-Latn", "pt-BR", "pt-PT"]
        let pairs = (0..<12).compactMap { number -> EnginePair? in
            guard let source = tags.randomElement(using: &generator), let target = tags.randomElement(using: &generator),
                let quality = [EnginePair.Quality.good, .usable, .gist].randomElement(using: &generator)
            else { return nil }
            return EnginePair(
                name: "p\(number)", source: source, target: target, quality: quality,
                measuredScore: Bool.random(using: &generator) ? Double.random(in: 0...100, using: &generator) : nil,
                isInstalled: Bool.random(using: &generator))
        }
        let finder = await Self.finder([FakeEngine(pairs: pairs)])
        for source in tags {
            for target in tags {
                guard let route = try? finder.route(from: source, to: target) else { continue }
                let explanation = try finder.explanation(from: source, to: target)
                #expect(explanation.chosen == route)
                let routes = [explanation.chosen] + explanation.others.map(\.route)
                #expect(Set(routes).count == routes.count)
            }
        }
    }
}
