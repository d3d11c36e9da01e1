// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Spaces at which no line breaks, behind words that rules drop") struct NoBreakSpacesTests {
    /// Writes `_` for such a space, and `¤` for a placeholder.
    private func restored(_ translation: String, of source: String) -> String {
        func read(_ text: String) -> String { text.replacing("_", with: "\u{A0}").replacing("¤", with: "\u{FFFC}") }
        return NoBreakSpaces.restored(in: read(translation), of: read(source)).replacing("\u{A0}", with: "_")
            .replacing("\u{FFFC}", with: "¤")
    }

    @Test(
        "They stand at their number again",
        arguments: [
            ("(hasta el 5_de mayo)", "(until 5 May_)", "(until 5_May)"), ("¤22_de junio¤.", "¤22 June¤_.", "¤22_June¤."),
            ("el 5_de mayo de_2025 a las", "on 5_May 2025_ to the", "on 5_May_2025 to the"),
            ("el 5_de mayo de_2025", "on 5 May 2025__", "on 5_May_2025"), ("¤5¤_de mayo", "¤5¤ May_", "¤5¤_May"),
            ("el 5_de mayo y el 5 de junio", "on 5 May_ and 5 June", "on 5_May and 5 June"),
        ])
    func restores(source: String, translation: String, expected: String) {
        #expect(restored(translation, of: source) == expected)
    }

    @Test(
        "They go where no number tells their place",
        arguments: [
            ("por_ejemplo, esto", "this_, eg", "this, eg"), ("el 5_de mayo y 5", "on 5 May_", "on 5 May"),
            ("de_la casa", "house_ of", "house of"),
        ])
    func removes(source: String, translation: String, expected: String) {
        #expect(restored(translation, of: source) == expected)
    }

    @Test(
        "Others stay",
        arguments: [
            ("Ferme_: il", "Cierra_: él"), ("«_oui_»", "«_sí_»"), ("5_de mayo", "5_May"), ("uno _ dos", "one _ two"),
            ("5_de mayo", "5 May"), ("", ""), ("Número_5.", "Number_5."), ("10_%", "10_%."),
        ])
    func keeps(source: String, translation: String) {
        #expect(restored(translation, of: source) == translation)
    }
}
