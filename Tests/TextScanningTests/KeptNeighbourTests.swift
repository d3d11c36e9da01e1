// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TextScanning

@Suite("What is kept beside a sentence") struct KeptNeighbourTests {
    @Test(
        "Behind a preposition or an article what is kept belongs to the sentence",
        arguments: [
            ("Last login: from ", true), ("De ", true), ("Voltar de ", true),
            ("a las ", true), ("jusqu’à ", false), ("à ", true), ("File ", false),
            ("from", false), ("therefrom ", false), ("", false), (" ", false), ("Über", false),
        ])
    func governed(text: String, expected: Bool) {
        #expect(KeptNeighbour.isGoverned(behind: text.utf8) == expected)
    }

    @Test(
        "Places in braces and of formats are told from tags and code, in quotation marks too",
        arguments: [
            ("{name}", true), ("%s", true), ("''{0}''", true), ("${x}", true), ("{% if a %}", false), ("<b>", false),
            ("''", false),
        ])
    func places(text: String, expected: Bool) {
        #expect(KeptNeighbour.isPlace(text.utf8) == expected)
    }

    @Test(
        "Before a word in small letters, a comma, or of and a place what is kept begins the sentence",
        arguments: [
            (" has invited you", true), (" é um ficheiro", true), (" of 3", false), (" of {m}", true), (" de \u{FFFC}", true),
            (" Files", false), (": x", false), (", b", true),
            ("has", false), (" ago", false), (" ", false), ("", false), (" 3", false),
        ])
    func beginning(text: String, expected: Bool) {
        #expect(KeptNeighbour.beginsSentence(before: text.utf8) == expected)
    }

    @Test(
        "Halves of the day are read in either case, and not in other words",
        arguments: [
            ("am", .am), ("PM", .pm), ("p.m.", .pm), ("a.m", .am), ("Am", nil), ("amp", nil), ("a m", nil), ("pmé", nil),
            ("", nil),
        ] as [(String, DayPeriod?)])
    func dayPeriods(text: String, expected: DayPeriod?) {
        #expect(DayPeriod(text) == expected)
        #expect(DayPeriod.leading((text + " x").utf8)?.period == expected)
    }
}
