// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@Suite("Prohibitions in English before an engine") struct EnglishProhibitionsTests {
    @Test(
        "Rules read another verb for them",
        arguments: [
            ("DO NOT ENTER", "Do not ENTER"), ("DO NOTHING", "DO NOTHING"),
            ("You must not smoke.", "You cannot smoke."), ("Must not be empty", "Cannot be empty"),
            ("It mustn’t rain, it mustn't", "It cannot rain, it mustn't"), ("He must not have heard.", "He must not have heard."),
            ("You must notice", "You must notice"), ("", ""),
        ])
    func cannot(text: String, expected: String) {
        #expect(EnglishProhibitions.withCannot(text) == expected)
    }

    @Test(
        "Models read that what may not be done must not be done, and what is possible is",
        arguments: [
            ("You may not smoke, and you may not eat.", "You must not smoke, and you must not eat."),
            ("You may not need it.", "You may not need it."), ("you may not be alone", "you may not be alone"),
            ("It may not rain.", "It may not rain."), ("You may not agree.", "You may not agree."),
            ("You may not only sing", "You may not only sing"), ("", ""),
            ("Children may not enter.", "Children must not enter."), ("The file may not open.", "The file may not open."),
        ])
    func mustNot(text: String, expected: String) {
        #expect(EnglishProhibitions.withMustNot(text) == expected)
    }
}
