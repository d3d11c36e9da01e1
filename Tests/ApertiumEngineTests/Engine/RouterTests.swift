// SPDX-License-Identifier: Apache-2.0

import ApertiumEngine
import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

/// The router over real chains.
@Suite(.needsApertium, .serialized, .timeLimit(.minutes(10))) struct RouterTests {
    /// How many requests are routed: ten thousand take a minute or more in a debug build.
    static let count = SlowTests.size(1000, whenSlow: 10_000)

    @Test("Shuffled requests in four languages are each answered once, in order")
    func shuffledRequestsInFourLanguages() async throws {
        let engine = Apertium.engine()
        let environment = TranslationEnvironment(
            engines: [engine], languageIdentifier: StandardLanguageIdentifier(detector: try LanguageDetector()))
        let session = TranslationSession(from: nil, to: "es", environment: environment)
        var generator = SeededGenerator(seed: 8)
        var requests: [TranslationSession.Request] = []
        var languages: [String] = []
        for number in 0..<Self.count {
            let tag = ["en", "fr", "ca", "pt"].randomElement(using: &generator) ?? "en"
            let sentence = try #require(try TestSentences.lines(of: tag).randomElement(using: &generator))
            requests.append(TranslationSession.Request(sourceText: sentence, clientIdentifier: "request \(number)"))
            languages.append(tag)
        }
        let responses = try await session.translations(routing: requests)
        #expect(responses.map(\.clientIdentifier) == requests.map(\.clientIdentifier))
        #expect(responses.map(\.sourceText) == requests.map(\.sourceText))
        let translated = zip(responses, languages).count { response, tag in
            response.source.language == tag && response.route.legs.map(\.engine) == ["apertium"]
                && response.targetText != response.sourceText
        }
        // The recogniser has its own tests; here it may err a little.
        #expect(Double(translated) >= 0.95 * Double(Self.count))
        await engine.releaseIdleResources()
    }
}
