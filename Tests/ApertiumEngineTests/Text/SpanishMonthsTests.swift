// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("April and July of Spanish, which are names of people, too") struct SpanishMonthsTests {
    @Test(
        "Beside other months they are months",
        arguments: [
            ("Abril: lluvia", "abril: lluvia"), ("Julio", "julio"),
            ("\u{FFFC}Julio:\u{FFFC} calor", "\u{FFFC}julio:\u{FFFC} calor"),
            ("Abril – feria", "abril – feria"), ("Julio y agosto", "julio y agosto"), ("Julio, agosto", "julio, agosto"),
            ("Mayo: sol\nJulio: calor", "Mayo: sol\njulio: calor"), ("Julio vino.", "Julio vino."),
            ("Llamó Abril", "Llamó Abril"), ("Julio Verne", "Julio Verne"), ("Abril y Julio", "Abril y Julio"),
        ])
    func beside(text: String, expected: String) {
        #expect(SpanishMonths.written(text, besideMonths: true) == expected)
    }

    @Test(
        "By themselves they are so before a year",
        arguments: [
            ("Abril de 2024", "abril de 2024"), ("Julio 2024: calor", "julio 2024: calor"), ("Julio: hola", "Julio: hola"),
            ("Abril", "Abril"), ("Julio 24", "Julio 24"), ("", ""),
        ])
    func alone(text: String, expected: String) {
        #expect(SpanishMonths.written(text, besideMonths: false) == expected)
    }

    @Test("Two other months with a capital at the start of a line tell that there are months")
    func months() {
        #expect(SpanishMonths.areMonths(["Enero: frío", "Abril", "¿Mayo?"]))
        #expect(SpanishMonths.areMonths(["Enero\nFebrero\nAbril"]))
        #expect(!SpanishMonths.areMonths(["Julio: hola", "Abril: hola", "Marzo"]))
        #expect(!SpanishMonths.areMonths(["Enero: frío", "en mayo", "Enero", "marzo"]))
    }
}
