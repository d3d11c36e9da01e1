// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Lines that need no engine")
struct KnownLinesTests {
    @Test(
        "States, thanks and single capitals are known where they are all of a line",
        arguments: [
            ("en", "pt", "On", "Ativado"), ("en", "es", "off", "desactivado"), ("pt", "en", "Ligado", "On"),
            ("pt", "en", "DESLIGADO", "OFF"), ("es", "ca", "Encendido", "Activat"), ("en", "es", "Thanks!", "¡Gracias!"),
            ("en", "pt", "Many thanks", "Muito obrigado"), ("pt", "en", "Obrigada.", "Thank you."),
            ("pt", "en", "OBRIGADO", "THANK YOU"),
            ("en", "pt", "On.", "Ativado."), ("pt", "en", "E", "E"),
            ("pt", "xx", "A", "A"), ("pt", "en", "e", nil), ("en", "pt", "On the table", nil), ("en", "pt", "Lights: On", nil),
            ("xx", "en", "On", nil), ("en", "es", "", nil),
        ] as [(String, String, String, String?)])
    func translates(source: String, target: String, line: String, expected: String?) {
        #expect(KnownLines(from: source, into: target).translation(of: line) == expected)
    }
}
