// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Short texts") struct ShortTextTests {
    @Test(
        "What a model says twice, or puts behind a bracket, is not in the translation",
        arguments: [
            ("Plano", "Plan Plan", "Plan"), ("Entrar agora", "Sign in Sign in", "Sign in"), ("Plano", "Plan (of)", "Plan"),
            ("Política de Privacidade", "Privacy Policy - scotts", "Privacy Policy"),
            ("Tente novamente", "Try again.", "Try again"), ("Tel. da sede", "Tel. of sede", "Tel. of sede"),
            ("Obras e afins", "Works etc.", "Works etc."),
            ("bye bye", "adeus adeus", "adeus adeus"), ("Plano", "Plan plans", "Plan plans"), ("Plano", "Plan", "Plan"),
        ])
    func withoutInventions(text: String, translation: String, expected: String) throws {
        #expect(try #require(ShortText(text)).withoutInventions(translation) == expected)
    }

    @Test(
        "What stands before a second beginning goes, and so do other forms of one word",
        arguments: [
            ("Política de privacidade", "Contact us Privacy policy", "Privacy policy"),
            ("política de privacidade", "contact us Privacy policy", "privacy policy"),
            ("Madeira", "Wooden Wood", "Wood"), ("madeira", "wooden Wood", "wood"), ("De", "De De de", "De"),
            // A name is part of what is said, and so are words as many as the text has.
            ("benfiquista", "supporter of Benfica", "supporter of Benfica"), ("Nova-iorquino", "New Yorker", "New Yorker"),
            ("línguas núbias", "what is in the Nubian language", "what is in the Nubian language"),
            ("comida típica angolana", "typical Angolan food", "typical Angolan food"),
            ("queijo alentejano", "cheese from Alentejo", "cheese from Alentejo"),
            ("Casa Branca", "The old White House", "The old White House"), ("Ajuda", "Help", "Help"),
        ])
    func withoutOtherLabel(text: String, translation: String, expected: String) throws {
        #expect(try #require(ShortText(text)).withoutOtherLabel(translation) == expected)
    }

    @Test("Labels of pages have their own translation", .needsModels)
    func labels() async throws {
        let texts = ["Política de privacidade", "Madeira", "De", "Estado"]
        let expected = ["Privacy policy", "Wood", "De", "State"]
        #expect(try await Models.engine.translations(of: texts, over: "pten") == expected)
    }

    @Test("A word that is usually small is asked about with a small letter, too", .needsModels)
    func asksWithSmallLetter() async throws {
        let texts = ["Ligar", "Reservar agora", "Dúvidas?", "Lisboa", "ABC"]
        let translations = try await Models.engine.translations(of: texts, over: "pten")
        #expect(translations == ["Call", "Book now", "Questions?", "Lisbon", "ABC"])
    }

    @Test("A text that comes back without its full stop stays as it is", .needsModels)
    func keepsFullStop() async throws {
        #expect(try await Models.engine.translations(of: ["...killed."], over: "enpt") == ["...killed."])
    }

    @Test("A word of as many pieces as there is room for is asked about in no spelling that has more", .needsModels)
    func keepsToItsRoom() async throws {
        for count in [31, 32, 63, 64, 200] {
            let text = String(repeating: "twenty-", count: count) + "one"
            #expect(try await !Models.engine.translations(of: [text], over: "enpt")[0].isEmpty)
        }
    }

    @Test("Only a capital in front becomes small, and what says more is no better")
    func small() throws {
        #expect(ShortText("Ligar")?.lowercased == "ligar" && ShortText("PDF")?.lowercased == nil)
        #expect(ShortText("ligar")?.lowercased == nil && ShortText("Dúvidas?") == nil)
        #expect(ShortText("Dúvidas?", endsWithMark: true)?.lowercased == "dúvidas?")
        let short = try #require(ShortText("File"))
        #expect(short.isNoLonger("Ficheiro", than: "Arquivo") && !short.isNoLonger("O ficheiro", than: "Arquivo"))
        #expect(!short.isNoLonger("File", than: "Arquivo") && short.beginsWithLongWord)
        #expect(try !#require(ShortText("De")).beginsWithLongWord)
    }

    @Test(
        "What a model says twice around a dash is said once, with the full stop of the text",
        arguments: [
            ("Capítulo 3.", "Chapter 3 - Chapter 3.", "Chapter 3."), ("Capítulo 3", "Chapter 3 – Chapter 3", "Chapter 3"),
            ("Capítulo 3.", "Chapter 3.", "Chapter 3."),
            ("Política de privacidade.", "Privacy policy Privacy policy.", "Privacy policy."),
            ("Não, não, não, não.", "No, no - No, no.", "No, no - No, no."),
        ])
    func withoutRepetition(text: String, translation: String, expected: String) {
        #expect(ShortText.withoutRepetition(translation, of: text) == expected)
    }
}
