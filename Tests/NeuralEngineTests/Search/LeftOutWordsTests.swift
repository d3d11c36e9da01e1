// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Words that a translation leaves out", .timeLimit(.minutes(5))) struct LeftOutWordsTests {
    @Test(
        "Words to which no piece pays attention are counted", .needsModels,
        arguments: [
            ("Protections are ON for this session", 3), ("The house is red.", 0),
            ("The meeting begins at nine o'clock in the large room.", 0),
        ])
    func areCounted(text: String, count: Int) throws {
        let model = try Models.engine.store.model(Models.files("enpt"))
        var preparer = SentencePreparer(model.sourceVocabulary)
        let sentence = preparer.prepare(text)
        let search = Models.engine.search(with: model)
        let decoded = try search.translate([sentence.source], in: Workspace(for: model.weights))[0]
        #expect(LeftOutWords.count(in: sentence, of: decoded) == count)
    }

    @Test(
        "A sentence of which the likeliest pieces leave out words is looked for among more translations", .needsModels,
        arguments: [
            ("Protections are ON for this session", "sessão"),
            ("Either party may end this agreement by giving not less than two months' notice in writing.", "dois meses"),
            ("Carol service at St Oswald's Church, 13:45", "St Oswald"),
        ])
    func areLookedForOnceMore(text: String, expected: String) async throws {
        let translation = try await Models.engine.translations(of: [text], over: "enpt")[0]
        #expect(translation.contains(expected), "\(translation)")
    }

    @Test("Sentences are the same alone and among others that are looked for once more", .needsModels)
    func areTheSameAmongOthers() async throws {
        let doubtful = [
            "Protections are ON for this session", "what if flossing all those teeth takes me all day and night?",
            "Its a Reel and i have danced to it before..", "Error opening recording device.", "Rooms clean.",
        ]
        let texts = try doubtful + TestSentences.lines(of: "en").prefix(40)
        let together = try await Models.engine.translations(of: texts, over: "enpt")
        for (text, translation) in zip(texts, together) {
            #expect(try await Models.engine.translations(of: [text], over: "enpt") == [translation])
        }
    }
}
