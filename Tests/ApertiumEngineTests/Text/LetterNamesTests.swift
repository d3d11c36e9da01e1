// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct LetterNamesTests {
    @Test(
        "Capitals that name something are told from articles and conjunctions",
        arguments: [
            ("He has hepatitis A.", ["A"]), ("Option A is right", ["A"]), ("R. A. Brown, J. A. (2003)", ["A", "A"]),
            ("A: Where is it?", ["A"]), ("Le groupe A", ["A"]), ("El grupo es O, no B", ["O", "B"]),
            ("A house. A dog and I ran", []), ("A House With A View", []), ("THIS IS A HOUSE", []), ("It's A 5", []), ("", []),
            ("if a + b = 5 then a house", ["a", "b"]),
        ])
    func findsNames(text: String, expected: [String]) {
        let scalars = Array(text.unicodeScalars)
        #expect(LetterNames.ranges(in: scalars).map { String(String.UnicodeScalarView(scalars[$0])) } == expected)
    }
}
