// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@Suite("Text before an engine") struct SourceTextTests {
    @Test(
        "What engines misread is written in other words, and nothing else is",
        arguments: [
            ("Thank you!", "Many thanks!"), ("Bye.\n\nThank you\n", "Bye.\n\nMany thanks\n"),
            ("We are open Mon–Fri.", "We are open from Monday to Friday."), ("Thank you for coming.", "Thank you for coming."),
            ("On orders over £40 or over {{min}}", "On orders above £40 or above {{min}}"),
            ("over 40 people, over the hill, moreover {x}", "over 40 people, over the hill, moreover {x}"),
            ("Visitors may not park here, Mon–Fri 9am–5pm.", "Visitors must not park here, Monday to Friday 9am to 5pm."),
        ])
    func prepared(text: String, expected: String) {
        #expect(SourceText(in: "en", among: [text]).prepared(text) == expected)
    }

    @Test(
        "Times in words become digits",
        arguments: [
            ("en", "We meet at half past three or a quarter to one.", "We meet at 3:30 or 12:45."),
            ("en", "It's ten to eight, ten to eight people came", "It's 7:50, ten to eight people came"),
            ("en", "A quarter of them walked past nine houses", "A quarter of them walked past nine houses"),
            ("es", "A las dos y media de la tarde, a la una y cuarto.", "A las 2:30 de la tarde, a la 1:15."),
            ("es", "Hasta las 8 menos cuarto o las dos menos diez", "Hasta las 7:45 o la 1:50"),
            ("es", "Compra las dos y media docena", "Compra las dos y media docena"),
            ("es", "A la una menos cinco.", "A las 12:55."), ("fr", "Left\u{AD}overs", "Leftovers"),
        ])
    func times(language: String, text: String, expected: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == expected)
    }
}
