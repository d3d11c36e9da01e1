// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import ApertiumEngine

@Suite("Yes and no alone") struct AnswerWordsTests {
    @Test(
        "They are translated as answers, with their capitals",
        arguments: [
            ("Yes", "Sí"), ("no", "no"), ("NO!", "NO!"), ("(yes)", "(sí)"), ("YES", "SÍ"), ("No.", nil), ("No 5", nil),
            ("4: no", nil), ("Yes, I do", nil),
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

    @Test("An engine answers with them, line by line", .needsApertium)
    func engine() async throws {
        let texts = try await Apertium.engine().translations(of: ["Sí", "No", "No\n\nLa casa"], over: "es-fr")
        #expect(texts == ["Oui", "Non", "Non\n\nLa maison"])
    }
}
