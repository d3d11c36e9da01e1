// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Columns of texts that went in other words") struct SourceColumnsTests {
    @Test(
        "Cells stand in the columns of the source, as far as there is room",
        arguments: [
            ("Mon     18:30    open", "Lunes      18:30    abierto", "Lunes   18:30    abierto"),
            ("Wed     9:30", "Miércoles     9:30", "Miércoles  9:30"),
            (
                "Seg., ter., qui.    9h\nSáb.                10h",
                "Lunes, martes, jueves                     9:00\nSábado    10:00",
                "Lunes, martes, jueves  9:00\nSábado              10:00"
            ),
            ("Enfermeiro(a)    4   R$ 2", "Nurse         4   R$ 2", "Nurse            4   R$ 2"),
            ("| Mon  | 9 |\n| Tue  | 10 |", "| Lunes    | 9 |\n| Martes     | 10 |", "| Lunes | 9 |\n| Martes | 10 |"),
            ("  Mon     9\n\nSun   10", "  Lunes    9\n\nDomingo   10", "  Lunes   9\n\nDomingo  10"),
        ])
    func restores(source: String, translation: String, expected: String) {
        #expect(SourceColumns.restored(in: translation, of: source) == expected)
    }

    @Test(
        "Prose, and lines with other cells than those of the source, stay",
        arguments: [
            ("On Mon. we open.", "El lunes abrimos."), ("Mon   9:00", "Lunes 9:00"), ("Mon   9:00", "Lunes   9:00   x"),
            ("Mon   9:00\nTue", "Lunes      9:00"), ("", ""), ("   ", "   "),
        ])
    func leaves(source: String, translation: String) {
        #expect(SourceColumns.restored(in: translation, of: source) == translation)
    }
}
