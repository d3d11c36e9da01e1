// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ApertiumEngine

/// Decision 15 over chains whose tagger learns from texts.
@Suite("The same text has the same translation", .needsApertium, .timeLimit(.minutes(10)))
struct RepeatabilityTests {
    /// The modes with a language of sentences to take words from.
    private static let modes = [
        ("eng-spa", "en"), ("es-pt", "es"), ("fr-es", "fr"), ("hbs-eng", "hr"), ("cat-spa", "ca"), ("es-gl", "es"),
        ("ita-spa", "it"),
    ]

    /// Sentences, several in a row, and mixtures with what means something to the programs.
    private static func texts(_ tag: String, _ random: inout SeededNumbers) throws -> [String] {
        let lines = try TestSentences.lines(of: tag)
        var mixtures = try HostileMixtures(tag: tag, seed: 4)
        let longer = (0..<40).map { _ in
            (0...Int.random(in: 1...4, using: &random)).compactMap { _ in lines.randomElement(using: &random) }
                .joined(separator: " ")
        }
        // A text that comes twice would be its own oracle.
        return Array(Set(lines.prefix(30) + longer + (0..<30).map { _ in mixtures.next() })).sorted()
    }

    @Test("whatever was translated before it, in calls of any size", arguments: modes)
    func whateverCameBefore(mode: String, tag: String) async throws {
        var random = SeededNumbers(seed: 21)
        let texts = try Self.texts(tag, &random)
        let first = Dictionary(uniqueKeysWithValues: zip(texts, try await Apertium.engine().translations(of: texts, over: mode)))
        let engine = Apertium.engine()
        for _ in 0..<SlowTests.size(2, whenSlow: 8) {
            var rest = texts.shuffled(using: &random)[...]
            while !rest.isEmpty {
                let call = Array(rest.prefix(.random(in: 1...40, using: &random)))
                rest = rest.dropFirst(call.count)
                let translations = try await engine.translations(of: call, over: mode)
                for (text, translation) in zip(call, translations) {
                    #expect(translation == first[text], "\(text.debugDescription)")
                }
            }
        }
        await engine.releaseIdleResources()
        // By a chain of its own, which has met no other text.
        for text in texts.shuffled(using: &random).prefix(SlowTests.size(3, whenSlow: 12)) {
            #expect(try await Apertium.engine().translations(of: [text], over: mode) == [first[text]])
        }
    }

    @Test("behind words that the constraint grammar takes for others")
    func behindWordsThatAreAlike() async throws {
        let texts = ["Per il forte caldo.", "Nel secondo semestre."]
        let alone = try await Apertium.engine().translations(of: [texts[1]], over: "ita-spa")
        #expect(try await Apertium.engine().translations(of: texts, over: "ita-spa").suffix(1) == alone[...])
    }
}
