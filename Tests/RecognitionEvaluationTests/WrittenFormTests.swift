// SPDX-License-Identifier: Apache-2.0

import RecognitionEvaluation
import TestSupport
import Testing

@Suite("Written forms")
struct WrittenFormTests {
    // What Python's str.upper and str.title make of the same texts.
    @Test(
        "Cases are mapped in full, by letters that have case",
        arguments: [
            ("straße o'neil", "STRASSE O'NEIL", "Straße O'Neil"),
            ("ΟΔΥΣΣΕΥΣ, ΣΑΣ’Α σας", "ΟΔΥΣΣΕΥΣ, ΣΑΣ’Α ΣΑΣ", "Οδυσσευς, Σασ’Α Σας"),
            ("ǆep ßa ﬁn ŉa", "ǄEP SSA FIN ʼNA", "ǅep Ssa Fin ʼNa"),
            ("ქართული abc中def", "ქართული".uppercased() + " ABC中DEF", "ქართული Abc中Def"),
            ("b2b IPHONE e\u{301}t", "B2B IPHONE E\u{301}T", "B2B Iphone E\u{301}T"),
            ("", "", ""),
        ])
    func mapsCases(text: String, upper: String, title: String) {
        #expect(WrittenForm.upper.applied(to: text) == upper)
        #expect(WrittenForm.title.applied(to: text) == title)
    }

    @Test("All punctuation goes, white space is collapsed, and the rest stays")
    func removesPunctuation() {
        #expect(
            WrittenForm.unpunctuated.applied(to: " «Où — là?», dit‑il… snake_case: 5 € + 3 °\u{A0}C 、。「東京」 ")
                == "Où là ditil snakecase 5 € + 3 ° C 東京")
        #expect(WrittenForm.unpunctuated.applied(to: "?! …") == "")
    }

    @Test("Writing a text twice in a form changes nothing more", arguments: WrittenForm.allCases)
    func isIdempotent(form: WrittenForm) throws {
        for (_, sentence) in try TestSentences.all() {
            let once = form.applied(to: sentence)
            #expect(form.applied(to: once) == once)
        }
    }
}
