// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UnicodeText

@Suite("Where lines may end")
struct LineBreakTests {
    @Test(
        "Lines may end after white space and hyphens, and between words of scripts without spaces",
        arguments: [
            ("well-known fact", ["well-", "known ", "fact"]), ("漢字。次", ["漢", "字。", "次"]),
            ("ภาษาไทยง่าย", ["ภาษา", "ไทย", "ง่าย"]), ("a\u{A0}b", ["a\u{A0}b"]), ("", []),
        ])
    func partsOfText(text: String, parts: [Substring]) {
        #expect(text.partsBetweenLineBreaks == parts)
    }

    @Test("The parts are the text, and none is empty")
    func coversText() {
        for text in HostileText.strings + HostileText.random(count: 200, length: 80, seed: 1) {
            #expect(text.partsBetweenLineBreaks.joined() == text)
            #expect(text.partsBetweenLineBreaks.allSatisfy { !$0.isEmpty })
        }
    }
}
