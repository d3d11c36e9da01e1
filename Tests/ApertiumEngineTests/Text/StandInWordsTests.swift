// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Words that stand in for placeholders") struct StandInWordsTests {
    private func text(_ shown: String) -> String { shown.replacing("¤", with: "\u{FFFC}") }

    @Test(
        "Placeholders that stand by themselves become words, and others stay",
        arguments: [
            ("Copia de ¤ a ¤.", "Copia de Qxa a Qxb."), ("(¤) «¤», ¤¤ y ¤!", "(Qxa) «Qxb», Qxc y Qxd!"),
            ("¤casa¤ de ¤", "¤casa¤ de Qxa"), ("l'¤ y ¤/¤ ¤", "l'¤ y ¤/¤ Qxa"),
            ("Llame al ¤\ndespués, o al\r\n¤ antes.", "Llame al Qxa\ndespués, o al\r\nQxb antes."),
        ])
    func replaces(source: String, expected: String) throws {
        #expect(try #require(StandInWords(text(source), as: .words)).text == text(expected))
    }

    @Test(
        "Numbers keep apart what they count where a conjunction joins it, and nothing else",
        arguments: [
            ("Mix ¤ warm water and ¤ sugar.", "Mix 9753124 warm water and 9753125 sugar."),
            ("new messages and ¤ invitations", "new messages and 9753124 invitations"),
            ("¤ warm water and\n¤ sugar", "9753124 warm water and\n9753125 sugar"),
            ("the 30% old members or 70% guests", "the 9753124 old members or 9753125 guests"),
            ("¤ and ¤ like ¤ dogs", nil), ("Copy ¤ to ¤", nil), ("¤ asked Ana and ¤ Ben", nil),
        ] as [(String, String?)])
    func standsInNumbers(source: String, expected: String?) throws {
        let standIns = StandInWords(text(source), as: .numbers)
        #expect(standIns?.text == expected)
        if let standIns { #expect(standIns.restored(in: standIns.text) == text(source)) }
    }

    @Test(
        "No word is put in where there is no need, where it is there already, or where letters are not Latin",
        arguments: ["a b", "¤a b¤", "Qxz de ¤", "дом ¤", "घर ¤"])
    func needsNone(source: String) {
        #expect(StandInWords(text(source), as: .words) == nil)
    }

    @Test(
        "Placeholders come back each once and in their order, in whatever case the words are",
        arguments: [
            ("a ¤ b ¤", "Qxa c qxb", "¤ c ¤"), ("a ¤ b ¤", "QXA, c (Qxb)", "¤, c (¤)"), ("¤a ¤", "¤b Qxa", "¤b ¤"),
            ("a ¤ b ¤", "Qxb c Qxa", nil), ("a ¤", "b", nil), ("a ¤", "Qxa Qxa", nil), ("¤a ¤", "Qxa ¤b", nil),
            ("a ¤", "Qxab", nil),
        ] as [(String, String, String?)])
    func restores(source: String, translation: String, expected: String?) throws {
        #expect(try #require(StandInWords(text(source), as: .words)).restored(in: text(translation)) == expected.map(text))
    }
}
