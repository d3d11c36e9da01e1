// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Letters that mark or grade, and are no words") struct LetterMarksTests {
    private func pieces(in text: String) -> [String] {
        FixedText.ranges(in: text).map { String(text[utf8: $0]) }
    }

    @Test(
        "A letter that marks an item stays where a text begins with it",
        arguments: [
            ("a. big house", ["a."]), ("o. casa", ["o."]), ("a. Casa", ["a."]), ("a.- big house", ["a.-"]),
            ("a/ big house", ["a/"]), ("a- big house", ["a-"]), ("i. e. it is", []), ("a. m. or later", []),
            ("p. ej. la casa", []), ("v. también la casa", []), ("I - who", []), ("A. big", ["A."]),
        ])
    func marks(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "A single letter that is all that stands behind a label is a value",
        arguments: [
            ("Grade: A-", ["A-"]), ("Blood group: O+", ["O+"]), ("Réponse : a", ["a"]), ("Taglia: I\nColore: rosso", ["I"]),
            ("(Grade: A)", ["A"]), ("He said: I\nam here", []), ("He said: a house", []), ("12: a", []),
        ])
    func values(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "The letter and the numbers of a section stay together",
        arguments: [("in Section a.1 or b.2.3.", ["a.1", "b.2.3"]), ("y/o, e/o, s/he, at 5 p.m.", [])])
    func sections(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }
}
