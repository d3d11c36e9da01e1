// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UnicodeText

@Suite("Numbers in words")
struct NumberSpellingTests {
    @Test("What is spelt is read as the same number", arguments: ["ca", "de", "en", "es", "fr", "it", "pt", "ru"])
    func readsWhatItSpells(language: String) throws {
        let spelling = try #require(NumberSpelling(language: language))
        for value in [0, 7, 16, 21, 70, 99, 100, 101, 500, 750, 999, 1000, 1999, 2005, 20_000, 96_882, 1_000_000] {
            let cardinals = spelling.cardinals(of: value)
            #expect(!cardinals.isEmpty)
            #expect(
                cardinals.contains { words in
                    spelling.number(atStartOf: words).map { $0.value == value && $0.length == words.utf8.count } ?? false
                }, "\(cardinals)")
        }
    }

    @Test("All genders are spelt")
    func spellsGenders() throws {
        let spelling = try #require(NumberSpelling(language: "pt"))
        #expect(Set(spelling.cardinals(of: 200)).isSuperset(of: ["duzentos", "duzentas"]))
    }

    @Test("A language without spelling has none", arguments: ["xx", "zxx", "", "not a tag"])
    func hasNone(language: String) {
        #expect(NumberSpelling(language: language) == nil)
    }

    @Test("A text that begins with no number has none")
    func readsNothing() throws {
        let spelling = try #require(NumberSpelling(language: "en"))
        #expect(spelling.number(atStartOf: "people") == nil && spelling.number(atStartOf: "") == nil)
        #expect(spelling.number(atStartOf: "seventy people").map(\.value) == 70)
    }
}
