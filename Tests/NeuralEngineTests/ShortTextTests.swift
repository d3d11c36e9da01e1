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
}
