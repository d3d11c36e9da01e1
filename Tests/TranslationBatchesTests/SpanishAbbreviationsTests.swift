// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@Suite("Short words of Spanish before an engine") struct SpanishAbbreviationsTests {
    @Test(
        "Prices and amounts are written in full, and persons that are addressed stay",
        arguments: [
            ("Precio: 20 € c/u (IVA incl.)", "Precio: 20 € cada uno (IVA incl.)"), ("Son 3 € c/u.", "Son 3 € cada uno."),
            ("3 uds. a 2 €/ud.", "3 unidades a 2 €/unidad."), ("12 uds., 1 ud. (roja)", "12 unidades, 1 unidad (roja)"),
            ("Caja de 12 uds. Precio", "Caja de 12 unidades. Precio"), ("Pasen uds. por aquí, 3 udones", nil),
            ("A las 3 Ud. puede pasar.", nil), ("c/u/x", nil),
        ])
    func prices(text: String, expected: String?) {
        #expect(SourceText(in: "es", among: [text]).prepared(text) == expected ?? text)
    }
}
