// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Short words of English before an engine") struct EnglishAbbreviationsTests {
    @Test(
        "What a number tells, or is all of a text, is written in full",
        arguments: [
            ("The bus no. 41 is late.", "The bus number 41 is late."), ("Room No. 7", "Room Number 7"),
            ("See Fig. 2 and Figs. 3 and 4.", "See Figure 2 and Figures 3 and 4."),
            ("Closed on Dec. 24 and Dec. 31.", "Closed on December 24 and December 31."),
            ("Jan. 1, 2025", "January 1, 2025"), ("17 Oct. 2024", "17 October 2024"), ("on 17 Oct. The", "on 17 October. The"),
            ("until 5 Nov.", "until 5 November."), ("Sat 4 May", "Saturday 4 May"), ("Wed, 6 March", "Wednesday, 6 March"),
            ("Open (Sun. 10:00) today", "Open (Sunday 10:00) today"),
            ("Coffee w/o sugar, w/ milk", "Coffee without sugar, with milk"),
            ("1 tsp salt, 2 tbsp oil, ½ tsp pepper", "1 teaspoon of salt, 2 tablespoons of oil, ½ teaspoon of pepper"),
            ("½ tsp of salt", "½ teaspoon of salt"), ("2 tbsp (30 g)", "2 tablespoons (30 g)"),
            ("W/o sugar please", "Without sugar please"),
            ("See Fig.\u{A0}2.", "See Figure\u{A0}2."),
            ("Registered no.\u{A0}0012 on 5 Oct", "Registered number\u{A0}0012 on 5 October"),
            ("Thu", "Thursday"), ("Oct", "October"),
            ("Mon–Fri 9–17, Sat 10–14, Sun closed", "Monday–Friday 9–17, Saturday 10–14, Sunday closed"),
            ("Mon - Thu", "Monday - Thursday"), ("Sat: match", "Saturday: match"),
            ("\u{FFFC}Sun:\u{FFFC} 8am", "\u{FFFC}Sunday:\u{FFFC} 8am"),

            ("VAT No. GB 412", "VAT Number GB 412"), ("VAT No.:", "VAT Number:"),
            ("VAT no. GB 412", "VAT number GB 412"), ("Ref. no. A-12", "Ref. number A-12"),
            ("Tue/Thu", "Tuesday/Thursday"), ("Tue/Tues", "Tuesday/Tuesday"),
            ("Fri Sat Sun", "Friday Saturday Sunday"),
            ("We are closed on Sat & Sun", "We are closed on Saturday & Sunday"), ("(Mon-Sat)", "(Monday-Saturday)"),
            ("Customer no.: 12", "Customer number: 12"), ("VAT no. GB12", "VAT number GB12"), ("Part no.", "Part number"),
            ("The frame no. DW 88120 K is red.", "The frame number DW 88120 K is red."), ("bed no. {bed}", "bed number {bed}"),
            ("bed no. \u{FFFC}", "bed number \u{FFFC}"),
            ("The bus \u{FFFC}no. 61\u{FFFC} stops.", "The bus \u{FFFC}number 61\u{FFFC} stops."),
            ("The bus no. \u{FFFC}61\u{FFFC} stops.", "The bus number \u{FFFC}61\u{FFFC} stops."),
            ("See \u{FFFC}fig.\u{FFFC} 3.", "See \u{FFFC}figure\u{FFFC} 3."), ("See **fig. 3**.", "See **figure 3**."),
            ("Until \u{FFFC}24 Dec.\u{FFFC}", "Until \u{FFFC}24 December.\u{FFFC}"),
            ("(tracking no. JD014) (reg. no. KX19 ABC)", "(tracking number JD014) (reg. number KX19 ABC)"),
        ])
    func expands(text: String, expected: String) {
        #expect(EnglishAbbreviations.expanded(text) == expected)
    }

    @Test(
        "Words that may be others stay",
        arguments: [
            "Did it work? No. 3 times I tried.", "Sat 4 hours in a car", "The cat sat 4 hours.", "Sun", "The Sun 4 ever", "Jan",
            "Mar", "Mona 4", "Sun Microsystems", "Sat by the sea in 1999", "no. Never", "fig. leaf", "", "2 Marvels", "the oct",
            "a tsp 1", "w/cheese", "Hell no.", "Our order No.", "Did you order? No. B2 came.",
            "I shouted no. B2 came.", "Sat only once.", "Sat open-mouthed there",
            "Sun open source Java", "Sat 2-3 hours in traffic.", "Mon/Tue-", "I said no.", "Sat in the Sun",
            "the Sun and the Moon", "Oh no.", "Tom sat in vain",
            "Feb–Apr", "5 Feb-Apr", "see art.\u{A0}5 and M.\u{A0}Roux",
            "The answer was no. 12 voted.", "When I was 12, Jan was 30.",
            "\u{FFFC}No.\u{FFFC} 3 times I tried.", "The answer was **no.** 12 voted.", "He said \u{FFFC}no.\u{FFFC} 4 left.",
        ])
    func keeps(text: String) {
        #expect(EnglishAbbreviations.expanded(text) == text)
    }

    @Test("A month alone is told by others that are texts, too")
    func months() {
        #expect(EnglishAbbreviations.areMonths(["Jan", "Feb", "Mar", "Sun"]))
        #expect(!EnglishAbbreviations.areMonths(["Sun", "Moon", "Jan", "Jan", "Sun"]))
        #expect(EnglishAbbreviations.expanded("Mar", besideMonths: true) == "March")
        #expect(EnglishAbbreviations.expanded("Sun", besideMonths: true) == "Sun")
    }
}
