// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Lines that begin with punctuation") struct LineStartsTests {
    @Test(
        "The word before it goes to its line",
        arguments: [
            ("Honre a opção --no-textconv\n   .", "Honor --no-textconv\n   option.", "Honre a opção\n   --no-textconv."),
            (
                "as assinaturas do RFC1991\n  , quebrando os testes", "RFC1991\n  signatures, breaking",
                "as assinaturas do\n  RFC1991, quebrando os testes"
            ),
            ("> a opção x\r\n> ). E mais", "> the (x\r\n> option). And", "> a opção\r\n> x). E mais"),
            ("a b \n.\nc d\n!", "a\nb\nc", "a \nb.\nc\nd!"),
        ])
    func movesWords(text: String, source: String, expected: String) {
        #expect(LineStarts.withWords(text, source: source) == expected)
    }

    @Test(
        "Other lines stay",
        arguments: [
            ("a opção\n.", "an option\n."), ("opção\n.", "the\noption."), ("uma opção\n.gitignore", "one\noption"),
            ("uma opção\n...", "one\noption"), ("uma  opção.", "one option."), ("um dois\ntrês", "one\ntwo"), ("", ""),
            ("\n.", "\na"),
            ("um  dois\n.", "one\ntwo"),
        ])
    func keepsOthers(text: String, source: String) {
        #expect(LineStarts.withWords(text, source: source) == text)
    }

    @Test("Many lines take time that grows with their length alone", arguments: ["a b\n.", "a\n. ", "\n", " \n,"])
    func isLinear(piece: String) {
        expectLinearTime(from: 6_000, to: 48_000) {
            String(repeating: piece, count: $0)
        } of: { text in
            _ = LineStarts.withWords(text, source: "a")
        }
    }
}
