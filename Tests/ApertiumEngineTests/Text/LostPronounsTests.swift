// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Pronouns behind a verb that a chain cannot write") struct LostPronounsTests {
    @Test(
        "From English into Spanish they are those of the source, in their order",
        arguments: [
            ("and trying to install it, check", "e intentando instalar#prpers, control", "e intentando instalarlo, control"),
            ("Trying to install them is hard.", "Probando instalar#prpers es duro.", "Probando instalarlos es duro."),
            ("Trying to tell them is hard.", "Probando decir#prpers es duro.", "Probando decirles es duro."),
            (
                "Needing to see me, and hoping to find us", "Necesitando ver#prpers, y esperando encontrar#prpers",
                "Necesitando verme, y esperando encontrarnos"
            ),
            ("Trying to Install It", "Probando Instalar#Prpers", "Probando Instalarlo"),
            ("TRYING TO INSTALL IT", "PROBANDO INSTALAR#PRPERS", "PROBANDO INSTALARLO"),
            ("Trying to re-install it", "Probando instalar#prpers", "Probando instalarlo"),
        ])
    func restores(source: String, translation: String, expected: String) {
        #expect(LostPronouns.restored(in: translation, of: source, from: "en", into: "es") == expected)
    }

    @Test("Where it is not known which one it was, none stands there, and no name of a dictionary")
    func leavesOut() {
        let translation = "intentando ver#prpers y encontrar#prpers"
        #expect(
            LostPronouns.restored(in: translation, of: "trying to see it and find it", from: "en", into: "es")
                == "intentando ver y encontrar")
        #expect(LostPronouns.restored(in: "ver#prpers", of: "trying to see it", from: "sr", into: "en") == "ver")
        #expect(LostPronouns.restored(in: "ver#prpers", of: "trying to see it", from: nil, into: nil) == "ver")
    }

    @Test("What a source has itself stays", arguments: ["see a#prpers here", "It is #7", "The #prpersonal one"])
    func keeps(source: String) {
        #expect(LostPronouns.restored(in: source, of: source, from: "en", into: "es") == source)
    }
}
