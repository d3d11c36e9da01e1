// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct EnglishBillionsTests {
    @Test(
        "Billions go as millions, and come back as thousands of them",
        arguments: [
            (
                "It cost 3 billion dollars.", "It cost 3 million dollars.", "Costó 3 millones de dólares.",
                "Costó 3 mil millones de dólares."
            ),
            ("A billion stars", "A million stars", "Un millón de estrellas", "Mil millones de estrellas"),
            ("one million and one billion", "one million and one million", "un millón y un millón", "un millón y mil millones"),
            ("Billions of stars", "Millions of stars", "Millones de estrellas", "Miles de millones de estrellas"),
            (
                "several billion stars", "several million stars", "varios millones de estrellas",
                "varios miles de millones de estrellas"
            ),
            ("Two Billion", "Two Million", "Dos Millones", "Dos Mil millones"),
        ])
    func sendsMillions(source: String, sent: String, translation: String, expected: String) throws {
        let billions = try #require(EnglishBillions(in: source))
        #expect(billions.text == sent)
        #expect(billions.restored(in: translation) == expected)
    }

    @Test("A translation that has other numbers is none of a text with billions")
    func missesMillions() throws {
        let billions = try #require(EnglishBillions(in: "a million and a billion"))
        #expect(billions.restored(in: "un millón") == nil)
        #expect(billions.restored(in: "un millón, un millón y un millón") == nil)
    }

    @Test(
        "Millions, billionaires and what only looks like either stay", arguments: ["a million", "a billionaire", "billiards", ""])
    func leavesOthers(text: String) {
        #expect(EnglishBillions(in: text) == nil)
    }
}
