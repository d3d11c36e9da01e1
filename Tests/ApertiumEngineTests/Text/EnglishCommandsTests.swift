// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ApertiumEngine

@Suite("Text as a chain reads it rightly") struct EnglishCommandsTests {
    @Test(
        "A verb that is a name too begins with a small letter on its way, and with its capital behind it",
        arguments: [
            ("Mark as read", "mark as read"), ("Hope to see you", "hope to see you"), ("Mark is here", "Mark is here"),
            ("Mark", "Mark"), ("Grant Access", "Grant Access"), ("Rob, the", "Rob, the"), ("", ""),
        ])
    func uncapitalizes(text: String, expected: String) {
        let sent = EnglishCommands.uncapitalized(text)
        #expect(sent == expected)
        #expect(EnglishCommands.capitalized("marca", of: text, sentAs: sent) == (sent == text ? "marca" : "Marca"))
    }

    @Test("Chains keep names and negations", .needsApertium)
    func chains() async throws {
        let texts = ["Ask Will.", "Mark as read", "You must \u{FFFC}not\u{FFFC} park here.", "Who is Rose?"]
        let translations = try await Apertium.engine().translations(of: texts, over: "eng-spa")
        #expect(translations[0].contains("Will.") && translations[3].contains("Rose"))
        #expect(translations[1] == "Marca como leído" && translations[2] == "\u{FFFC}No puedes aparcar\u{FFFC} aquí.")
    }
}
