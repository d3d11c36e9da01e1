// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import UnicodeText

@Suite("Normalisation")
struct NormalizationTests {
    @Test(
        "each form does what its name says",
        arguments: [
            (.nfc, "e\u{301}ﬁ", "éﬁ"), (.nfd, "é", "e\u{301}"), (.nfkc, "ﬁ①Ａ", "fi1A"), (.nfkd, "ﬁé", "fie\u{301}"),
            (.nfkcCasefold, "Straße ﬁ \u{AD}Ａ", "strasse fi a"), (.nfc, "\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
            (.nfd, "\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),
            (.nfc, "", ""), (.nfkcCasefold, "ABC\0", "abc\0"),
        ] as [(NormalizationForm, String, String)])
    func example(form: NormalizationForm, text: String, result: String) {
        let normalized = text.normalized(form)
        #expect(normalized.unicodeScalars.elementsEqual(result.unicodeScalars))
    }

    @Test("normalising twice is normalising once, and says so, for any text", arguments: NormalizationForm.allCases)
    func idempotent(form: NormalizationForm) {
        for text in HostileText.strings + HostileText.random(count: 300, length: 40, seed: 4) {
            let once = text.normalized(form)
            #expect(once.isNormalized(form))
            #expect(once.normalized(form).utf8.elementsEqual(once.utf8))
            #expect(text.isNormalized(form) == text.utf8.elementsEqual(once.utf8))
            if form == .nfc || form == .nfd {
                // Swift compares strings by canonical equivalence.
                #expect(once == text)
            }
        }
    }

    @Test("a text in pieces gives what the whole gives, and a run of marks is cut", arguments: NormalizationForm.allCases)
    func pieces(form: NormalizationForm) {
        for text in HostileText.strings + HostileText.random(count: 100, length: 80, seed: 5) {
            for size in [4, 9, 64] {
                let pieced = normalized(text, Normalization(form, pieceSize: size))
                // A run of marks that is longer than a piece is sorted within the pieces only.
                let runsAreShort = text.unicodeScalars.split { ScalarProperties($0).canonicalCombiningClass == 0 }.allSatisfy {
                    $0.count == 1
                }
                if runsAreShort, size == 64 {
                    #expect(pieced.utf8.elementsEqual(text.normalized(form).utf8))
                }
                #expect(pieced.isEmpty == text.normalized(form).isEmpty)
            }
        }
    }

    private func normalized(_ text: String, _ normalization: Normalization) -> String {
        var bytes: [UInt8] = []
        text.utf8.withContiguousBytes { source in
            normalization.normalize(source) { bytes += $0.text }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
