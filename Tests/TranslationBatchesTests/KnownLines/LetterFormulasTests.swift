// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("How letters begin and end") struct LetterFormulasTests {
    @Test(
        "Formulas become those of the other language, with the names and the mark behind them",
        arguments: [
            ("es", "en", "Querido Juan:", "Dear Juan:"), ("es", "fr", "Queridas \u{FFFC} y", nil),
            ("es", "it", "Estimada \u{FFFC},", "Gentile \u{FFFC},"),
            ("fr", "en", "Cher Paul,", "Dear Paul,"), ("pt", "ca", "Cara Maria João", "Benvolguda Maria João"),
            ("en", "es", "Kind regards,", "Saludos cordiales,"), ("en", "fr", "Dear Sir or Madam,", "Madame, Monsieur,"),
            ("es", "en", "un abrazo,", nil), ("es", "en", "Un abrazo,", "A big hug,"), ("en", "es", "Love", nil),
            ("en", "es", "Dear Juan,", nil), ("es", "en", "Querido Juan: te escribo", nil),
            ("es", "en", "Querido Juan: Ven.", nil),
            ("es", "en", "Estimados vecinos:", nil), ("es", "en", "Estimado Cliente:", nil), ("es", "en", "Querido", nil),
            ("en", "es", "Love:", nil),
            ("es", "en", "", nil),
        ] as [(String, String, String, String?)])
    func translates(source: String, target: String, line: String, expected: String?) throws {
        let formulas = try #require(LetterFormulas(from: source, into: target))
        #expect(formulas.translation(of: line) == expected)
    }

    @Test("Every language has every formula, so that none is lost", arguments: ["ca", "en", "es", "fr", "gl", "it", "pt"])
    func isComplete(language: String) throws {
        let formulas = try #require(LetterFormulas(from: "en", into: language))
        for line in ["Dear Sirs,", "Hi all,", "Regards,", "Yours truly,", "Best wishes,", "Love,", "Hugs,"] {
            #expect(formulas.translation(of: line)?.hasSuffix(",") == true)
        }
        #expect(LetterFormulas(from: language, into: "cy") == nil)
    }
}
