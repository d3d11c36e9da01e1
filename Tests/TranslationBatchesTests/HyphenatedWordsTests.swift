// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Words that the end of a line parts") struct HyphenatedWordsTests {
    @Test(
        "The halves are joined, and the line ends behind the word, or else before it",
        arguments: [
            ("the decom‐\n       pressor needs 5 %\n", "the decompressor\n       needs 5 %\n"),
            ("lee el con\u{AD}\ntenido del\u{AD}ante", "lee el contenido\ndelante"),
            ("The decom‐\npressor is con‐\ntained in, or", "The decompressor\nis contained\nin, or"),
            ("for (decom‐\npressor), it", "for (decompressor),\nit"), ("these op‐\ntions.\n", "these\noptions.\n"),
            ("overrides  this  op‐\n  tion.", "overrides  this\n  option."),
            ("> The decom‐\r\n> pressor is", "> The decompressor\r\n> is"),
            ("la meva l’amb‐\nient aquí", "la meva l’ambient\naquí"), ("the HIS‐\nTORY of", "the HISTORY\nof"),
            ("a single-let‐\nter word", "a single-letter\nword"),
        ])
    func joins(text: String, expected: String) {
        #expect(HyphenatedWords(among: [text]).joined(text) == expected)
    }

    @Test(
        "Where a text has the same hyphen in its compounds, other words tell compounds, which get a plain one",
        arguments: [
            ("a well‐\nknown read‐only file is well made and known", "a well-known\nread-only file is well made and known"),
            ("a well‐\nknown file of a well‐known man", "a well-known\nfile of a well-known man"),
            ("up‐to‐\ndate files", "up-to-date\nfiles"), ("the read‐only decom‐\npressor is", "the read-only decompressor\nis"),
            ("the pre‐\nand post‐processing", "the pre‐\nand post-processing"),
        ])
    func tellsCompounds(text: String, expected: String) {
        #expect(HyphenatedWords(among: [text]).joined(text) == expected)
    }

    @Test(
        "A plain hyphen is left out where the whole word stands in the texts, and stays in a compound that does",
        arguments: [
            ("an inter-\nnational body", "An international one", "an international\nbody"),
            ("a well-\nknown man", "A well-known one", "a well-known\nman"),
            ("an inter-\nnational body", "", "an inter-\nnational body"),
            ("a re-\nsign of", "to resign, to re-sign", "a re-sign\nof"), ("e-\nmail to", "email", "e-\nmail to"),
        ])
    func asksTheTexts(text: String, other: String, expected: String) {
        #expect(HyphenatedWords(among: [text, other]).joined(text) == expected)
    }

    @Test(
        "What is no parted word stays",
        arguments: [
            "pay 5‐\nfold", "see /usr/decom‐\npressor is", "--ver‐\nify it", "the decom‐\nPressor is", "a decom‐\n\npressor is",
            "a list -\nof it", "decom‐\npressor", "decom‐", "‐\nabc de", "",
        ])
    func keepsOthers(text: String) {
        #expect(HyphenatedWords(among: [text]).joined(text) == text)
    }

    @Test(
        "Many parted words are found in time that grows with the text alone",
        arguments: ["de‐\nco ", "a\u{2010}", "-\n", "ab-\n"])
    func isLinear(piece: String) {
        expectLinearTime(from: 6_000, to: 48_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = HyphenatedWords(among: [text])
        }
    }
}
