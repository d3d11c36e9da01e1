// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationSessions

@Suite("The direction of a model")
struct LanguageDirectionTests {
    @Test(
        "A model is found by its directions, whichever have scripts",
        arguments: ["zh-Hans-ja", "sr-Latn-hr", "zh-Hans-en", "deen"])
    func directions(name: String) {
        #expect(LanguageDirection(joined: name) != nil)
        #expect(LanguageDirection(joined: "zh-Hans-ja") == LanguageDirection(from: "zh-Hans", to: "ja"))
    }
}
