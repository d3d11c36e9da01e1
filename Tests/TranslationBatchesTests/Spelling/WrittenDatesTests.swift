// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Dates that a model left in English") struct WrittenDatesTests {
    @Test(
        "They are written as the other language has them",
        arguments: [
            ("pt", "on 20 May 2025 by", "em 20 May 2025 por", "em 20 de maio de 2025 por"),
            (
                "pt", "on \u{FFFC}20 May 2025\u{FFFC} by", "em \u{FFFC}20 May 2025\u{FFFC} por",
                "em \u{FFFC}20 de maio de 2025\u{FFFC} por"
            ),
            ("pt", "Friday 19 June 2026", "Sexta-feira 19 Junho 2026", "Sexta-feira 19 de junho de 2026"),
            ("pt", "on May 20, 2025", "em 20 de Maio, 2025", "em 20 de maio de 2025"),
            ("pt", "on May 20, 2025", "em May 20, 2025", "em 20 de maio de 2025"),
            ("es", "March 3 2024", "March 3 2024", "3 de marzo de 2024"),
            ("ca", "1 April 2024", "1 April 2024", "1 d'abril de 2024"),
            ("fr", "1 April 2024", "1 April 2024", "1er avril 2024"), ("it", "2 April 2024", "2 April 2024", "2 aprile 2024"),
        ])
    func writes(language: String, source: String, translation: String, expected: String) {
        #expect(WrittenDates.restored(in: translation, source: source, language: language) == expected)
    }

    @Test(
        "What is translated, what is no date of the text, and other languages stay",
        arguments: [
            ("pt", "on 20 May 2025", "em 20 de Maio de 2025"), ("fr", "on 20 May 2025", "le 20 mai 2025"),
            ("pt", "on 20 May 2025", "em 21 May 2025"), ("pt", "version 20 May 20250", "versão 20 May 20250"),
            ("de", "on 20 May 2025", "am 20 May 2025"), ("pt", "20 eggs", "20 ovos"), ("pt", "40 May 2025", "40 May 2025"),
            ("en", "el 20 May 2025", "on 20 May 2025"), ("pt", "", ""),
        ])
    func leaves(language: String, source: String, translation: String) {
        #expect(WrittenDates.restored(in: translation, source: source, language: language) == translation)
    }
}
