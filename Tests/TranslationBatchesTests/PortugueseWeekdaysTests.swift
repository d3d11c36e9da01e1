// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Days of the week in Portuguese, which are numerals too") struct PortugueseWeekdaysTests {
    private func prepared(_ text: String) -> String { SourceText(in: "pt", among: [text]).prepared(text) }

    @Test(
        "Days are written in full beside others, hours and what stands before days",
        arguments: [
            ("seg a sex", "segunda-feira a sexta-feira"), ("De 2.ª a 5.ª feira", "De segunda-feira a quinta-feira"),
            ("à 3ª-feira", "à terça-feira"), ("Segunda a quinta: 10h–19h", "Segunda-feira a quinta-feira: 10h–19h"),
            ("de segunda a sexta", "de segunda-feira a sexta-feira"), ("Sexta: 10h–20h", "Sexta-feira: 10h–20h"),
            ("- Quarta: fechado\n- Quinta: 9h", "- Quarta-feira: fechado\n- Quinta-feira: 9h"),
            ("Segunda-feira a sexta-feira: 9h", "Segunda-feira a sexta-feira: 9h"),
            ("Aulas à terça e quinta às 18h", "Aulas à terça-feira e quinta-feira às 18:00"),
            ("De 2ª a 6ª, das 8h às 17h", "De segunda-feira a sexta-feira, das 08:00 às 17:00"),
            ("2ª a 6ª: 9h–18h", "segunda-feira a sexta-feira: 9h–18h"), ("6ª feira às 20h", "sexta-feira às 20:00"),
            ("Fechado à segunda.", "Fechado à segunda-feira."), ("Até sexta!", "Até sexta-feira!"),
            ("Segunda\nTerça\nSexta\n", "Segunda-feira\nTerça-feira\nSexta-feira\n"), ("Toda quinta.", "Toda quinta-feira."),
            (
                "- Segunda: arroz\n- Quarta: peixe\n- Quinta: pão",
                "- Segunda-feira: arroz\n- Quarta-feira: peixe\n- Quinta-feira: pão"
            ),
            ("Aberto \u{FFFC}2ª a 6ª\u{FFFC}", "Aberto \u{FFFC}segunda-feira a sexta-feira\u{FFFC}"),
            ("na próxima 6.ª feira", "na próxima sexta-feira"), ("Cada 3ª feira", "Cada terça-feira"),
            ("a 6.ª feira passada", "a sexta-feira passada"), ("todas as 5.ª feiras", "todas as quintas-feiras"),
            ("Vejo-te na quinta às 9.", "Vejo-te na quinta-feira às 9."),
            ("Encerra às segundas.", "Encerra às segundas-feiras."), ("Fecha às quintas", "Fecha às quintas-feiras"),
            ("Às terças, quintas e sábados às 9", "Às terças-feiras, quintas-feiras e sábados às 9"),
            ("Pauta da reunião de quarta", "Pauta da reunião de quarta-feira"),
            ("Na noite de sexta!", "Na noite de sexta-feira!"),
        ])
    func writesInFull(text: String, expected: String) {
        #expect(prepared(text) == expected)
    }

    @Test(
        "Numerals, quarters and farms stay",
        arguments: [
            "A segunda edição", "na segunda parte", "uma quinta a norte", "Quarta: a lista de compras", "segunda e terça partes",
            "Passou às quartas de final.", "Deu às primeiras e às segundas.", "Uma visita às quintas.", "A aula de quarta classe",
            "A 5.ª feira do livro", "terça-feira", "",
        ])
    func leavesOthers(text: String) {
        #expect(prepared(text) == text)
    }

    @Test("Three days alone in a call are days, and fewer may be numerals")
    func readsColumns() {
        let days = SourceText(in: "pt", among: ["Segunda", "Terça", "quarta", "Hora"])
        #expect(["Segunda", "quarta", "Hora"].map(days.prepared) == ["Segunda-feira", "quarta-feira", "Hora"])
        let ordinals = SourceText(in: "pt", among: ["Primeira", "Segunda", "Terça", "Quarta", "Quinta"])
        #expect(ordinals.prepared("Segunda") == "Segunda")
        let list = "- Primeira\r\n- Segunda\r\n- Terça\r\n- Quarta\r\n"
        #expect(prepared(list) == list)
        let labels = "Segunda\nTerça\nQuarta\nTerceira: corrigir\n"
        #expect(prepared(labels) == "Segunda-feira\nTerça-feira\nQuarta-feira\nTerceira: corrigir\n")
        #expect(SourceText(in: "pt", among: ["Segunda", "Terça"]).prepared("Segunda") == "Segunda")
    }

    @Test("The time grows in proportion to the text", arguments: ["de segunda a sexta, ", "todas as segundas, ", "(seg.) "])
    func linearTime(piece: String) {
        expectLinearTime(from: 1_000, to: 8_000) {
            String(repeating: piece, count: $0)
        } of: {
            _ = prepared($0)
        }
    }
}
