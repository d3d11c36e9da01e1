// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct InventedSpacesTests {
    @Test(
        "Spaces before full stops and commas go, where the source has none",
        arguments: [
            ("una casa .", "a house.", "una casa."), ("una , dos , tres .", "one, two, three.", "una, dos, tres."),
            ("una casa .", "a house .", "una casa ."), ("casa .net", "house.", "casa .net"), ("de .5 a", "x", "de .5 a"),
            ("¿ qué ?", "what?", "¿ qué ?"), ("", "", ""), (" .", "a.", "."), ("casa.", "house.", "casa."),
        ])
    func spacesBeforeFullStops(translation: String, source: String, result: String) {
        #expect(InventedSpaces.removed(from: translation, source: source) == result)
    }
}
