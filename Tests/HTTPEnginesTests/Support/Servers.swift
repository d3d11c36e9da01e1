// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPEngines
import LanguageRecognition
import LoopbackServers
import TranslationSessions

/// Servers on loopback that speak as the real ones do, after their documentation and, for LibreTranslate and llama.cpp, after
/// what these were seen to say.
enum Servers {
    /// The languages that they offer.
    static let languages = ["de", "en", "es", "pt"]
    /// The key that they want, where a test gives one.
    static let key = "secret-7f3a"

    /// What a server does before it answers as it should: true where that is all.
    typealias Interference = @Sendable (LoopbackServer.Request, Reply) -> Bool

    /// A server of a kind.
    ///
    /// - Parameters:
    ///   - interference: What it does instead of answering.
    ///   - translation: How it translates.
    static func server(
        _ kind: ServerSettings.Kind, interference: @escaping Interference = { _, _ in false },
        translation: @escaping @Sendable (String) -> String = { "\($0)!" }
    ) throws -> LoopbackServer {
        try LoopbackServer { request, reply in
            if interference(request, reply) { return }
            let answer = answer(of: kind, to: request, translation: translation)
            reply.send(answer == nil ? 404 : 200, body: answer ?? Data())
        }
    }

    /// An engine that asks a server.
    static func engine(
        _ kind: ServerSettings.Kind, at server: LoopbackServer, detector: LanguageDetector? = nil,
        clock: any Clock<Duration> = InstantClock(), silence: Duration? = nil, key: String? = key
    ) -> ServerTranslationEngine {
        let settings = ServerSettings(
            kind, at: server.url(""), name: "server", key: key.flatMap(ServerKey.init),
            languages: kind == .languageModel ? ["de", "en", "es", "pt"] : nil, silence: silence)
        return ServerTranslationEngine(settings, checkingLanguagesWith: detector, clock: clock)
    }

    /// Whether a request is for translations.
    static func translates(_ request: LoopbackServer.Request) -> Bool {
        request.method == "POST"
    }

    private static func answer(
        of kind: ServerSettings.Kind, to request: LoopbackServer.Request, translation: (String) -> String
    ) -> Data? {
        let path = request.path.prefix { $0 != "?" }
        let body = try? JSONSerialization.jsonObject(with: request.body)
        let fields = body as? [String: Any] ?? [:]
        var answer: Any?
        switch (kind, path) {
        case (.libreTranslate, "/languages"):
            answer = languages.map { ["code": $0, "name": $0, "targets": languages] as [String: Any] }
        case (.libreTranslate, "/frontend/settings"):
            answer = ["charLimit": -1, "apiKeys": false, "keyRequired": false] as [String: Any]
        case (.libreTranslate, "/translate"):
            answer = ["translatedText": (fields["q"] as? [String] ?? []).map(translation)]
        case (.languageModel, "/v1/models"):
            answer = ["object": "list", "data": [["id": "small"]]] as [String: Any]
        case (.languageModel, "/v1/chat/completions"):
            let messages = fields["messages"] as? [[String: String]] ?? []
            answer = [
                "choices": [
                    [
                        "finish_reason": "stop",
                        "message": ["role": "assistant", "content": translation(messages.last?["content"] ?? "")],
                    ] as [String: Any]
                ]
            ]
        case (.deepL, "/v2/languages"):
            answer = languages.map { ["language": $0.uppercased(), "name": $0] }
        case (.deepL, "/v2/translate"):
            answer = [
                "translations": (fields["text"] as? [String] ?? []).map {
                    ["detected_source_language": "DE", "text": translation($0)]
                }
            ]
        case (.google, "/language/translate/v2/languages"):
            answer = ["data": ["languages": languages.map { ["language": $0] }]]
        case (.google, "/language/translate/v2"):
            answer = ["data": ["translations": (fields["q"] as? [String] ?? []).map { ["translatedText": translation($0)] }]]
        case (.microsoft, "/languages"):
            answer = ["translation": Dictionary(uniqueKeysWithValues: languages.map { ($0, ["name": $0, "dir": "ltr"]) })]
        case (.microsoft, "/translate"):
            answer = (body as? [[String: String]] ?? []).map {
                ["translations": [["text": translation($0["Text"] ?? ""), "to": "en"]]]
            }
        default: break
        }
        return answer.flatMap { try? JSONSerialization.data(withJSONObject: $0) }
    }
}

/// A clock on which no time passes but what somebody sleeps, which takes none.
final class InstantClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let state = Locked((now: Duration.zero, sleeps: [Duration]()))

    var now: Instant { Instant(offset: state.withLock(\.now)) }
    var minimumResolution: Duration { .nanoseconds(1) }
    /// How long everybody has slept, time by time.
    var sleeps: [Duration] { state.withLock(\.sleeps) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        state.withLock { state in
            state.sleeps.append(deadline.offset - state.now)
            state.now = max(state.now, deadline.offset)
        }
    }

    /// Lets time pass.
    func advance(by duration: Duration) { state.withLock { $0.now += duration } }
}

extension ServerTranslationEngine {
    /// The pair of two languages.
    func pair(_ source: LanguageTag = "de", _ target: LanguageTag = "en") async throws -> EnginePair {
        let pairs = try await pairs()
        guard let pair = pairs.first(where: { $0.source == source && $0.target == target }) else { throw NoPair() }
        return pair
    }

    /// Translates texts, and gives the result for each.
    func results(of texts: [String]) async throws -> [Result<String, any Error>] {
        let answers = Locked<[Int: [Result<String, any Error>]]>([:])
        try await translate(texts, over: try await pair()) { answer in
            answers.withLock { $0[answer.index, default: []].append(answer.result) }
        }
        return try texts.indices.map { index in
            let results = answers.withLock { $0[index] ?? [] }
            guard results.count == 1 else { throw NoPair() }
            return results[0]
        }
    }

    /// Translates texts, each of which must have a translation.
    func translations(of texts: [String]) async throws -> [String] { try await results(of: texts).map { try $0.get() } }
}

struct NoPair: Error {}
