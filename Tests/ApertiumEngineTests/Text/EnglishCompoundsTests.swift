// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Compounds and heads of lists in English") struct EnglishCompoundsTests {
    @Test(
        "Compounds that rules tear at their hyphens are in words that they know, and others stay",
        arguments: [
            ("A second-hand piano", "A secondhand piano"), ("SECOND-HAND goods", "SECONDHAND goods"),
            ("Those who work part-time get one.", "Those who work part time get one."),
            ("Part-time workers and a part-time job.", "Workers part time and a job part time."),
            ("part-time work experience", "part-time work experience"),
            ("A Dutch-Belgian start-up", "A Dutch and Belgian new company"), ("two start-ups", "two new companies"),
            ("the Smith-Jordan report", "the Smith-Jordan report"), ("a wood-burning stove", "a wood stove"),
            ("Gluten-free bread", "Bread without gluten"), ("sugar-free soft drinks", "sugar-free soft drinks"),
            ("a tax-free day", "a tax-free day"), ("my ex-husband", "my former husband"),
            ("a well-equipped, five-year plan", "a well-equipped, five-year plan"),
            ("second-hand.com, x-ray/second-hand-x", "second-hand.com, x-ray/second-hand-x"), ("X-rays", "Xrays"), ("", ""),
        ])
    func compounds(text: String, expected: String) {
        #expect(EnglishCompounds.written(text) == expected)
    }

    @Test(
        "Before a list, shall and must are should, and will has a verb",
        arguments: [
            ("The Tenant shall:", "The Tenant should:"), ("Members must also: pay", "Members should also: pay"),
            ("The school will:", "The school will do:"), ("The school will then:", "The school will then do:"),
            ("Her last will: a story", "Her last will: a story"), ("At will:", "At will:"),
            ("You must go: now", "You must go: now"), ("at 5:30 it will", "at 5:30 it will"),
        ])
    func listHeads(text: String, expected: String) {
        #expect(EnglishListHeads.written(text) == expected)
    }

    @Test(
        "Only rules into Spanish get them",
        arguments: [
            ("es", "The secondhand piano should:"), ("hr", "The second-hand piano must:"),
        ])
    func targets(target: String, expected: String) {
        #expect(SourceRewording(language: "en", target: target).written("The second-hand piano must:") == expected)
    }
}
