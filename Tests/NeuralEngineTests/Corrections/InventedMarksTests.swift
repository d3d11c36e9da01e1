// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite struct InventedMarksTests {
    @Test(
        "Dashes at the end and single quotation marks go where the source has none",
        arguments: [
            ("3 June 2026 -", "3 de junho de 2026", "3 June 2026"), ("(Laughter) --", "(Risos)", "(Laughter)"),
            ("And she said, \" no.", "E ela disse: não.", "And she said: no."), ("But he said, \"", "Mas disse:", "But he said:"),
            ("Well -", "Bem -", "Well -"), ("well-", "bem", "well-"), ("He said \"no\".", "Ele disse não.", "He said \"no\"."),
            ("\"Come here.", "\"Vem cá.", "\"Come here."), ("-", "a", "-"), ("", "", ""),
            ("that users\"personal data", "que os dados dos usuários", "that users' personal data"),
        ])
    func removesMarks(translation: String, source: String, expected: String) {
        #expect(InventedMarks.removed(from: translation, source: source) == expected)
    }

    @Test("Thanks for an edition are found where nobody speaks of one, and another wording is tried")
    func thanks() {
        let invention = "Obrigado por enviar uma edição."
        #expect(InventedPhrases.areFound(in: invention, source: "Thank you!"))
        #expect(!InventedPhrases.areFound(in: invention, source: "Thank you for sending an issue."))
        #expect(InventedPhrases.wordings(of: "Thank you!").contains("Thanks very much!"))
        #expect(InventedPhrases.areFound(in: "Obrigado por uma mensagem.", source: "Thanks."))
        #expect(InventedPhrases.wordings(of: "Thank you very much.").contains("Thanks very much."))
    }

    @Test(
        "A preposition between two places comes back where they stand side by side",
        arguments: [
            ("\u{FFFC} \u{FFFC} files", "\u{FFFC} de \u{FFFC} ficheiros", "\u{FFFC} of \u{FFFC} files"),
            ("\u{FFFC} of \u{FFFC} files", "\u{FFFC} de \u{FFFC} ficheiros", "\u{FFFC} of \u{FFFC} files"),
            ("\u{FFFC} \u{FFFC}", "\u{FFFC} \u{FFFC} de \u{FFFC}", "\u{FFFC} \u{FFFC}"),
            ("\u{FFFC} \u{FFFC}", "\u{FFFC}, \u{FFFC}", "\u{FFFC} \u{FFFC}"),
        ])
    func restoresPrepositions(translation: String, source: String, expected: String) {
        #expect(LostPrepositions.restored(in: translation, source: source, language: "en") == expected)
    }
}
