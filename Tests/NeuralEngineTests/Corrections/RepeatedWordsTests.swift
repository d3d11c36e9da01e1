// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite("Words that models write twice") struct RepeatedWordsTests {
    @Test(
        "A word of some letters twice in a row is found, or with one between",
        arguments: [
            ("Hello, horel, horel!", true), ("QUANDO E QUANDO", true), ("De De de", false), ("Hello there", false), ("", false),
            ("one two three one", false), ("Day by day", true),
        ])
    func found(text: String, expected: Bool) {
        #expect(RepeatedWords.areFound(in: text) == expected)
    }

    @Test(
        "Behind a slash it goes, where the source has none twice",
        arguments: [
            ("£6/mês/mês", "£6/month", "£6/mês"), ("£6/mês/mês.", "£6/month.", "£6/mês."), ("£6/mês", "£6/month", "£6/mês"),
            ("a/dia/dias", "a/day/days", "a/dia/dias"), ("/a/a/b", "/x", "/a/a/b"), ("/bin/bin", "/bin/bin", "/bin/bin"),
            ("", "", ""),
        ])
    func removed(translation: String, source: String, expected: String) {
        #expect(RepeatedWords.removed(from: translation, source: source) == expected)
    }
}
