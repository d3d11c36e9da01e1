// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite struct DoubledWordsTests {
    @Test(
        "Small words stand once where engines write them twice, unless the source has a word twice",
        arguments: [
            ("You are about to to join.", "Estás a punto de unirte.", "You are about to join."),
            ("El el día, por por lo menos", "Le lendemain, pour le moins", "El día, por lo menos"),
            ("de de de casa", "from home", "de casa"), ("the the", "the the", "the the"),
            ("la voz de De Vincenzi", "la voce di De Vincenzi", "la voz de De Vincenzi"),
            ("nous nous lavons", "nos lavamos", "nous nous lavons"), ("fent-la la millor", "x", "fent-la la millor"),
            ("", "x", ""), ("to", "x", "to"), ("to  to", "x", "to  to"),
        ])
    func removed(translation: String, source: String, expected: String) {
        #expect(DoubledWords.removed(from: translation, source: source) == expected)
    }
}
