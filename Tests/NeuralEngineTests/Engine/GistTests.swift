// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationSessions

@testable import NeuralEngine

@Suite("Translations that are taken for rubbish", .needsModels, .timeLimit(.minutes(5))) struct GistTests {
    /// How many of some texts have a translation that is marked.
    private static func markedCount(of texts: [String], over name: String) async throws -> Int {
        try await Models.engine.answers(to: texts, over: name).count { $0.quality == .gist }
    }

    @Test("Models that were measured have their scores")
    func haveScores() async {
        #expect(await Models.engine.offer().pairs.map(\.measuredScore) == [78.2, 80.5])
    }

    @Test("None of what the model can translate", arguments: [("enpt", "en"), ("pten", "pt")])
    func marksNothingGood(name: String, tag: String) async throws {
        let texts = try TestSentences.lines(of: tag) + ["Ana, Maria, João", "Yes.", "https://example.org/a 漢字", "🙂", ""]
        #expect(try await Self.markedCount(of: texts, over: name) == 0)
    }

    @Test("Most of what is in another language, whatever its script, or in none", arguments: ["enpt", "pten"])
    func marksRubbish(name: String) async throws {
        let tags = ["de", "fi", "tr", "vi", "sw", "hu", "ru", "ja", "hi", "ar", "th", "el"]
        let texts = try tags.flatMap { try TestSentences.lines(of: $0) } + ["ekya gvxj ssoy udpklim dlp mfohze vaowgz nxpr"]
        #expect(try await Self.markedCount(of: texts, over: name) * 10 > texts.count * 9)
    }
}

@Suite("A sentence that stays as it is, since a model has lost what must not be lost") struct KeptSentenceTests {
    @Test("is taken for rubbish, however short, unless most of its text is translated")
    func isPoor() {
        var evidence = SentenceTranslation(keeping: "Ana \u{FFFC} 12 dorme").evidence
        #expect(evidence.isPoor && evidence.wordCount == 2)
        evidence += TranslationEvidence(logProbability: -1, pieceCount: 20, wordCount: 10)
        #expect(!evidence.isPoor)
        #expect(!SentenceTranslation(keeping: "\u{FFFC} 12").evidence.isPoor)
    }
}
