// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Sessions over the real recogniser and splitter", .timeLimit(.minutes(10)))
struct StandardLanguageIdentifierTests {
    private static let tags = ["de", "es", "fr", "pl", "fi", "tr", "el", "ja", "ko", "th"]

    private static func environment(preferring languages: [LanguageTag] = []) throws -> TranslationEnvironment {
        let engine = FakeEngine(pairs: tags.compactMap { LanguageTag($0) }.map { .from($0, to: "en") })
        return TranslationEnvironment(
            engines: [engine], languageIdentifier: StandardLanguageIdentifier(detector: try LanguageDetector()),
            preferredLanguages: languages)
    }

    @Test("One session without languages serves a batch in each of several languages", arguments: tags)
    func batches(tag: String) async throws {
        let session = TranslationSession(from: nil, to: nil, environment: try Self.environment(preferring: ["en"]))
        let lines = try TestSentences.lines(of: tag)
        let responses = try await session.translations(from: .init(numbering: lines))
        #expect(responses.map(\.targetText) == lines.map { "\($0) [\(tag)→en]" })
    }

    @Test("The router puts each language's texts through one call, and every answer back in its place")
    func routing() async throws {
        let texts = try Self.tags.map { try TestSentences.lines(of: $0).joined(separator: "\n") }
        let session = TranslationSession(from: nil, to: "en", environment: try Self.environment())
        let responses = try await session.translations(routing: .init(numbering: texts + ["https://example.org/ 42"]))
        #expect(responses.map(\.source.canonical) == Self.tags + ["und"])
        for (response, text) in zip(responses, texts) {
            #expect(response.parts.map(\.sourceText).joined() == text)
            #expect(response.targetText != text)
        }
        #expect(responses.last?.targetText == "https://example.org/ 42")
    }
}
