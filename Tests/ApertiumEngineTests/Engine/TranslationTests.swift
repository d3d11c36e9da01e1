// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationSessions

@testable import ApertiumEngine

@Suite(.needsApertium, .timeLimit(.minutes(10))) struct TranslationTests {
    let engine = Apertium.engine()

    @Test("All modes that these tests use are installed")
    func allModesThatTheseTests() {
        #expect(Apertium.missing.isEmpty)
    }

    @Test(
        "Sentences are translated",
        arguments: [
            ("es-pt", "La casa es grande.", "A casa é grande."),
            ("pt-es", "A casa é grande.", "La casa es grande."),
            ("spa-cat", "El perro come pan.", "El gos menja pa."),
            ("eng-spa", "Yesterday I bought a new book in the shop.", "Ayer compré un libro nuevo en la tienda."),
            ("ita-spa", "La casa è grande.", "La casa es grande."),
            ("es-gl", "La casa es grande.", "A casa é grande."),
            ("fr-es", "La maison est grande.", "La casa es grande."),
        ])
    func sentencesAreTranslated(mode: String, source: String, target: String) async throws {
        #expect(try await engine.translations(of: [source], over: mode) == [target])
    }

    @Test(
        "Decision 15: a text has one translation, whatever was translated before it",
        arguments: [
            (
                "ita-spa",
                [
                    "Mia nonna prepara le lasagne ogni domenica per tutta la famiglia.", "Quale strada porta alla stazione?",
                    "Prima di partire, chiudi le finestre.", "Perché non vieni con noi?", "Tutta la casa era al buio.",
                ]
            ),
            (
                "es-gl",
                [
                    "El que llegue primero abre la puerta.", "Nada más entrar, vio que todo estaba igual.",
                    "Bajo la mesa hay un gato.",
                    "Según me dijo, lo haría mañana mismo.", "Cuanto antes vengas, mejor para todos.",
                ]
            ),
        ])
    func sameTextSameTranslation(mode: String, texts: [String]) async throws {
        let first = try await engine.translations(of: texts, over: mode)
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<3 {
            let order = texts.indices.shuffled(using: &numbers)
            let translations = try await engine.translations(of: order.map { texts[$0] }, over: mode)
            #expect(translations == order.map { first[$0] })
        }
    }

    @Test("Words that a hyphen joined come back with spaces between them")
    func partsJoinedWords() async throws {
        let texts = ["It is a well-known method.", "I want a long-term plan."]
        let expected = ["Es un método bien sabido.", "Quiero un plan de plazo largo."]
        #expect(try await engine.translations(of: texts, over: "eng-spa") == expected)
    }

    @Test(
        "A text begins with a small letter or a capital as its source does",
        arguments: [
            ("spa-eng", "marcador rojo", "red bookmark"), ("spa-eng", "español", "Spanish"),
            ("ita-spa", "Ho comprato tre mele.", "He comprado tres manzanas."),
        ])
    func restoresInitials(mode: String, text: String, expected: String) async throws {
        #expect(try await engine.translations(of: [text], over: mode) == [expected])
    }

    @Test("Names of peoples keep the capital of English")
    func keepsCapitalsOfEnglish() async throws {
        let translation = try await engine.translations(of: ["El gobierno francés compra un libro inglés."], over: "spa-eng")
        #expect(translation == ["The French government buys an English book."])
    }

    @Test(
        "Text without words comes back as it is",
        arguments: [
            "", " ", "\n", "\r\n\t \u{0}", "123", "—", "😀", "12:30\n\n13:45  ", "\u{200F}", "https://example.org/a?b=c",
            "$/\\[]{}^@<>~",
        ])
    func textWithoutWordsComesBack(text: String) async throws {
        #expect(try await engine.translations(of: [text], over: "es-pt") == [text])
    }

    @Test("Contract 4.5: what must not be translated travels as a placeholder inside its sentence")
    func keepsWhatIsNoLanguage() async throws {
        let kept = [
            "https://example.org/la-casa?es=grande", "ana.casa@example.org", "`la casa grande`", "``casa `grande` ``", "$100",
        ]
        let texts = kept.map { "La casa \($0) es grande." }
        #expect(try await engine.translations(of: texts, over: "es-pt") == kept.map { "A casa \($0) é grande." })
    }

    @Test("Line breaks and the white space around lines stay")
    func lineBreaksAndTheWhite() async throws {
        let text = "\u{FEFF}\r\n  La casa es grande.\t\r\n\r\n\u{2028}El libro.\u{A0}\n"
        #expect(
            try await engine.translations(of: [text], over: "es-pt")
                == ["\u{FEFF}\r\n  A casa é grande.\t\r\n\r\n\u{2028}O livro.\u{A0}\n"])
    }
}
