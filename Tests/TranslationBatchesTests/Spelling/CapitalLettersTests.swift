// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import TranslationBatches

@Suite struct CapitalLettersTests {
    @Test(
        "Words have the capitals that their source speaks for",
        arguments: [
            ("imágenes de Dvd", "DVD images", "imágenes de DVD"), ("IO e iRQ", "IO and IRQ", "IO e IRQ"),
            ("a configuração do PgAdmin", "pgAdmin configuration", "a configuração do pgAdmin"),
            ("la imagen CD LLAMADO X", "l'image CD appelée X", "la imagen CD llamado X"),
            // What is missing may have become it.
            ("Usamos GORDO o NTFS", "We use FAT or NTFS", "Usamos GORDO o NTFS"),
            ("la OTAN", "the NATO", "la OTAN"), ("us and them", "US und sie", "us and them"), ("a casa", "the house", "a casa"),
            ("BECAUSE OF the rain", "Debido a la lluvia", "Because of the rain"),
            ("It rains. REGARDING me, no.", "Llueve. En cuanto a mí, no.", "It rains. Regarding me, no."),
            ("we say BECAUSE OF that", "decimos debido a eso", "we say because of that"),
            ("AIDS is here", "El sida está aquí", "AIDS is here"), ("the UNESCO", "la Unesco", "the UNESCO"),
            ("NATO SUMMIT", "北约峰会", "NATO SUMMIT"), ("", "", ""),
        ])
    func restored(translation: String, source: String, expected: String) {
        #expect(CapitalLetters.restored(in: translation, source: source, language: nil) == expected)
    }

    @Test(
        "What is all in capitals becomes so again, with a dot on the i of Turkish",
        arguments: [
            ("Ninguna GARANTÍA", "NO WARRANTY", "es", "NINGUNA GARANTÍA"), ("Soy", "AM", "es", "Soy"),
            ("Aviso: tensão alta", "WARNING: high voltage", "pt", "AVISO: tensão alta"), ("Na: 5", "IN: 5", "pt", "Na: 5"),
            ("gizli yol", "SECRET PATH", "tr", "GİZLİ YOL"),
            ("a \u{FFFC}b\u{FFFC}", "THE \u{FFFC}HOUSE\u{FFFC}", "pt", "A \u{FFFC}B\u{FFFC}"),
        ])
    func allInCapitals(translation: String, source: String, language: String, expected: String) {
        #expect(CapitalLetters.restored(in: translation, source: source, language: LanguageTag(language)) == expected)
    }
}
