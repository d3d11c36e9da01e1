// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("What Italian forbids, in words that rules into Spanish know") struct ItalianObligationsTests {
    @Test(
        "What one must not do is no need",
        arguments: [
            ("Non bisogna bere alcolici.", "Non si deve bere alcolici."),
            ("Non bisogna mai aprire la porta.", "Non si deve mai aprire la porta."),
            ("Non bisogna essere un genio.", "Non bisogna essere un genio."),
            ("Qui non bisognava fumare.", "Qui non si doveva fumare."),
            ("Non bisognerebbe toccarlo.", "Non si dovrebbe toccarlo."),
            ("Non bisogna porsi limiti.", "Non si deve porsi limiti."),
            ("Non bisogna che tu venga.", "Non bisogna che tu venga."), ("Non ho bisogno di te.", "Non ho bisogno di te."),
            ("Non bisogna né bere né fumare.", "Non bisogna né bere né fumare."), ("Bisogna bere.", "Bisogna bere."),
            ("Ha bisogno di aprire la porta.", "Ha bisogno di aprire la porta."),
        ])
    func prohibitions(text: String, expected: String) {
        #expect(ItalianObligations.written(text) == expected)
    }

    @Test(
        "What must not be done does not go done",
        arguments: [
            ("Il farmaco non va ingerito.", "Il farmaco non deve essere ingerito."),
            ("Le compresse non vanno mai masticate.", "Le compresse non devono mai essere masticate."),
            ("La porta non va aperta.", "La porta non deve essere aperta."), ("Non va più usato.", "Non deve più essere usato."),
            ("I fili non vanno toccati.", "I fili non devono essere toccati."),
            ("Non va presa con acqua.", "Non deve essere presa con acqua."),
            ("I farmaci non andrebbero tagliati.", "I farmaci non dovrebbero essere tagliati."), ("Non va bene.", "Non va bene."),
            ("Non va subito a casa.", "Non va subito a casa."), ("Non va tutto bene.", "Non va tutto bene."),
            ("Non va vestita di nero.", "Non va vestita di nero."), ("I dati non vanno perduti.", "I dati non vanno perduti."),
            ("Non va via. Non va in chiesa. Non va forte.", "Non va via. Non va in chiesa. Non va forte."),
            ("Non vanno d'accordo.", "Non vanno d'accordo."), ("Va ingerito.", "Va ingerito."),
        ])
    func passives(text: String, expected: String) {
        #expect(ItalianObligations.written(text) == expected)
    }

    @Test(
        "What is not necessary does not occur",
        arguments: [
            ("Non occorre pagare.", "Non è necessario pagare."), ("Non occorre che tu venga.", "Non è necessario che tu venga."),
            ("Non occorreva dirlo.", "Non era necessario dirlo."), ("Non occorrerà aprirla.", "Non sarà necessario aprirla."),
            ("Non occorre la ricetta.", "Non occorre la ricetta."), ("Non ti occorre sapere.", "Non ti occorre sapere."),
            ("Occorre pagare.", "Occorre pagare."), ("Non occorrono guanti.", "Non occorrono guanti."),
        ])
    func needlessness(text: String, expected: String) {
        #expect(ItalianObligations.written(text) == expected)
    }
}
