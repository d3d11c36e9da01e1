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
