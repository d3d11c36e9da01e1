// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct LetterNamesTests {
    @Test(
        "Capitals that name something are told from articles and conjunctions",
        arguments: [
            ("He has hepatitis A.", ["A"]), ("Option A is right", ["A"]), ("R. A. Brown, J. A. (2003)", ["R", "A", "J", "A"]),
            ("A: Where is it?", ["A"]), ("Le groupe A", ["A"]), ("El grupo es O, no B", ["O", "B"]),
            ("A house. A dog and I ran", []), ("A House With A View", []), ("THIS IS A HOUSE", []), ("It's A 5", []), ("", []),
            ("if a + b = 5 then a house", ["a", "b"]),
            ("12 V, 2.5 A, 30 W", ["V", "A", "W"]), ("a fuse of 10 A", ["A"]), ("Use W, A, S, D to move", ["W", "A", "S", "D"]),
            ("a–z, A–Z, 0–9", ["a", "z", "A", "Z"]), ("A to Z", ["A", "Z"]), ("Q&A", ["A"]), ("\"A\" or \"B\"?", ["A", "B"]),
            ("Question: A or B?", ["A", "B"]), ("Fish & chips (A, D)", ["A", "D"]), ("An A+ grade", ["A"]),
            ("Vitamin-A cream", ["A"]), ("A  Specifications", ["A"]), ("A, as they say", []), ("a to b", ["a", "b"]),
            ("'a', ‘c’, and \"i\"", ["a", "c", "i"]), ("Pulse «y» o “o”, `a' o « e »", ["y", "o", "a", "e"]),
            ("«A» y «B», \"A\" y \"B\"", ["A", "B", "A", "B"]), ("l'a' and the dogs' a 'house'", []), ("' a '", []), ("'a", []),
            ("Burger + a drink", []), ("Present: A. Keller", ["A"]), ("de L’Alguer", []), ("a favor del B, con el C", []),
        ])
    func findsNames(text: String, expected: [String]) {
        let scalars = Array(text.unicodeScalars)
        #expect(LetterNames.ranges(in: scalars).map { String(String.UnicodeScalarView(scalars[$0])) } == expected)
    }
}
