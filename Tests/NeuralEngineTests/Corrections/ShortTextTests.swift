// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Short texts") struct ShortTextTests {
    @Test(
        "What a model says twice, or puts behind a bracket, is not in the translation",
        arguments: [
            ("Plano", "Plan Plan", "Plan"), ("Entrar agora", "Sign in Sign in", "Sign in"), ("Plano", "Plan (of)", "Plan"),
            ("bye bye", "adeus adeus", "adeus adeus"), ("Plano", "Plan plans", "Plan plans"), ("Plano", "Plan", "Plan"),
        ])
    func withoutInventions(text: String, translation: String, expected: String) throws {
        #expect(try #require(ShortText(text)).withoutInventions(translation) == expected)
    }

    @Test("A word that is usually small is asked about with a small letter, too", .needsModels)
    func asksWithSmallLetter() async throws {
        let texts = ["Ligar", "Reservar agora", "Dúvidas?", "Lisboa", "ABC"]
        let translations = try await Models.engine.translations(of: texts, over: "pten")
        #expect(translations == ["Call", "Book now", "Questions?", "Lisbon", "ABC"])
    }

    @Test("A text that comes back without its full stop stays as it is", .needsModels)
    func keepsFullStop() async throws {
        #expect(try await Models.engine.translations(of: ["...killed."], over: "enpt") == ["...killed."])
    }

    @Test("A word of as many pieces as there is room for is asked about in no spelling that has more", .needsModels)
    func keepsToItsRoom() async throws {
        for count in [31, 32, 63, 64, 200] {
            let text = String(repeating: "twenty-", count: count) + "one"
            #expect(try await !Models.engine.translations(of: [text], over: "enpt")[0].isEmpty)
        }
    }

    @Test("Only a capital in front becomes small, and what says more is no better")
    func small() throws {
        #expect(ShortText("Ligar")?.lowercased == "ligar" && ShortText("PDF")?.lowercased == nil)
        #expect(ShortText("ligar")?.lowercased == nil && ShortText("Dúvidas?") == nil)
        #expect(ShortText("Dúvidas?", endsWithMark: true)?.lowercased == "dúvidas?")
        let short = try #require(ShortText("File"))
        #expect(short.isNoLonger("Ficheiro", than: "Arquivo") && !short.isNoLonger("O ficheiro", than: "Arquivo"))
        #expect(!short.isNoLonger("File", than: "Arquivo") && short.beginsWithLongWord)
        #expect(try !#require(ShortText("De")).beginsWithLongWord)
    }

    @Test(
        "What a model says twice around a dash is said once, with the full stop of the text",
        arguments: [
            ("Capítulo 3.", "Chapter 3 - Chapter 3.", "Chapter 3."), ("Capítulo 3", "Chapter 3 – Chapter 3", "Chapter 3"),
            ("Capítulo 3.", "Chapter 3.", "Chapter 3."), ("Não, não, não, não.", "No, no - No, no.", "No, no - No, no."),
        ])
    func withoutRepetition(text: String, translation: String, expected: String) {
        #expect(ShortText.withoutRepetition(translation, of: text) == expected)
    }
}
