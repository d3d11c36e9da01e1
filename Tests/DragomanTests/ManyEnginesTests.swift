// SPDX-License-Identifier: Apache-2.0

import CommandEngine
import Dragoman
import Foundation
import HTTPEngines
import LanguageRecognition
import LoopbackServers
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Several engines at once", .timeLimit(.minutes(10)))
struct ManyEnginesTests {
    /// How many requests are routed: ten thousand take minutes in a debug build.
    private static let count = ProcessInfo.processInfo.environment["DRAGOMAN_SLOW_TESTS"] == "1" ? 10_000 : 300

    /// A server that puts a text in brackets.
    private static func server() throws -> LoopbackServer {
        try LoopbackServer { request, reply in
            let fields = (try? JSONSerialization.jsonObject(with: request.body)) as? [String: Any]
            let answer: Any =
                switch request.path {
                case "/languages": ["de", "en", "fr"].map { ["code": $0, "targets": ["de", "en", "fr"]] as [String: Any] }
                case "/translate": ["translatedText": (fields?["q"] as? [String] ?? []).map { "(\($0))" }]
                default: ["charLimit": 400]
                }
            reply.send(200, body: (try? JSONSerialization.data(withJSONObject: answer)) ?? Data())
        }
    }

    @Test("Where a server dies in the middle of a call, another engine translates what it has not")
    func serverDies() async throws {
        let alive = Locked<LoopbackServer?>(nil)
        let count = Locked(0)
        var server: LoopbackServer? = try LoopbackServer { request, reply in
            guard request.path == "/translate" else {
                let languages = #"[{"code":"de","targets":["en"]},{"code":"en","targets":[]}]"#
                return _ = reply.send(200, body: Data((request.path == "/languages" ? languages : "{}").utf8))
            }
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 1 {
                let fields = (try? JSONSerialization.jsonObject(with: request.body)) as? [String: Any]
                let answer = ["translatedText": (fields?["q"] as? [String] ?? []).map { "(\($0))" }]
                return _ = reply.send(200, body: (try? JSONSerialization.data(withJSONObject: answer)) ?? Data())
            }
            // Nothing listens any more.
            alive.withLock { $0 = nil }
        }
        let url = try #require(server).url("")
        alive.withLock { $0 = server }
        server = nil
        let other = FakeEngine(pairs: [EnginePair(name: "de-en", source: "de", target: "en")])
        let far = ServerTranslationEngine(ServerSettings(.libreTranslate, at: url, concurrency: 1))
        let environment = TranslationEnvironment(engines: [far, other], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let texts = (0..<100).map { "Satz \($0)" }
        let session = TranslationSession(from: "de", to: "en", environment: environment)
        let responses = try await session.translations(from: texts.map { .init(sourceText: $0) })
        #expect(responses.map(\.sourceText) == texts)
        for response in responses {
            let isOfServer = response.route.legs.map(\.engine) == ["libretranslate"]
            #expect(response.targetText == (isOfServer ? "(\(response.sourceText))" : "\(response.sourceText) [de→en]"))
        }
        #expect(Set(responses.map { $0.route.legs.map(\.engine) }) == [["libretranslate"], ["fake"]])
        // For a while it is not asked again.
        #expect(await environment.routeFinder().outages.map(\.code) == [.unreachable])
    }

    @Test("Shuffled requests in six languages over three engines are each answered once, in order, as by each engine alone")
    func shuffledRequests() async throws {
        let server = try Self.server()
        let command = try #require(CommandTemplate("sed 's/.*/<&>/'"))
        let engines: [any TranslationEngine] = [
            ServerTranslationEngine(ServerSettings(.libreTranslate, at: server.url(""))),
            CommandTranslationEngine(command, languages: ["es", "pt", "en"]),
            FakeEngine(
                pairs: [
                    EnginePair(name: "it-en", source: "it", target: "en"), EnginePair(name: "nl-en", source: "nl", target: "en"),
                ],
                script: .init(translation: { text, _ in "{\(text)}" }, order: .shuffled(seed: 4))),
        ]
        let identifier = StandardLanguageIdentifier(detector: try LanguageDetector())
        func session(_ engines: [any TranslationEngine]) -> TranslationSession {
            let environment = TranslationEnvironment(engines: engines, languageIdentifier: identifier)
            return TranslationSession(from: nil, to: "en", environment: environment)
        }
        var generator = SeededGenerator(seed: 12)
        let texts = try (0..<Self.count).map { _ in
            let tag = try #require(["de", "fr", "es", "pt", "it", "nl"].randomElement(using: &generator))
            return try #require(try TestSentences.lines(of: tag).randomElement(using: &generator))
        }
        let requests = texts.enumerated().map { TranslationSession.Request(sourceText: $1, clientIdentifier: "\($0)") }
        let responses = try await session(engines).translations(routing: requests)
        #expect(responses.map(\.clientIdentifier) == requests.map(\.clientIdentifier))
        #expect(responses.map(\.sourceText) == texts)
        #expect(Set(responses.flatMap { $0.route.legs.map(\.engine) }) == ["libretranslate", "sed", "fake"])
        for engine in engines {
            let alone = try await session([engine]).translations(routing: requests)
            for (one, together) in zip(alone, responses) where together.route.legs.map(\.engine) == [engine.name] {
                #expect(one.targetText == together.targetText)
            }
        }
    }
}
