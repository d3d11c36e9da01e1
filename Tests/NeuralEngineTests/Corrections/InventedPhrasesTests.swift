// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite("Phrases that models put in the place of a text") struct InventedPhrasesTests {
    @Test(
        "One is found where the text does not mean it, and so is a first word that is said twice",
        arguments: [
            ("Questions? Ask us.", "Perguntas e respostas? Pergunte-nos.", true),
            ("Questions and answers", "Perguntas e respostas", false), ("Questions?", "Perguntas?", false),
            ("Sim. Pode usar.", "Yes, yes. You can use it.", true), ("Não, não. Fica.", "No, no. He stays.", false),
            ("Plano", "Plan Plan", false), ("Sim. Pode usar.", "Yes. Yes, you can.", false), ("", "", false),
        ])
    func areFound(text: String, translation: String, expected: Bool) {
        #expect(InventedPhrases.areFound(in: translation, source: text) == expected)
    }

    @Test("The text is asked for in other words, and has its own translation then", .needsModels)
    func asksInOtherWords() async throws {
        let english = try await Models.engine.translations(of: ["Questions? Ask us."], over: "enpt")
        #expect(english == ["Perguntas? Pergunte-nos."])
        let portuguese = try await Models.engine.translations(of: ["Sim. Pode usar o programa."], over: "pten")
        #expect(portuguese == ["Yes. You can use the program."])
    }
}
