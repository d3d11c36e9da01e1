// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Decision 14: what engines offer, and what is said of those that do not serve")
struct EngineOfferTests {
    private static let languages: [LanguageTag] = ["de", "en", "es", "ja", "sr-Latn", "zh-Hans", "zh-Hant"]

    private static func environment(
        _ engines: [FakeEngine], policies: TranslationPolicies = TranslationPolicies()
    ) -> TranslationEnvironment {
        TranslationEnvironment(engines: engines, languageIdentifier: ScriptedLanguageIdentifier([:]), policies: policies)
    }

    @Test("Any language of a group is translated into any other, without a pair for each")
    func groups() async throws {
        let engine = FakeEngine(pairs: [], groups: [LanguageGroup(from: Self.languages, to: Self.languages)])
        let finder = await Self.environment([engine]).routeFinder()
        #expect(finder.languages == Self.languages.sorted())
        for source in Self.languages {
            for target in Self.languages {
                let route = try? finder.route(from: source, to: target)
                #expect((route != nil) == (source.language != target.language), "\(source) to \(target)")
                if let route { #expect(route.legs.map(\.pair.name) == ["\(source)-\(target)"]) }
            }
        }
    }

    @Test("A group and pairs of another engine meet in a third language, with script conversions around")
    func groupsOnRoutes() async throws {
        let wide = FakeEngine(name: "wide", pairs: [], groups: [LanguageGroup(from: Self.languages, to: Self.languages)])
        let narrow = FakeEngine(
            name: "narrow", pairs: [.from("ca", to: "es"), .from("sr", to: "sr-Latn", isScriptConversion: true)])
        let finder = await Self.environment([wide, narrow], policies: TranslationPolicies(allowsPivot: true)).routeFinder()
        #expect(try finder.route(from: "ca", to: "ja").legs.map(\.pair.name) == ["ca-es", "es-ja"])
        #expect(try finder.route(from: "sr", to: "ja").legs.map(\.pair.name) == ["sr-sr-Latn", "sr-Latn-ja"])
        #expect(finder.targets(from: "ca") == (Self.languages.filter { $0 != "ca" }).sorted())
    }

    @Test("A session translates over a group, within the limits that came with the offer")
    func sessionOverGroup() async throws {
        let engine = FakeEngine(
            pairs: [], groups: [LanguageGroup(from: Self.languages, to: Self.languages)], maximumBatchSize: 2)
        let session = TranslationSession(from: "de", to: "ja", environment: Self.environment([engine]))
        let texts = ["eins", "zwei", "drei"]
        let responses = try await session.translations(from: texts.map { TranslationSession.Request(sourceText: $0) })
        #expect(responses.map(\.targetText) == texts.map { "\($0) [de→ja]" })
        #expect(engine.calls.map(\.texts.count) == [2, 1])
    }

    private static let codes: [EngineOutage.Code] = [
        .unreachable, .refused, .quotaExhausted, .overloaded, .malfunctioning, .misconfigured,
    ]

    @Test("An engine that does not serve is told apart from one that lacks the pair", arguments: codes)
    func outageOfOffer(code: EngineOutage.Code) async {
        let outage = EngineOutage(code, of: "far", detail: "It says so.")
        let far = FakeEngine(name: "far", pairs: [.from("de", to: "ja")], script: .init(outage: outage))
        let near = FakeEngine(name: "near", pairs: [.from("de", to: "en")])
        let environment = Self.environment([far, near])
        let finder = await environment.routeFinder()
        #expect(finder.outages == [outage])
        // What others offer goes on.
        #expect((try? finder.route(from: "de", to: "en")) != nil)
        let error = #expect(throws: TranslationError.self) { try finder.route(from: "de", to: "ja") }
        #expect(error?.code == .engineUnavailable)
        #expect(error?.underlyingError as? EngineOutage == outage)
        #expect(error?.why.contains("It says so.") == true)
        let nearFinder = await Self.environment([near]).routeFinder()
        let lacking = #expect(throws: TranslationError.self) {
            try nearFinder.route(from: "de", to: "ja")
        }
        #expect(lacking?.code == .unsupportedTargetLanguage)
    }

    @Test("An engine that stops to serve while it translates says why in the session's error", arguments: codes)
    func outageOfCall(code: EngineOutage.Code) async {
        let outage = EngineOutage(code, of: "far")
        let engine = FakeEngine(name: "far", pairs: [.from("de", to: "en")], script: .init(failureOfCall: outage))
        let session = TranslationSession(from: "de", to: "en", environment: Self.environment([engine]))
        let error = await #expect(throws: TranslationError.self) { try await session.translate("Hallo") }
        #expect(error?.code == .engineUnavailable)
        #expect(error?.underlyingError as? EngineOutage == outage)
        #expect(error?.what == outage.what)
    }

    @Test(
        "An engine that answers a text with its outage is left for another one, whoever calls; what was answered is told once",
        arguments: FormOfCall.allCases)
    func outageOfText(form: FormOfCall) async throws {
        var script = FakeEngine.Script()
        script.failure = { $0 == "zwei" ? EngineOutage(.overloaded, of: "far") : nil }
        let far = FakeEngine(name: "far", pairs: [.from("de", to: "en", quality: .good)], script: script)
        let near = FakeEngine(name: "near", pairs: [.from("de", to: "en", quality: .gist)])
        let count = Locked(0)
        var environment = Self.environment([far, near])
        environment.progress = { byteCount in count.withLock { $0 += byteCount } }
        let texts = ["eins", "zwei", "drei"]
        let responses = try await form.responses(
            to: .init(numbering: texts), by: TranslationSession(from: "de", to: "en", environment: environment))
        #expect(responses.map(\.sourceText) == texts)
        #expect(responses[1].route.legs.map(\.engine) == ["near"])
        // Those before it stand, also where all are answered together.
        #expect(responses[0].route.legs.map(\.engine) == ["far"])
        #expect(count.withLock(\.self) == texts.joined().utf8.count)
    }

    /// How a session is asked to translate texts.
    enum FormOfCall: CaseIterable {
        case together, stream, results

        func responses(
            to requests: [TranslationSession.Request], by session: TranslationSession
        ) async throws -> [TranslationSession.Response] {
            switch self {
            case .together: try await session.translations(from: requests)
            case .stream:
                try await session.translate(batch: requests).collect()
                    .sorted { ($0.clientIdentifier ?? "") < ($1.clientIdentifier ?? "") }
            case .results: try await session.results(of: requests).map { try $0.get() }
            }
        }
    }
}
