// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite("Labels with nothing behind their colon") struct LoneLabelTests {
    @Test(
        "A label is few words with a colon at their end",
        arguments: [
            ("Guests:", "Guests"), ("Date of birth:", "Date of birth"), ("Nom :", "Nom"), ("Total", nil), ("Total: 5", nil),
            ("a: b:", nil), ("He said to us all this:", nil), ("12:", nil), ("\u{FFFC} of:", nil), (":", nil), ("", nil),
        ] as [(String, String?)])
    func label(text: String, expected: String?) {
        #expect(LoneLabel(text)?.words == expected)
    }

    @Test(
        "It is lost where the colon is gone, something stands behind it, or the words are the same and no name",
        arguments: [
            ("Guests:", "Os hóspedes com a propriedade", true), ("Guests:", "Hóspedes:", false), ("Guests:", "客人：", false),
            ("Place of birth:", "Local de nascimento: Tashken", true), ("Checked by:", "Checked by:", true),
            ("NIF:", "NIF:", false), ("Grace:", "Grace:", false), ("Ana Reis:", "Ana Reis:", false), ("Name:", "", true),
        ])
    func isLost(text: String, translation: String, expected: Bool) throws {
        #expect(try #require(LoneLabel(text)).isLost(in: translation) == expected)
    }

    @Test("The colon is that of the label")
    func written() throws {
        #expect(try #require(LoneLabel("Nom :")).written(as: "Name") == "Name :")
        #expect(try #require(LoneLabel("Guests:")).written(as: "Hóspedes") == "Hóspedes:")
    }

    @Test("Labels in a column of their own are translated with their colons", .needsModels)
    func translates() async throws {
        let texts = ["Guests:     2 adults, 1 child", "Checked by:", "Place of birth:"]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(translations[0].contains(":") && translations[0].hasSuffix("2 adultos, 1 criança"))
        #expect(translations[1] == "Verificação por:")
        #expect(translations[2] == "Local de nascimento:")
    }
}
