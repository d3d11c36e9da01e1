// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite struct InventedBracketsTests {
    @Test(
        "Brackets with a word or two go where the source has none",
        arguments: [
            ("A empresa é Acme Ltd. (em inglês).", "The company is Acme Ltd.", "A empresa é Acme Ltd."),
            ("Este folheto (a)", "This leaflet", "Este folheto"), ("Para: Helen (em", "To: Helen", "Para: Helen"),
            ("um (dois)", "one (two)", "um (dois)"), ("a (uma explicação longa) b", "a b", "a (uma explicação longa) b"),
            ("sem", "without", "sem"), ("", "", ""),
            // One that does not close goes, too, where those of the source do.
            ("Somas (SHA-1) (com o", "Sums (SHA-1)", "Somas (SHA-1)"), ("um (dois) (três)", "one (two)", "um (dois) (três)"),
            ("um (dois", "one (two", "um (dois"), ("um (dois", "one (two)", "um (dois"),
        ])
    func removesBrackets(translation: String, source: String, expected: String) {
        #expect(InventedBrackets.removed(from: translation, source: source) == expected)
    }
}
