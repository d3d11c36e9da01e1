// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import ApertiumEngine

@Suite("Yes and no alone") struct AnswerWordsTests {
    @Test(
        "They are translated as answers, with their capitals",
        arguments: [
            ("Yes", "Sí"), ("no", "no"), ("NO!", "NO!"), ("(yes)", "(sí)"), ("YES", "SÍ"), ("No.", nil), ("Yes, I do", nil),
            ("nope", nil),
            ("", nil), ("–", nil),
        ] as [(String, String?)])
    func english(text: String, expected: String?) throws {
        let answers = try #require(AnswerWords(from: "en", into: "es"))
        #expect(answers.translation(of: text) == expected)
    }

    @Test("Nothing is said of languages that have no such words")
    func unknown() {
        #expect(AnswerWords(from: "cy", into: "en") == nil)
    }

    @Test("A chain need not be asked", .needsApertium)
    func engine() async throws {
        let texts = try await Apertium.engine().translations(of: ["Yes", "No", "No\n\nThe house"], over: "eng-spa")
        #expect(texts == ["Sí", "No", "No\n\nLa casa"])
    }
}
