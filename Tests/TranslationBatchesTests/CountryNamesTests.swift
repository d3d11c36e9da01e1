// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@testable import TranslationBatches

@Suite("Names of countries")
struct CountryNamesTests {
    @Test(
        "What an engine left under the name of the text has that of its language, with no article where it has none",
        arguments: [
            (
                "it", "es", "Viene dalla Germania e dalla Cina.", "Viene de la Germania y de la Cina.",
                "Viene de Alemania y de China."
            ),
            ("it", "es", "Il Portogallo è lontano.", "El Portogallo es lejano.", "Portugal es lejano."),
            ("it", "es", "Vado in Cile.", "Voy al Cile.", "Voy a Chile."), ("en", "es", "Jordan", "Jordan", "Jordan"),
            ("fr", "en", "les Pays-Bas", "the Pays-Bas", "the Netherlands"),
            ("fr", "es", "la Tchéquie", "la Tchéquie", "Chequia"), ("en", "es", "Air Belgium", "Air Belgium", "Air Belgium"),
            ("es", "en", "Vive en Perú.", "He lives in Peru.", "He lives in Peru."), ("en", "es", "", "", ""),
            ("it", "es", "il signor Marocco, via Cina", "el señor Marocco, vía Cina", "el señor Marocco, vía Cina"),
            ("pt", "en", "Rua do Brasil", "Rua do Brasil", "Rua do Brasil"),
        ])
    func translated(source: String, target: String, text: String, translation: String, expected: String) {
        #expect(CountryNames.from(source, into: target).translated(in: translation, of: text) == expected)
    }

    @Test(
        "What a translation has under no name is lost",
        arguments: [
            ("es", "it", "Vive en Costa Rica.", "Vive in Costo Ricco.", ["Costa Rica"]),
            ("it", "es", "Capo Verde è bella.", "Jefe Verde es bonita.", ["Capo Verde"]),
            ("it", "es", "Viene dalla Cina.", "Viene de la Cina.", []),
            ("en", "es", "Belarus and the Netherlands", "Belarús y Holanda", []),
            ("en", "pt", "the United Kingdom", "o Reino Unido", []), ("pt", "en", "o Reino Unido", "the UK", []),
            ("en", "es", "Air China, New Mexico, Chile-based", "x", []), ("en", "es", "Paulo Brazil and china", "x", []),
            ("en", "es", "In Chile.", "En x.", ["Chile"]),
            ("pt", "es", "Peru assado; foi ao Peru", "Pavo asado; fue al Pavo", ["Peru"]),
            ("it", "es", "Viene dalla Costa d'Avorio.", "Viene de la Cuesta de Oro.", ["Costa d'Avorio"]),
            ("es", "it", "en El Salvador", "nel Salvatore", ["El Salvador"]),
            ("es", "en", "Jesús, El Salvador", "the Saviour", []),
            ("es", "en", "San Salvador, en El Salvador", "San Salvador, in The Saviour", ["El Salvador"]),
            ("it", "es", "Emirati Arabi Uniti", "Emirati Árabes Unidos", ["Emirati Arabi Uniti"]),
            ("es", "en", "Jordania", "Jordan", []),
            ("en", "es", "Turkey for dinner", "Pavo para cenar", []),
        ])
    func lost(source: String, target: String, text: String, translation: String, expected: [String]) {
        let lost = CountryNames.from(source, into: target).lost(in: translation, of: text)
        #expect(lost.map { String(text[utf8: $0]) } == expected)
    }
}
