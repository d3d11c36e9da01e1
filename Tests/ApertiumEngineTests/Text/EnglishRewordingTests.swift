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
            ("The milk is off.", "The milk is off."),
            ("Turn Off", "Disable"), ("TURN OFF", "DISABLE"), ("Turn On Alerts", "Activate Alerts"),
            ("Turn \u{FFFC} on", "Activate \u{FFFC}"), ("Turn it on again.", "Activate it again."),
            ("Turn the TV off.", "Disable the TV."), ("It was turned on at 6.", "It was activated at 6."),
            ("The alarm is turned off by default.", "The alarm is disabled by default."),
            ("She turned on the radio.", "She activated the radio."), ("Turn off at junction 4", "Turn off at junction 4"),
            ("No turn on red, U-turn on the M1", "No turn on red, U-turn on the M1"),
            ("your turn on Monday, the switch on the wall", "your turn on Monday, the switch on the wall"),
            ("The new Switch on sale", "The new Switch on sale"),
            ("Buses and sports clubs", "Buses and sport clubs"), ("sports club", "sport club"), ("motorsports", "motorsports"),
            ("JOB OFFER", "job OFFER"), ("Job description", "job description"), ("Job read it.", "Job read it."),
            ("Stop sending me messages.", "You must stop sending me messages."), ("Bus Stop nothing", "Bus Stop nothing"),
            ("It is not at all safe.", "It is not safe at all."), ("Not at all safe", "Not at all safe"),
            ("I'm not, at all.", "I'm not, at all."), ("They aren't at all sure if", "They aren't sure at all if"),
            ("It was not at all good news.", "It was not good news."), ("We don't at all mind.", "We don't mind."),
            ("It does not work at all for me.", "It does not work at all for me."),
            ("You can either pay or leave.", "You can pay or leave."), ("Either A or B", "A or B"),
            ("Either one is fine or not.", "Either one is fine or not."),
            ("Either car may stop or go.", "Either car may stop or go."),
            ("It is neither hot nor cold.", "It is neither hot nor cold."),
            ("You must neither smoke nor drink.", "You must not smoke nor drink."),
            ("It was either him or me.", "It was either him or me."), ("EITHER PARTY BE LIABLE OR", "EITHER PARTY BE LIABLE OR"),
            ("Either door leads to the garden or out", "Either door leads to the garden or out"),
            ("Turn it off and on again.", "Turn it off and on again."),
            ("the right turn on Elm Street", "the right turn on Elm Street"),
            ("Turn the main switch on.", "Activate the main switch."), ("Select Turn off", "Select Disable"),
            ("Species not found anywhere", "Species not found anywhere"), ("SET NOT NULL", "SET NOT NULL"),
            ("x IS NOT NULL", "x IS NOT NULL"), ("Neither of us knows.", "None of us knows."),
            ("Neither party may leave.", "No party may leave."), ("Me neither!", "Me neither!"),
            ("May contain nuts.", "It may contain nuts."), ("May I come in?", "Can I come in?"), ("May 5", "May 5"),
            ("In May have fun.", "In May have fun."), ("File not found", "It did not find the file"),
            ("It is not found", "It is not found"), ("DO NOT open it.", "do not open it."),
            ("He turned on his friends.", "He turned on his friends."), ("It was turned on.", "It was activated."),
            ("The case turns on whether", "The case turns on whether"), ("Turn off the main road.", "Turn off the main road."),
            ("Either party may sue or sell.", "Either party may sue or sell."), ("I am NOT.", "I am not."),
            ("Either of us or both", "Either of us or both"), ("Do NOT open it.", "Do not open it."), ("NOT NULL", "NOT NULL"),
            ("DO NOT OPEN", "do not OPEN"),
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
