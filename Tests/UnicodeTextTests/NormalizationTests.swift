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
            normalization.normalize(source, keepingEdits: false) { bytes += $0.text }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

@Suite("Folded text")
struct FoldedTextTests {
    @Test("the map leads back to where each part came from")
    func map() {
        let folded = FoldedText("Die ﬁne Straße")
        #expect(folded.text == "die fine strasse")
        #expect(folded.originalRange(of: 4..<8) == 4..<9)
        #expect(folded.originalRange(of: 5..<6) == 4..<7)
        #expect(folded.originalRange(of: 9..<16) == 10..<17)
        #expect(folded.originalOffset(of: 16) == 17)
        #expect(folded.originalOffset(of: 14) == 14)
        #expect(folded.originalRange(of: 3..<3) == 3..<3)
    }

    @Test("what was removed belongs to nothing")
    func removed() {
        let folded = FoldedText("a\u{AD}\u{AD}b\u{200B}")
        #expect(folded.text == "ab")
        #expect(folded.originalRange(of: 0..<1) == 0..<1)
        #expect(folded.originalRange(of: 1..<2) == 5..<6)
        #expect(folded.originalRange(of: 0..<2) == 0..<6)
        #expect(folded.originalOffset(of: 2) == 9)
        #expect(FoldedText("\u{AD}").originalOffset(of: 0) == 2)
    }

    @Test("folding is NFKC_Casefold, and the map holds for any text and any piece size", arguments: [4, 16, 1 << 26])
    func property(size: Int) {
        for text in HostileText.strings + HostileText.random(count: 300, length: 60, seed: 6) {
            let folded = FoldedText(text, pieceSize: size)
            if size > 16 { #expect(folded.text.utf8.elementsEqual(text.normalized(.nfkcCasefold).utf8)) }
            #expect(folded.originalCount == text.utf8.count)
            var last = 0
            let original = Array(text.utf8)
            for offset in 0...folded.text.utf8.count {
                let mapped = folded.originalOffset(of: offset)
                #expect(mapped >= last && mapped <= original.count)
                last = mapped
            }
            // Each code point of the folded text comes from a piece of the original that folds to something that holds it.
            guard size > 16 else { continue }
            var offset = 0
            for scalar in folded.text.unicodeScalars.prefix(200) {
                let range = folded.originalRange(of: offset..<offset + UTF8.width(scalar))
                let source = String(decoding: original[range], as: UTF8.self)
                #expect(source.normalized(.nfkcCasefold).unicodeScalars.contains(scalar))
                offset += UTF8.width(scalar)
            }
        }
    }

    @Test("the map of a text that is folded much stays small")
    func memory() {
        let folded = FoldedText(String(repeating: "ＡＢＣ", count: 10_000))
        #expect(folded.text.utf8.count == 30_000)
        #expect(folded.originalRange(of: 29_999..<30_000) == 89_997..<90_000)
        #expect(Mirror(reflecting: folded).children.contains { ($0.value as? [Stretch])?.count == 1 })
    }
}
