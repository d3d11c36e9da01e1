// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DocumentTranslation

@Suite("What came back unchanged")
struct TextTranslationTests {
    @Test(
        "Lines with the same words are unchanged, whatever the punctuation around them is",
        arguments: [
            ("Goto Line:", "Goto Line", ["Goto Line:"]),
            ("MARTHA: Harbour office.", "MARTHA: Harbour office", ["MARTHA: Harbour office."]),
            ("Stop!", "¡Stop!", ["Stop!"]), ("Yes.", "Sí.", []), ("one, two", "one two", []),
            ("Uno\nGoto Line:\nDos", "One\nGoto Line\nTwo", ["Goto Line:"]), ("Uno\n\nDos", "One\n\nTwo", []),
            ("Uno\nDos\n\nGoto: Line.", "One two\n\nGoto: Line", ["Goto: Line."]),
        ])
    func findsUnchanged(before: String, after: String, expected: [String]) {
        #expect(TextTranslation.unchangedPassages(of: before, in: after) == expected)
    }
}
