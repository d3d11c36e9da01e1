// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationBatches

@Suite struct TextBlocksTests {
    private func blocks(of text: String, size: Int) -> [String] {
        var blocks = TextBlocks(text, size: size)
        var found: [String] = []
        while let block = blocks.next() { found.append(block) }
        #expect(blocks.isAtEnd && blocks.next() == nil)
        return found
    }

    @Test("Blocks end with lines, else between sentences, else between words, else between characters")
    func endsWithLines() {
        #expect(blocks(of: "ab\ncd\nef\ngh", size: 7) == ["ab\ncd\n", "ef\ngh"])
        #expect(blocks(of: "One two. Three four. Five.", size: 12) == ["One two. ", "Three four. ", "Five."])
        #expect(blocks(of: "ééé", size: 3) == ["é", "é", "é"])
        #expect(blocks(of: "", size: 3) == [""] && blocks(of: "abc", size: 3) == ["abc"])
    }

    @Test("Blocks together are the text", arguments: [1, 2, 7, 100])
    func areTheText(size: Int) {
        for text in HostileText.strings {
            #expect(Array(blocks(of: text, size: size).joined().utf8) == Array(text.utf8))
        }
    }

    @Test("A long text without a line end is gone through in time that grows with its length")
    func isLinear() {
        expectLinearTime(from: 100_000, to: 800_000) { count in
            (count, String(repeating: "word ", count: count / 5))
        } of: { _, text in
            #expect(blocks(of: text, size: TextBlocks.usualSize).count > 1)
        }
    }

    @Test(
        "A text of marks, columns or items is cut in time that grows with its length",
        arguments: [
            " \u{301}", "a   b\n", "    ", "→ ", "a / 1 ", "￼  ", "[a] ", "[", "a.m. B ", "= ", "a — ", "￼ + ", "1. a\n",
        ])
    func cutsInLinearTime(fragment: String) {
        expectLinearTime(from: 12_500, to: 100_000) {
            String(repeating: fragment, count: $0 / fragment.utf8.count)
        } of: { text in
            for unit in [TextCutter.Unit.text, .line, .sentence] {
                #expect(TextCutter(maximum: .bytes(1_000), unit: unit).cut(text).text == text)
            }
        }
    }
}
