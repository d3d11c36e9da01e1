// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite("Texts behind a label") struct LabelledTextTests {
    @Test(
        "A label is few words before a colon or a spaced dash",
        arguments: [
            ("FIRE DRILL: on Wednesday", "FIRE DRILL"), ("Step 4 — Start it", "Step 4"), ("A - b: c", "A"),
            ("well-known: it", "well-known"), ("Mr. X: yes", nil), ("one two three four five: six", nil), ("12: 30", nil),
            ("No label", nil), ("- item", nil), ("", nil), (": x", nil), ("Price: 12", nil),
        ] as [(String, String?)])
    func label(text: String, expected: String?) {
        #expect(LabelledText(text)?.label == expected)
    }

    @Test(
        "A label in capitals that was kept, all or in part, is translated alone; names and what stays are left",
        arguments: [
            ("FIRE DRILL: on Wednesday", "FIRE DRILL: na quarta", "EXERCÍCIO", "EXERCÍCIO: na quarta"),
            ("OPENING HOURS: we are open", "HOURS DE ABERTURA: estamos", "HORÁRIO", "HORÁRIO: estamos"),
            ("DIA DO DESPORTO - sexta", "Sports DAY - Friday", "SPORTS DAY", nil),
            ("LUNCH - Friday", "LUNCH – sexta-feira", "ALMOÇO", "ALMOÇO – sexta-feira"),
            ("HUBBLE: seen again", "HUBBLE: visto", "HUBBLE", nil), ("GRACE: I like it", "GRACE: Gosto", "GRAÇA", nil),
            ("BROWN: I like it", "BROWN: Gosto", "CASTANHO", nil), ("Water: it is cut", "Water: foi cortada", "Água", nil),
            ("WATER: CUT TODAY", "WATER: CORTADA", "ÁGUA", nil), ("WATER: it is cut", "ÁGUA: foi cortada", "AGUA", nil),
        ] as [(String, String, String, String?)])
    func labels(text: String, translation: String, alone: String, expected: String?) throws {
        #expect(try #require(LabelledText(text)).withLabel(translation) { _ in alone } == expected)
    }

    @Test(
        "A translation that has lost a side of a dash, or has the label behind other words, is torn",
        arguments: [
            ("Step 4 — Start it", "Passo 4", true), ("Step 4 — Start it", "Passo 4 — Iniciar", false),
            ("Step 4 — Start it", "Passo 4: Iniciar", false), ("Step 4 — Start it", "Passo 4 -", true),
            ("Plover – Uptime monitoring for small teams", "– Monitoramento para pequenas equipes", true),
            ("Heron – Uptime monitoring for teams", "Monitoramento de tempo Heron – para equipes", true),
            ("Heron – Uptime monitoring for teams", "Heron, monitoramento para equipes", false),
            ("He left – it was late.", "Ele saiu", false), ("Step 4: Start it", "Passo", false),
        ])
    func isTorn(text: String, translation: String, expected: Bool) throws {
        #expect(try #require(LabelledText(text)).isTorn(in: translation) == expected)
    }

    @Test("Both sides of a dash are there, and labels in capitals are translated", .needsModels)
    func translates() async throws {
        let texts = ["Step 4 — Start it", "COFFEE MACHINE: it is broken.", "Plover – Uptime monitoring for small teams"]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(translations[0].hasPrefix("Passo 4 — "))
        #expect(translations[1].hasPrefix("MÁQUINA DE CAFÉ: "))
        #expect(translations[2].hasPrefix("Plover – Monitoramento"))
    }
}
