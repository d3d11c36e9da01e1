// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Dozens and hundreds of English before rules") struct EnglishAmountsTests {
    @Test(
        "What is counted in dozens stands behind an of, and a spoon has one word",
        arguments: [
            ("Buy 2 dozen eggs.", "Buy 2 dozens of eggs."), ("forty dozen biscuits", "forty dozens of biscuits"),
            ("Half a dozen people came.", "Six people came."), ("half a dozen of the people", "six of the people"),
            ("A dozen times a dozen eggs", "Twelve times a dozen of eggs"), ("2 dozen, 3 dozen and", "2 dozens, 3 dozens and"),
            ("several hundred cars", "several hundreds of cars"),
            ("a couple of hundred pounds", "a couple of hundreds of pounds"),
            ("a few hundred thousand people", "a few hundreds of thousands of people"),
            ("2 tablespoons of oil", "2 spoonfuls of oil"),
        ])
    func amounts(text: String, expected: String) {
        #expect(EnglishAmounts.written(text, into: "es") == expected)
        #expect(EnglishAmounts.written(text, into: "eo") == text)
    }

    @Test(
        "Other amounts stay",
        arguments: [
            "a dozen or so", "several hundred more", "a few hundred years ago", "a baker's dozen", "two hundred people",
            "2 dozens of eggs",
        ])
    func keeps(text: String) { #expect(EnglishAmounts.written(text, into: "es") == text) }
}
