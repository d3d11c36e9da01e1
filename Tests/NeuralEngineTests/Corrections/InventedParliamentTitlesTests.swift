// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite struct InventedParliamentTitlesTests {
    @Test(
        "People with a title are no members of parliament, but for those who are",
        arguments: [
            ("Mrs White is 80.", "A senhora deputada White tem 80 anos.", "A senhora White tem 80 anos."),
            ("Ask Mr Hale.", "Pergunte ao Senhor Deputado Hale.", "Pergunte ao Senhor Hale."),
            ("Mrs White MP", "A senhora deputada White", "A senhora deputada White"),
            ("The lady spoke.", "A senhora deputada falou.", "A senhora deputada falou."), ("", "", ""),
        ])
    func removes(source: String, translation: String, expected: String) {
        #expect(InventedParliamentTitles.removed(from: translation, source: source) == expected)
    }
}
