// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Finding phrases that are set off")
struct EmbeddedPhraseIdentificationTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ tag: LanguageTag, _ text: String) throws -> [String] {
        let pass = EmbeddedPhraseIdentification(
            detector: detector, languages: AnswerableLanguages(detector: detector), minimumLetters: 3, switchBias: 1)
        return try LabelledText([(tag, text)], detector).relabelled(by: pass)
    }

    @Test(
        "In quotation marks, in brackets and between commas they get the language that they are certainly in",
        arguments: [("“", "”"), ("(", ")"), ("«", "»"), (", ", ",")])
    func marks(opening: String, closing: String) throws {
        let text = "Kitabın ilk sayfasında bir ithaf var \(opening)for those who stayed behind\(closing) altında da bir tarih."
        #expect(
            try relabelled("tr", text) == [
                "tr: Kitabın ilk sayfasında bir ithaf var", "en: for those who stayed behind", "tr: altında da bir tarih",
            ])
    }

    @Test("Between marks two words are enough")
    func twoWords() throws {
        #expect(
            try relabelled("de", "Auf dem Zettel stand „thank you“ in roter Schrift.") == [
                "de: Auf dem Zettel stand", "en: thank you", "de: in roter Schrift",
            ])
    }

    @Test(
        "One word, two between commas, names, and phrases that may be in the language around them stay",
        arguments: [
            "Auf dem Zettel stand „thanks“ in roter Schrift.", "Auf dem Zettel stand, thank you, in roter Schrift.",
            "Wir sahen im Kino „Vom Winde verweht“ und gingen nach Hause.",
            "Das Buch (Don Quijote de la Mancha) liegt auf dem Tisch.",
        ])
    func others(text: String) throws {
        #expect(try relabelled("de", text).count == 1)
    }

    @Test("A confusable language is not told apart")
    func confusable() throws {
        #expect(try relabelled("nb", "Han sa «eg veit ikkje kva du vil» og gikk hjem igjen.").count == 1)
    }
}
