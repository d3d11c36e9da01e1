// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Brackets at the end of a clause") struct ClosingBracketsTests {
    @Test(
        "Those that hold no words go back where they stand in the text",
        arguments: [
            (
                "Escreva \u{FFFC} na caixa de pesquisa (#640).", "Write \u{FFFC} in the (#640) search box.",
                "Write \u{FFFC} in the search box (#640)."
            ),
            ("Durante a sincronização (#611)", "During (#611) synchronization", "During synchronization (#611)"),
            (
                "Consulte a página de ajuda (\u{FFFC}), que explica tudo.",
                "See the (\u{FFFC}) help page, which explains everything.",
                "See the help page (\u{FFFC}), which explains everything."
            ),
            ("Gastei com gasolina (40 km)", "I spent with (40 km) petrol", "I spent with petrol (40 km)"),
            ("Melhorada a pesquisa (#12, #13).", "Improved (#12, #13) search.", "Improved search (#12, #13)."),
        ])
    func putBack(source: String, translation: String, expected: String) {
        #expect(ClosingBrackets(source, language: "en")?.putBack(in: translation) == expected)
    }

    @Test(
        "They stay where they stand before no word, hold words, have more behind them, or where the place is not known",
        arguments: [
            ("Durante a sincronização (#611).", "During synchronization (#611).", "en"),
            ("O disco (interno).", "The (interno) disk.", "en"),
            ("O disco (40 MB) é grande.", "The (40 MB) disk is large.", "en"),
            ("O disco (40 MB), hoje.", "The (40 MB) disk today.", "en"),
            ("I read the file (#6).", "Ich habe (#6) gelesen.", "de"),
            ("Sem nada.", "Without.", "en"), ("(#6)", "(#6) a", "en"), ("", "", "en"), ("a (", "(", "en"),
            ("Mova (\u{FFFC}) \u{FFFC}, sim (#6).", "Move (\u{FFFC}) (#6) x.", "en"),
        ])
    func stay(source: String, translation: String, language: String) {
        #expect(ClosingBrackets(source, language: language)?.putBack(in: translation) == nil)
    }

    @Test("A reference stays behind its noun", .needsModels)
    func staysBehindNoun() async throws {
        let texts = ["A aplicação parava durante a sincronização (#611)."]
        let expected = ["The application stopped during synchronization (#611)."]
        #expect(try await Models.engine.translations(of: texts, over: "pten") == expected)
    }
}
