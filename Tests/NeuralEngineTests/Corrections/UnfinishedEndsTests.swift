// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Ends behind which models would go on") struct UnfinishedEndsTests {
    @Test(
        "Articles and prepositions at the end go where the text ends with another word",
        arguments: [
            ("The history of the", "A história", "en", "The history"), ("Janeiro de", "January", "pt", "Janeiro"),
            ("Leia mais sobre o.", "Read on.", "pt", "Leia mais."), ("Hello, the", "Olá", "en", "Hello"),
            ("Call for a", "Convocatória", "en", "Call"), ("Acerca de", "About", "pt", "Acerca de"),
            ("A partir de", "From", "pt", "A partir de"), ("Log in", "Entrar", "en", "Log in"),
            ("Ordenar por", "Sort by", "pt", "Ordenar por"), ("Arrived from the", "Chegou do", "en", "Arrived from the"),
            ("Opção a", "Option a", "pt", "Opção a"), ("Vitamin A", "Vitamina A", "en", "Vitamin A"),
            ("Die Geschichte der", "The history", "de", "Die Geschichte der"), ("the", "o tal", "en", "the"), ("", "", "en", ""),
            ("One of the first of all the", "Um dos primeiros de todos os que eu vi", "en", "One of the first of all the"),
        ])
    func removed(translation: String, source: String, language: String, expected: String) {
        #expect(UnfinishedEnds.removed(from: translation, source: source, language: language) == expected)
    }

    @Test("Headings and months end with their nouns", .needsModels)
    func endsWithNouns() async throws {
        #expect(try await Models.engine.translations(of: ["A história"], over: "pten") == ["The history"])
        #expect(try await Models.engine.translations(of: ["January"], over: "enpt") == ["Janeiro"])
    }
}
