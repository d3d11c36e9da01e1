// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Dates in English before nouns with numbers") struct EnglishDatesTests {
    @Test(
        "A comma parts a date from a noun with a number, and from nothing else",
        arguments: [
            ("On Friday, 22 May Year 5 will visit us.", "On Friday, 22 May, Year 5 will visit us."),
            ("On ¤Friday, 22 May¤ Year 5 will", "On ¤Friday, 22 May¤, Year 5 will"),
            ("On Friday 22nd July ¤Room 12¤ is", "On Friday 22nd July, ¤Room 12¤ is"),
            ("In July Year 5 will visit us.", "In July, Year 5 will visit us."),
            ("On Friday, 22 May the class", "On Friday, 22 May the class"), ("On 22 May Year 5 will", "On 22 May Year 5 will"),
            ("On Friday, 22 May Year 1999 began", "On Friday, 22 May Year 1999 began"),
            ("In Year 5 Room 3 is", "In Year 5 Room 3 is"), ("In Room Nine Group 5 is", "In Room Nine Group 5 is"),
            ("Friday, 22 May 2026", "Friday, 22 May 2026"), ("In May Ana 3:0", "In May Ana 3:0"),
        ])
    func rewrites(text: String, expected: String) {
        #expect(
            EnglishDates.written(text.replacing("¤", with: "\u{FFFC}")).replacing("¤", with: "\u{FFFC}")
                == expected.replacing("¤", with: "\u{FFFC}"))
    }
}
