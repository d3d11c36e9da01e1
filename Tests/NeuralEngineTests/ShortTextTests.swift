// SPDX-License-Identifier: Apache-2.0

import Testing

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
