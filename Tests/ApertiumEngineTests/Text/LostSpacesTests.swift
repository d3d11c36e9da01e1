// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct LostSpacesTests {
    @Test(
        "A number that rules glued to words is parted from them, and the preposition before it too",
        arguments: [
            ("una garantíade2 años", "a 2-year warranty", "una garantía de 2 años"),
            ("vacacionesde3 semanas de30 días", "3-week x 30-day", "vacaciones de 3 semanas de 30 días"),
            ("el mp3 es", "the mp3 is", "el mp3 es"), ("una casa", "a house", "una casa"), ("", "", ""),
        ])
    func numbersBehindLetters(translation: String, source: String, result: String) {
        #expect(LostSpaces.restored(in: translation, source: source) == result)
    }

    @Test(
        "Quotation marks that look like apostrophes are kept where a word behind them would be cut, and one word with them",
        arguments: [
            ("Type 'make' now", ["'make'"]), ("Type 'make -k' here", ["'", "'"]), ("'Mind the gap' is", ["'", "'"]),
            ("I'm here, 'tis, the '80s' of it, it's", []), ("'my house", []),
        ])
    func straightQuotes(text: String, expected: [String]) {
        let scalars = Array(text.unicodeScalars)
        let found = StraightQuotes.ranges(in: scalars).map { String(String.UnicodeScalarView(scalars[$0])) }
        #expect(found == expected)
    }
}
