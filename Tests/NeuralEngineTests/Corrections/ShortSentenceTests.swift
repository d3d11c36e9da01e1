// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Short sentences with a mark at the end") struct ShortSentenceTests {
    @Test(
        "A translation is doubtful that has lost the mark, goes on behind it, stays, denies or says something twice",
        arguments: [
            ("Interested?", "Você se interessa por", true), ("Interested?", "Interessado?", false),
            ("Olá, mundo!", "Hello world! - s", true), ("Olá, mundo!", "Hello world!", false),
            ("Hungry?", "Hungry?", true), ("Maria Silva?", "Maria Silva?", false),
            ("É verdade.", "It is not true.", true), ("É verdade.", "It is true.", false),
            ("Não é verdade.", "It isn't true.", false),
            ("Ninguém sabe.", "No one doesn't know.", false), ("É verdade.", "It isn’t true.", true),
            ("Olá, hortelões!", "Hello, horel, horel!", true), ("Não, não!", "No, no!", false),
            ("Vale.", "It is worth of a valley.", true), ("Chovia.", "It was raining.", false),
            ("สวัสดี!", "สวัสดี", false), ("Hello!", "สวัสดี", false), ("Hello.", "你好。", false),
        ])
    func doubtful(source: String, translation: String, expected: Bool) {
        #expect((ShortSentence(source)?.isDoubtful(translation) ?? false) == expected)
    }

    @Test(
        "Other texts are none",
        arguments: ["Interested", "Send your CV to us.", "A carregar...", "¿Verdad?", "?", "", "12:"])
    func otherTexts(text: String) {
        #expect(ShortSentence(text) == nil)
    }

    @Test("The mark stands behind the translation of the words, unless that is doubtful, too")
    func written() throws {
        let short = try #require(ShortSentence("Interested?"))
        #expect(short.words == "Interested" && short.written(as: "Interessado") == "Interessado?")
        #expect(short.written(as: "Interested") == nil && short.written(as: "") == nil)
        #expect(try #require(ShortSentence("Não sei.")).written(as: "I don't know.") == nil)
    }

    @Test("A model is asked for the words alone", .needsModels)
    func asksForWords() async throws {
        let english = try await Models.engine.translations(of: ["Interested? Send your CV to us."], over: "enpt")
        #expect(english == ["Interessado? Envie o seu CV para nós."])
        let portuguese = try await Models.engine.translations(of: ["Nem todos podem. É verdade.", "Olá, mundo!"], over: "pten")
        #expect(portuguese == ["Not everyone can. It is true.", "Hello world!"])
    }
}
