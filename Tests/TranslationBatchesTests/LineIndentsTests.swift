// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Blanks at the ends of lines") struct LineIndentsTests {
    @Test(
        "Lines begin behind the blanks of the source, and end without those that it has not",
        arguments: [
            (
                "recomenda-se  \n         sempre\n      usar", "it  is\n       to\n       use",
                "recomenda-se\n       sempre\n       usar"
            ),
            ("em sistemas\n          32-bit.", "on 32-bit\n\tsystems.", "em sistemas\n\t32-bit."),
            ("a\r\n  b", "a\r\nb", "a\r\nb"),
            ("uno\n\n   dos\ntres", "one\n\n  two\n  three", "uno\n\n  dos\n  tres"),
        ])
    func restores(translation: String, source: String, expected: String) {
        #expect(LineIndents.restored(in: translation, of: source) == expected)
    }

    @Test(
        "Line breaks of two spaces stay, and so do texts with other lines",
        arguments: [
            ("uno  \n  dos", "one  \n  two"), ("uno \n  dos", "one two"), ("uno\n   dos", "one\n two\n three"), ("uno", " one"),
            ("", "\n "), ("uno\n  dos", "one\n  "),
        ])
    func keepsOthers(translation: String, source: String) {
        #expect(LineIndents.restored(in: translation, of: source) == translation)
    }
}
