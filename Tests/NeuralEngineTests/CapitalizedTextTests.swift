// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite("Texts in capitals") struct CapitalizedTextTests {
    @Test(
        "Only a text of capitals, which keeps its length in small letters, is asked for as a sentence",
        arguments: [
            ("OPENING HOURS", "Opening hours"), ("ÉCOLE 2", "École 2"), ("NASA", nil), ("Opening HOURS", nil),
            ("GRO\u{1E9E}E H\u{C4}USER", nil), ("12345", nil), ("", nil),
        ] as [(String, String?)])
    func sentences(text: String, expected: String?) {
        #expect(CapitalizedText(text)?.sentence == expected)
    }
}
