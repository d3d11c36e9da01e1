// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("What English forbids, leaves free and excepts") struct EnglishObligationsTests {
    @Test(
        "What must not be, need not be and may not be so is told apart",
        arguments: [
            ("You must never open it.", "You can never open it."), ("Nobody must enter.", "Nobody can enter."),
            ("No child must use it.", "No child can use it."), ("You must go.", "You must go."),
            ("You need not pay.", "You do not have to pay."),
            ("The form needn't be signed.", "The form does not have to be signed."),
            ("Visitors need not queue.", "Visitors do not have to queue."), ("I need nothing.", "I need nothing."),
            ("We need not one but two.", "We need not one but two."), ("the need not to offend", "the need not to offend"),
            ("The file may not exist.", "The file perhaps will not exist."), ("It may not rain.", "It perhaps will not rain."),
            ("This might not work.", "This perhaps will not work."), ("Visitors may not smoke.", "Visitors may not smoke."),
            ("It may not be used here.", "It perhaps will not be used here."),
            ("The app may not be used here.", "The app may not be used here."),
            ("Parts may not be available.", "Parts perhaps will not be available."),
        ])
    func obligations(text: String, expected: String) {
        #expect(EnglishObligations.written(text) == expected)
    }

    @Test(
        "Directions, exceptions and limits are in words that rules know",
        arguments: [
            ("Turn left at the corner.", "Turn to the left at the corner."), ("Turn right away.", "Turn right away."),
            ("Swipe left or right.", "Swipe to the left or right."), ("What is left", "What is left"),
            ("Go right ahead", "Go right ahead"), ("No pets allowed.", "Pets are prohibited."),
            ("No smoking allowed", "Smoking is prohibited"), ("There is no noise allowed", "There is no noise allowed"),
            ("All files except one", "All files except for one"), ("except for one", "except for one"),
            ("Open except when it rains", "Open except when it rains"), ("an exceptional day", "an exceptional day"),
            ("Only members may enter.", "Only the members may enter."),
            ("Only one may enter.", "Only one may enter."), ("Use only water.", "Use water only."),
            ("It is only fair.", "It is only fair."), ("There aren't any problems.", "There are no problems."),
            ("I don't have any money.", "I have no money."), ("I don't have any more.", "I don't have any more."),
            ("no longer than ten minutes", "not more than ten minutes"), ("He no longer works.", "He no longer works."),
            ("If it ever rains, go.", "If at some time it rains, go."), ("Have you ever?", "Have you ever?"),
        ])
    func limits(text: String, expected: String) {
        #expect(EnglishLimits.written(text) == expected)
    }

    @Test(
        "Otherwise is in words that rules know",
        arguments: [
            ("Pay; otherwise, it is lost.", "Pay; if not, it is lost."), ("Otherwise you pay.", "If not, you pay."),
            ("Pay now, otherwise £5 more.", "Pay now, if not, £5 more."), ("Free (otherwise 10).", "Free (if not, 10)."),
            ("Otherwise I go. Otherwise than so", "If not, I go. Otherwise than so"),
            ("Smith, otherwise known as Bob", "Smith, otherwise known as Bob"),
            ("Otherwise Engaged", "Otherwise Engaged"), ("an otherwise good day", "an otherwise good day"),
            ("Unless otherwise stated, it is free.", "Unless stated of another way, it is free."),
            ("unless agreed otherwise in writing", "unless agreed of another way in writing"),
            ("I think otherwise.", "I think of another way."),
        ])
    func otherwise(text: String, expected: String) {
        #expect(EnglishOtherwise.written(text, into: "es") == expected)
    }

    @Test("Into other languages how something is done stays")
    func otherwiseInOthers() {
        #expect(
            EnglishOtherwise.written("Otherwise we go, unless otherwise stated", into: "eo")
                == "If not, we go, unless otherwise stated")
    }
}
