import LanguageSegmentation
import TestSupport
import Testing
import TranslationBatches

@Suite("Long texts")
struct LongTextTests {
    private func pieces(_ text: String, most: Int) -> [String] {
        LongText.cut(text, most: most).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }

    @Test func `A text is cut between sentences, else between words, else between characters`() {
        #expect(pieces("One two. Three four. Five.", most: 12) == ["One two. ", "Three four. ", "Five."])
        #expect(pieces("One two three four", most: 9) == ["One two ", "three ", "four"])
        #expect(pieces("abcdefghij", most: 4) == ["abcd", "efgh", "ij"])
        #expect(pieces("e\u{301}e\u{301}", most: 1) == ["e\u{301}", "e\u{301}"])
        #expect(pieces("短い文。次の文です。", most: 8) == ["短い文。", "次の文です。"])
        #expect(pieces("", most: 3).isEmpty && pieces("ab", most: 2) == ["ab"])
    }

    @Test(arguments: [1, 2, 7, 100])
    func `Pieces cover a text in order and end between characters`(most: Int) {
        for text in HostileText.strings + [
            "ab" + String(repeating: "🇩🇪", count: 300), "e" + String(repeating: "\u{301}", count: 5_000),
        ] {
            let cuts = LongText.cut(text, most: most)
            #expect(cuts.map(\.lowerBound) == [0] + cuts.dropLast().map(\.upperBound) || cuts.isEmpty)
            #expect(cuts.last?.upperBound ?? 0 == text.utf8.count)
            let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
            #expect(cuts.allSatisfy { boundaries.contains($0.lowerBound) })
            for piece in pieces(text, most: most) {
                #expect(piece.unicodeScalars.count <= most || piece.count == 1)
            }
        }
    }

    @Test func `Cutting takes time that grows with the length`() {
        for piece in ["One. ", "abc def ", "abc", "短い文。"] {
            let text = String(repeating: piece, count: 400_000 / piece.utf8.count)
            #expect(processorSeconds { _ = LongText.cut(text, most: 1_000) } < 5)
        }
    }
}
