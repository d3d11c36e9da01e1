// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Texts on their way through an engine")
struct OpenTextTests {
    @Test("A text comes together once it is cut to its end and each piece has its translation", arguments: [0, 1, 2_000])
    func puts(lineCount: Int) {
        let text = (0..<lineCount).map { "Line \($0) has some words. \n" }.joined()
        var open = OpenText(text)
        var pieces: [(index: Int, text: String)] = []
        var blockCount = 0
        while let block = open.cutBlock({ block, isWhole in
            #expect(isWhole == (block == text))
            return TextCutter(maximum: .bytes(200), unit: .line).cut(block)
        }) {
            blockCount += 1
            pieces += block
            #expect(open.isCut || open.whole == nil)
        }
        #expect(open.isCut && blockCount == max(1, (text.utf8.count + TextBlocks.usualSize - 1) / TextBlocks.usualSize))
        for piece in pieces.reversed() {
            #expect(open.whole == nil)
            open.settle(piece.index, with: piece.text.uppercased())
        }
        #expect(open.whole?.text == text.uppercased())
    }
}
