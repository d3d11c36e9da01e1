// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationBatches

@Suite("Text before an engine") struct SourceTextTests {
    @Test(
        "What engines misread is written in other words, and nothing else is",
        arguments: [
            ("Thank you!", "Many thanks!"), ("Bye.\n\nThank you\n", "Bye.\n\nMany thanks\n"),
            ("He/she brings his/her and/or the/a book.", "He or she brings his or her and/or the/a book."),
            ("10am–5.30pm, 9.30am - 5.30pm", "10am to 5.30pm, 9.30am to 5.30pm"), ("Mon - Thu", "Monday to Thursday"),
            ("9–5pm on 3 May–28 June", "9 to 5pm on 3 May to 28 June"), ("9:00–17:00", "9:00–17:00"),
            ("24 December – 2 January", "24 December to 2 January"), ("May 3-June 4", "May 3 to June 4"),
            ("London–Paris", "London–Paris"),
            ("We are open Mon–Fri.", "We are open from Monday to Friday."), ("Thank you for coming.", "Thank you for coming."),
            ("On orders over £40 or orders over {{min}}", "On orders above £40 or orders above {{min}}"),
            ("over 40 people, over the hill, hand over £40, over {x}", "over 40 people, over the hill, hand over £40, over {x}"),
            ("Tue 10 March, 6 pm: match", "Tuesday 10 March at 6 pm: match"),
            ("May 3, 10am: x, 4 May, 2 pm", "May 3 at 10am: x, 4 May, 2 pm"),
            ("between 2 and 4 pm", "between 2 pm and 4 pm"), ("In March, 4 pmx", "In March, 4 pmx"),
            ("We leave Friday - Saturday we rest.", "We leave Friday - Saturday we rest."),
            ("Closed Monday - Tuesday to Sunday", "Closed Monday - Tuesday to Sunday"),
            ("Mon-Wed-Fri", "Monday-Wednesday-Friday"), ("well —1 known – 2 Well", "well —1 known – 2 Well"),
            ("Some visitors may not keep it.", "Some visitors may not keep it."),
            ("Patients may not sleep well.", "Patients may not sleep well."),
            ("Visitors may not park here, Mon–Fri 9am–5pm.", "Visitors must not park here, Monday to Friday 9am to 5pm."),
        ])
    func prepared(text: String, expected: String) {
        #expect(SourceText(in: "en", among: [text]).prepared(text) == expected)
    }

    @Test(
        "Times in words become digits",
        arguments: [
            ("en", "We meet at half past three or at a quarter to one.", "We meet at 3:30 or at 12:45."),
            ("en", "It's ten to eight, ten to eight people came", "It's 7:50, ten to eight people came"),
            (
                "en", "It is five to ten minutes away by ten to twelve euros",
                "It is five to ten minutes away by ten to twelve euros"
            ),
            ("en", "Cut it by half to one; from a quarter to one third", "Cut it by half to one; from a quarter to one third"),
            (
                "en", "the third quarter to 10 million at five to ten pounds",
                "the third quarter to 10 million at five to ten pounds"
            ),
            ("es", "Invitó a las cinco y diez de ellas vinieron.", "Invitó a las cinco y diez de ellas vinieron."),
            ("en", "A quarter of them walked past nine houses", "A quarter of them walked past nine houses"),
            ("es", "A las dos y media de la tarde, a la una y cuarto.", "A las 2:30 de la tarde, a la 1:15."),
            ("es", "Hasta las 8 menos cuarto o las dos menos diez", "Hasta las 7:45 o la 1:50"),
            ("es", "Compra las dos y media docena", "Compra las dos y media docena"),
            ("es", "A la una menos cinco.", "A las 12:55."), ("fr", "Left\u{AD}overs", "Leftovers"),
        ])
    func times(language: String, text: String, expected: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == expected)
    }

    @Test(
        "Time grows with the length of the text and no faster",
        arguments: [
            "Mon–Fri ", "9am - 5pm ", "a-9 ", "Anna", "half past ", "at five to ", "between 2 and ", "visitors may not ",
            "orders over ",
        ])
    func takesLinearTime(piece: String) {
        let preparation = SourceText(in: "en", among: [])
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count) + " - 9"
        } of: { text in
            _ = preparation.prepared(text)
        }
    }
}
