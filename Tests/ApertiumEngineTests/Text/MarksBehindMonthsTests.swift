// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Marks that close behind months") struct MarksBehindMonthsTests {
    private func restored(_ translation: String, of source: String, _ languages: String) -> String {
        let pair = languages.split(separator: "-").map(String.init)
        return MarksBehindMonths.restored(
            in: translation.replacing("¤", with: "\u{FFFC}"), of: source.replacing("¤", with: "\u{FFFC}"), from: pair[0],
            into: pair[1]
        ).replacing("\u{FFFC}", with: "¤")
    }

    @Test(
        "The month is between the marks again, and the year that was outside of them is so again",
        arguments: [
            ("fr-es", "au ¤15 août¤ 2026.", "al ¤15 de¤ agosto de 2026.", "al ¤15 de agosto¤ de 2026."),
            ("fr-es", "du ¤3 au 5 Mai¤ 2026", "del ¤3 al 5 de¤ mayo de 2026", "del ¤3 al 5 de mayo¤ de 2026"),
            ("es-fr", "el ¤17 de agosto¤ de 2026.", "le ¤17 août 2026¤.", "le ¤17 août¤ 2026."),
            (
                "es-fr", "del ¤3 de mayo¤ de 2026 al ¤4 de mayo¤ de 2027", "du ¤3 mai 2026¤ au ¤4 mai 2027¤",
                "du ¤3 mai¤ 2026 au ¤4 mai¤ 2027"
            ),
        ])
    func restores(languages: String, source: String, translation: String, expected: String) {
        #expect(restored(translation, of: source, languages) == expected)
    }

    @Test(
        "Marks that are right, or that something else stands behind, stay",
        arguments: [
            ("es-fr", "el ¤15 de agosto de 2026¤ abre", "le ¤15 août 2026¤ ouvre"), ("es-ca", "en ¤mayo¤.", "al ¤maig¤."),
            ("es-fr", "en ¤mayo¤, de 2026", "en ¤mai¤, de 2026"), ("fr-es", "l'¤essai¤ 2026", "el ¤ensayo¤ 2026"),
            ("es-fr", "en ¤mayo¤ de 2026", "en ¤mai 2026¤ de 2026"), ("es-en", "en ¤mayo¤ de 2026", "in ¤2026¤ May"),
            ("es-fr", "en ¤mayo¤ de 2026", "en mai 2026"),
        ])
    func leaves(languages: String, source: String, translation: String) {
        #expect(restored(translation, of: source, languages) == translation)
    }
}
