// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@testable import ApertiumEngine

@Suite(.needsApertium, .timeLimit(.minutes(10))) struct FixedTextTests {
    private static let engine = Apertium.engine()

    private func session(from source: LanguageTag?, to target: LanguageTag) throws -> TranslationSession {
        let environment = TranslationEnvironment(
            engines: [Self.engine], languageIdentifier: StandardLanguageIdentifier(detector: try LanguageDetector()))
        return TranslationSession(from: source, to: target, environment: environment)
    }

    @Test("Contract 4.5: random fixed text in sentences of every pair comes back in order, once", arguments: Apertium.modes)
    func keepsRandomFixedText(mode: String) async throws {
        let pair = try Apertium.pair(mode)
        var generator = RandomFixedText(seed: UInt64(mode.utf8.reduce(0) { $0 + Int($1) }))
        let sentences = try (TestSentences.lines(of: pair.source.language) + TestSentences.lines(of: pair.source.language))
            .map { generator.sentence(from: $0) }
        let session = try session(from: pair.source, to: pair.target)
        let found = try await session.translations(from: sentences.map { .init(sourceText: $0.text) })
        for (sentence, response) in zip(sentences, found) {
            let lost = RandomFixedText.firstLost(of: sentence.pieces, in: response.targetText)
            #expect(lost == nil, "\(sentence.text) → \(response.targetText)")
        }
    }

    @Test("The sentences that users met come back with every name in them")
    func keepsWhatUsersMet() async throws {
        let texts = [
            (
                "Use the option --output-file to write the house into PATH_TO_HOUSE and rename the_big_house.",
                [
                    "--output-file", "PATH_TO_HOUSE", "the_big_house",
                ]
            ),
            ("Hello {name}, you have %{count} new houses and {{ house }} is red.", ["{name}", "%{count}", "{{ house }}"]),
            ("The file /usr/share/big/house and C:\\Users\\house are red.", ["/usr/share/big/house", "C:\\Users\\house"]),
            (
                "Version 2.4.1-beta is red and has 12 kB, ask @house about #house and :house:.",
                [
                    "2.4.1-beta", "12 kB", "@house", "#house", ":house:",
                ]
            ),
        ]
        for source in [LanguageTag?.none, "en"] {
            let session = try session(from: source, to: "es")
            for (text, pieces) in texts {
                let found = try await session.translations(routing: source == nil, text)
                #expect(RandomFixedText.firstLost(of: pieces, in: found) == nil, "\(found)")
                #expect(!found.contains(" the "), "\(found)")
            }
        }
    }

    @Test("No mark of the programs reaches an answer, whatever is joined by signs", arguments: ["fr-es", "spa-cat", "eng-spa"])
    func keepsMarksOut(mode: String) async throws {
        let pair = try Apertium.pair(mode)
        let words = try TestSentences.lines(of: pair.source.language).flatMap { $0.split(separator: " ") }.prefix(60)
        let texts = zip(words, words.dropFirst()).flatMap { ["A \($0)+\($1) b.", "\($0)+y", "é+\($1)", "x + \($0)+"] }
        let found = try await Self.engine.translations(of: texts + ["J'ai x+y b."], over: mode)
        #expect(found.count == texts.count + 1)
        for text in found { #expect(!text.contains { "<>^$~".contains($0) }, "\(text)") }
    }
}

extension TranslationSession {
    /// The translation of one text, by the router or not.
    fileprivate func translations(routing: Bool, _ text: String) async throws -> String {
        let request = Request(sourceText: text)
        return try await (routing ? translations(routing: [request]) : translations(from: [request]))[0].targetText
    }
}
