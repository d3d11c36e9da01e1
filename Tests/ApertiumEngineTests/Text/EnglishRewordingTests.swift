// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("English in words that chains read rightly")
struct EnglishRewordingTests {
    @Test(
        "On and off go with their verbs, either and NOT as what they mean",
        arguments: [
            ("Turn off the light.", "Disable the light."), ("She turned the radio off.", "She disabled the radio."),
            ("Switching on all lamps", "Activating all lamps"), ("It switches itself off", "It switches itself off"),
            ("Turn them off, please", "Disable them, please"), ("It turns on the spot.", "It turns on the spot."),
            ("whether it is turned on or off", "whether it is activated or disabled"),
            ("Turn on to Elm Road", "Turn on to Elm Road"), ("The light is off.", "The light is not active."),
            ("If heating is on and the TV is off", "If heating is active and the TV is not active"),
            ("He is off.", "He is off."), ("The page the user is on.", "The page the user is on."),
            ("The book is on the shelf.", "The book is on the shelf."),
            ("He turned on his friends.", "He turned on his friends."), ("It was turned on.", "It was activated."),
            ("The case turns on whether", "The case turns on whether"), ("Turn off the main road.", "Turn off the main road."),
            ("Either party may sue or sell.", "Either party may sue or sell."), ("I am NOT.", "I am not."),
            ("Either of us or both", "Either of us or both"), ("Do NOT open it.", "Do not open it."), ("NOT NULL", "NOT NULL"),
            ("DO NOT OPEN", "DO NOT OPEN"),
            ("Either a refund or a new one", "a refund or a new one"), ("Not that either, or so", "Not that either, or so"),
            ("I do not like it either.", "I do not like it either."),
        ])
    func rewrites(text: String, expected: String) {
        #expect(EnglishRewording.written(text) == expected)
    }

    @Test("A prohibition in capitals keeps its negation", .needsApertium)
    func prohibits() async throws {
        let texts = try await Apertium.engine().translations(of: ["DO NOT OPEN", "Do NOT open the door."], over: "eng-spa")
        #expect(texts == ["NO ABRE", "No abre la puerta."])
    }
}
