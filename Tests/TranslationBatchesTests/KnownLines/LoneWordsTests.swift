// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Words alone in a line") struct LoneWordsTests {
    @Test(
        "They are translated as answers, with their capitals",
        arguments: [
            ("Yes", "Sí"), ("no", "no"), ("NO!", "NO!"), ("(yes)", "(sí)"), ("YES", "SÍ"), ("No.", nil), ("No 5", nil),
            ("4: no", nil), ("Yes, I do", nil),
            ("nope", nil), ("Sunday", "Domingo"), ("SUNDAY", "DOMINGO"), ("Sunday:", "Domingo:"), ("Sunday market", nil),
            ("", nil), ("–", nil),
        ] as [(String, String?)])
    func english(text: String, expected: String?) throws {
        let answers = try #require(LoneWords(from: "en", into: "es"))
        #expect(answers.translation(of: text) == expected)
    }

    @Test("Days that have no capital in one language get that of the other")
    func days() throws {
        #expect(try #require(LoneWords(from: "es", into: "ca")).translation(of: "Domingo") == "Diumenge")
        #expect(try #require(LoneWords(from: "pt", into: "es")).translation(of: "terça-feira") == "martes")
        #expect(try #require(LoneWords(from: "es", into: "en")).translation(of: "lunes") == "Monday")
        #expect(try #require(LoneWords(from: "es", into: "fr")).translation(of: "No.") == "Non.")
        #expect(try #require(LoneWords(from: "es", into: "eu")).translation(of: "lunes") == nil)
    }

    @Test("Nothing is said of languages that have no such words")
    func unknown() {
        #expect(LoneWords(from: "cy", into: "en") == nil)
    }
}
