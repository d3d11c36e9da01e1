// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@testable import TranslationBatches

@Suite("Texts with more of them as fixed text") struct ShieldedTextTests {
    @Test("What a quotation holds that is fixed text goes with it, and stands for itself alone")
    func nestedPlaceholders() {
        let (text, fixed) = ShieldedText.marked("say \"\u{FFFC}\" of \u{FFFC}", without: [4..<9], fixed: ["/a/", "/b"])
        #expect(text == "say \u{FFFC} of \u{FFFC}")
        #expect(fixed == ["\"/a/\"", "/b"])
    }

    @Test("Whatever goes as fixed text, a text that is filled again is what it was", arguments: 0..<40)
    func isFilledAgain(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let words = (0..<30).map { index in Int.random(in: 0..<3, using: &random) == 0 ? Placeholder.text : "w\(index) " }
        let piece = words.joined()
        let own = (0..<Placeholder.count(in: piece)).map { "<\($0)>" }
        let ends = piece.unicodeScalars.indices.map { piece.utf8.distance(from: piece.startIndex, to: $0) }
        let chosen = Set((0..<6).map { _ in ends.randomElement(using: &random) ?? 0 }).sorted()
        let ranges = stride(from: 0, to: chosen.count - 1, by: 2).map { chosen[$0]..<chosen[$0 + 1] }
        let (text, fixed) = ShieldedText.marked(piece, without: ranges, fixed: own)
        #expect(Placeholder.count(in: text) == fixed.count)
        #expect(ShieldedText.filled(text, with: fixed) == ShieldedText.filled(piece, with: own))
    }
}
