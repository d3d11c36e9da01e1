// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ApertiumEngine

@Suite struct CodeNamesTests {
    @Test(
        "Names with a number are told from words in capitals and from what a hyphen joins to a number",
        arguments: [
            ("the IC 523 and ISO 4217 of 50 US 40", ["IC", "ISO"]), ("PAGE NO 12", []), ("Get UP TO 50 % off", []),
            ("on web-17 and (db-02), under-18s, x-10", ["web-17", "db-02"]),
            ("COVID-19, well-known, mid-2023, the under-21 team, web-17a", []), ("-12 web-", []), ("", []),
        ])
    func findsNames(text: String, expected: [String]) {
        let scalars = Array(text.unicodeScalars)
        #expect(CodeNames.ranges(in: scalars).map { String(String.UnicodeScalarView(scalars[$0])) } == expected)
    }

    @Test(
        "Names are looked for in time that grows with the length of a text",
        arguments: ["A, ", "a-12 ", "aa-", "A ", "A-", "IC 12 ", "a + ", "A to ", "\u{FFFC} a and "])
    func isLinear(piece: String) {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = EncodedPiece(text, marks: .places)
            _ = StandInWords(text, as: .numbers)
        }
    }
}
