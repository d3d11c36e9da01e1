// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import ApertiumEngine

@Suite("Small words before placeholders") struct PlaceholderPrepositionsTests {
    @Test(
        "A preposition and its article are one word, and what was read as an article is a preposition",
        arguments: [
            ("es", "pt", "Reunión a las \u{FFFC}", "Reunião a as \u{FFFC}", "Reunião às \u{FFFC}"),
            ("es", "it", "Del \u{FFFC} al \u{FFFC}", "Di il \u{FFFC} a il \u{FFFC}", "Del \u{FFFC} al \u{FFFC}"),
            ("es", "fr", "Ir al \u{FFFC}.", "Aller à le \u{FFFC}.", "Aller au \u{FFFC}."),
            ("gl", "es", "De \u{FFFC} a \u{FFFC}", "De \u{FFFC} la \u{FFFC}", "De \u{FFFC} a \u{FFFC}"),
            ("gl", "es", "ás \u{FFFC}", "alas \u{FFFC}", "a las \u{FFFC}"),
        ])
    func restores(source: String, target: String, text: String, translation: String, expected: String) {
        let prepositions = PlaceholderPrepositions(from: LanguageTag(canonical: source), into: LanguageTag(canonical: target))
        #expect(prepositions?.restored(in: translation, of: text) == expected)
    }

    @Test(
        "Articles before words with markup, and words away from placeholders, stay",
        arguments: [
            ("gl", "es", "a \u{FFFC}casa\u{FFFC}", "la \u{FFFC}casa\u{FFFC}"), ("es", "pt", "a o b", "a o b \u{FFFC}"),
            ("es", "pt", "", ""), ("es", "pt", "\u{FFFC}", "\u{FFFC}"), ("es", "pt", "x", "para o \u{FFFC}"),
        ])
    func leaves(source: String, target: String, text: String, translation: String) {
        let prepositions = PlaceholderPrepositions(from: LanguageTag(canonical: source), into: LanguageTag(canonical: target))
        #expect(prepositions?.restored(in: translation, of: text) == translation)
    }

    @Test("Into languages without such contractions nothing is known")
    func unknown() {
        #expect(PlaceholderPrepositions(from: "en", into: "eo") == nil)
    }
}
