// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct LetterAbbreviationsTests {
    @Test(
        "Abbreviations of small letters are told from words",
        arguments: [
            ("2-1 (a.e.t.), a.k.a. Bob at 5 p.m.", ["a.e.t.", "a.k.a."]), ("the a/c unit, c/o Ann, n/a", ["a/c", "c/o", "n/a"]),
            ("y/o, e/o, o/a, s/he, a/b/c", []), ("e.g. this, i.e. that", []), ("example.a.b", []), ("Xa.b.c", []), ("", []),
        ])
    func findsAbbreviations(text: String, expected: [String]) {
        let scalars = Array(text.unicodeScalars)
        #expect(LetterAbbreviations.ranges(in: scalars).map { String(String.UnicodeScalarView(scalars[$0])) } == expected)
    }
}
