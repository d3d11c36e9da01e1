// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Texts in capitals") struct CapitalizedTextTests {
    @Test(
        "Only a text of capitals, which keeps its length in small letters, is asked for as a sentence",
        arguments: [
            ("OPENING HOURS", "Opening hours"), ("ÉCOLE 2", "École 2"), ("NASA", "Nasa"), ("// NASA", nil), ("IVA", nil),
            ("Opening HOURS", nil),
            ("GRO\u{1E9E}E H\u{C4}USER", nil), ("12345", nil), ("", nil),
        ] as [(String, String?)])
    func sentences(text: String, expected: String?) {
        #expect(CapitalizedText(text)?.spellings.first == expected)
    }

    @Test("A translation with fewer words as they were is better, of as many the likelier one, and acronyms stay")
    func comparison() throws {
        let text = try #require(CapitalizedText("NO PARKING"))
        #expect(text.isBetter("SEM ESTACIONAMENTO", than: "NO ESTACIONAMENTO", isLikelier: false))
        #expect(text.isBetter("PROIBIDO", than: "SEM PARQUE", isLikelier: true))
        #expect(!text.isBetter("PROIBIDO", than: "SEM PARQUE", isLikelier: false))
        #expect(text.isBetter("PROIBIDO", than: "", isLikelier: false) && !text.isBetter("", than: "NO", isLikelier: true))
        let word = try #require(CapitalizedText("MENU"))
        #expect(
            !word.isBetter("CARTA", than: "LISTA", isLikelier: true) && word.isBetter("CARTA", than: "MENU", isLikelier: false))
        #expect(!word.isSeveralWords && text.isSeveralWords)
    }

    @Test("Signs in capitals are translated, and acronyms are not", .needsModels)
    func signs() async throws {
        let texts = ["NO PARKING", "EXIT", "FRAGILE", "NASA", "HTTP", "NOTHING is lost."]
        #expect(
            try await Models.engine.translations(of: texts, over: "enpt")
                == ["SEM ESTACIONAMENTO", "SAÍDA", "FRÁGIL", "NASA", "HTTP", "Nada está perdido."])
        #expect(try await Models.engine.translations(of: ["SAÍDA", "FECHADO"], over: "pten") == ["DEPARTURE", "CLOSED"])
    }
}
