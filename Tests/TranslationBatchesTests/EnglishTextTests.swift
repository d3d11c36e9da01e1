// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@Suite("Text in English before an engine") struct EnglishTextTests {
    @Test(
        "What engines misread is written in other words, and nothing else is",
        arguments: [
            ("Thank you!", "Thanks!"), ("Bye.\n\nThank you\n", "Bye.\n\nThanks\n"),
            ("We are open Mon–Fri.", "We are open from Monday to Friday."), ("Thank you for coming.", "Thank you for coming."),
            ("On orders over £40 or over {{min}}", "On orders above £40 or above {{min}}"),
            ("over 40 people, over the hill, moreover {x}", "over 40 people, over the hill, moreover {x}"),
            ("Visitors may not park here, Mon–Fri 9am–5pm.", "Visitors must not park here, Monday to Friday 9am to 5pm."),
        ])
    func prepared(text: String, expected: String) {
        #expect(EnglishText.prepared(text, beside: []) == expected)
    }
}
