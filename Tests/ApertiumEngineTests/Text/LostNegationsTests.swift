// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Negations from Spanish into English") struct LostNegationsTests {
    @Test(
        "A sentence denies what its source denies",
        arguments: [
            ("Nadie vino.", "Anybody came.", "Nobody came."),
            (
                "No habrá agua. Nadie lo sabe.", "There will be water. Anybody knows it.",
                "There will not be water. Nobody knows it."
            ),
            ("Ninguno de ellos", "Any of them", "None of them"),
            ("Nadie pagó 3,5 euros.", "Anybody paid 3.5 euros.", "Nobody paid 3.5 euros."),
            (
                "Nadie vive ahora en EE.UU. con visado.", "Anybody lives in the United States now with a visa.",
                "Nobody lives in the United States now with a visa."
            ),
            ("Ninguna pieza se puede cambiar", "Any piece can change", "No piece can change"),
            ("Nada es gratis", "At all it is free", "Nothing is free"), ("Pues nada", "As at all", "As nothing"),
            ("y nadie vino", "and anybody came", "and nobody came"),
            ("Nadie entra sin documento.", "Anybody goes in without document.", "Nobody goes in without document."),
            ("Nadie puede entrar, no insista.", "Anybody can go in, do not insist.", "Nobody can go in, do not insist."),
            (
                "Si llueve, no se devolverá el dinero.", "If it rains, will give the money.",
                "If it rains, will not give the money."
            ),
        ])
    func restores(source: String, translation: String, expected: String) {
        #expect(LostNegations.restored(in: translation, of: source) == expected)
    }

    @Test(
        "What denies already, or does not deny, stays",
        arguments: [
            ("No veo a nadie.", "I do not see anybody."), ("Alguien vino.", "Anybody came."),
            ("No obstante, elige cualquiera.", "However, choose any."),
            ("No conozco a nadie.", "I don't know anybody."),
            ("Sin ninguna duda.", "Without any doubt."), ("Sin decir nada se fue.", "Without saying at all went."),
            ("Vino, ¿no?", "Anybody came."), ("No. Nadie.", "Anybody."),
            ("Nadie vino.", "A manyfold anyone."), ("", ""), ("no", "Anyhow"),
            ("Espera hasta que no llueva.", "It will wait until it rains."), ("No va y viene.", "It will go and will come."),
        ])
    func keeps(source: String, translation: String) {
        #expect(LostNegations.restored(in: translation, of: source) == translation)
    }

    @Test("A chain's translation is amended", .needsApertium)
    func amends() async throws {
        let translations = try await Apertium.engine().translations(of: ["Nadie vino.", "No habrá agua."], over: "spa-eng")
        #expect(translations == ["Nobody came.", "There will not be water."])
    }
}
