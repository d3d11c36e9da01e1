// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Texts in capitals") struct CapitalizedTextTests {
    @Test(
        "Only a text of capitals, which keeps its length in small letters, is asked for as a sentence",
        arguments: [
            ("OPENING HOURS", "Opening hours"), ("ÉCOLE 2", "École 2"), ("NASA", nil), ("EXIT", "Exit"), ("IVA", nil),
            ("Opening HOURS", nil),
            ("GRO\u{1E9E}E H\u{C4}USER", nil), ("12345", nil), ("", nil),
        ] as [(String, String?)])
    func sentences(text: String, expected: String?) {
        #expect(CapitalizedText(text)?.sentence == expected)
    }

    @Test("A translation with fewer words as they were is better, of as many the one that is much likelier and no longer")
    func comparison() throws {
        let text = try #require(CapitalizedText("NO PARKING"))
        #expect(text.isBetter("SEM ESTACIONAMENTO", than: "NO ESTACIONAMENTO", gain: -1))
        #expect(text.isBetter("PROIBIDO", than: "SEM PARQUE", gain: 0.2))
        #expect(!text.isBetter("PROIBIDO", than: "SEM PARQUE", gain: 0.1))
        #expect(!text.isBetter("O PARQUE PROIBIDO", than: "SEM PARQUE", gain: 1))
        #expect(text.isBetter("PROIBIDO", than: "", gain: 0) && !text.isBetter("", than: "NO", gain: 1))
    }

    @Test("Of as many words as they were, the translation with fewer that are made up or said twice is better")
    func madeUpWords() throws {
        let known: Set = ["escola", "primária", "quando", "onde"]
        let school = try #require(CapitalizedText("HILLTOP PRIMARY SCHOOL"))
        #expect(school.isBetter("ESCOLA PRIMÁRIA HILLTOP", than: "HILLTOP SEGUIBA ESCOLA", gain: 0) { known.contains($0) })
        #expect(!school.isBetter("HILLTOP SEGUIBA ESCOLA", than: "ESCOLA PRIMÁRIA HILLTOP", gain: 1) { known.contains($0) })
        let place = try #require(CapitalizedText("WHEN AND WHERE"))
        #expect(place.isBetter("QUANDO E ONDE", than: "QUANDO E QUANDO", gain: 0) { known.contains($0) })
        #expect(try !#require(CapitalizedText("NEVER, NEVER")).isBetter("JAMAIS", than: "NUNCA, NUNCA", gain: 0))
    }

    @Test("A name in capitals leaves the words beside it known", .needsModels)
    func names() async throws {
        let english = try await Models.engine.translations(of: ["HILLTOP PRIMARY SCHOOL", "WHEN AND WHERE"], over: "enpt")
        #expect(english == ["ESCOLA PRIMÁRIA HILLTOP", "QUANDO E ONDE"])
        #expect(try await Models.engine.translations(of: ["ANTES E DEPOIS"], over: "pten") == ["BEFORE AND AFTER"])
    }

    @Test("Signs in capitals are translated, and acronyms are not", .needsModels)
    func signs() async throws {
        let texts = ["NO PARKING", "EXIT", "NASA", "HTTP", "NOTHING is lost."]
        #expect(
            try await Models.engine.translations(of: texts, over: "enpt")
                == ["SEM ESTACIONAMENTO", "SAÍDA", "NASA", "HTTP", "Nada está perdido."])
        #expect(try await Models.engine.translations(of: ["SAÍDA", "FECHADO"], over: "pten") == ["EXIT", "CLOSED"])
    }
}
