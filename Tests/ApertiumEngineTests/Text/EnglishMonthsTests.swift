// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Months in English on their way through a chain") struct EnglishMonthsTests {
    static let months = [
        EnglishMonths.Month(name: "March", translation: "marzo", standIn: "February", translatedStandIn: "febrero"),
        EnglishMonths.Month(name: "April", translation: "abril", standIn: "October", translatedStandIn: "octubre"),
        EnglishMonths.Month(name: "August", translation: "agosto", standIn: "October", translatedStandIn: "octubre"),
    ]

    @Test(
        "Other months go for March and April",
        arguments: [
            ("12 March 2024", "12 February 2024"), ("We moved in March.", "We moved in February."), ("March", "February"),
            ("March 3, 2021: it opens", "February 3, 2021: it opens"), ("(since March)", "(since February)"),
            ("from March to June", "from February to June"), ("from April to August 4", "from October to August 4"),
            ("Wed, 6 March", "Wed, 6 February"), ("by \u{FFFC}31 March\u{FFFC}", "by \u{FFFC}31 February\u{FFFC}"),
            ("before 31\u{A0}March", "before 31\u{A0}February"),
            ("from 1 May to\n31 March. My bill", "from 1 May to\n31 February. My bill"),
            ("We close in March. The shop opens.", "We close in February. The shop opens."),
            ("They left in March! We stayed.", "They left in February! We stayed."),
            ("“We close in March.” He nodded.", "“We close in February.” He nodded."),
            ("We close in \u{FFFC}March\u{FFFC}. The", "We close in \u{FFFC}February\u{FFFC}. The"),
            ("on the 12th of March Queen Anne came", "on the 12th of February Queen Anne came"),
            ("in January and March. The", "in January and February. The"),
            ("in March\nThe house", "in February\nThe house"), ("on 3\r\nMarch", "on 3\r\nFebruary"),
        ])
    func sent(text: String, expected: String) throws {
        #expect(try #require(EnglishMonths(in: text, months: Self.months)).text == expected)
    }

    @Test(
        "Words that are no dates stay",
        arguments: [
            "March against hunger",
            "since March Against Fear", "since \u{FFFC}March\u{FFFC} Against Fear", "They march on.", "March or April Jones", "",
            "4 marchers",
        ])
    func others(text: String) {
        #expect(EnglishMonths(in: text, months: Self.months) == nil)
    }

    @Test("Each month is written where what went for it comes back as often as it went")
    func restored() throws {
        let dates = try #require(EnglishMonths(in: "In March and until April 12", months: Self.months))
        #expect(dates.text == "In February and until October 12")
        #expect(dates.restored(in: "Octubre 12 y febrero") == "Abril 12 y marzo")
        #expect(dates.restored(in: "En febrero y hasta el 12") == nil)
    }
}
