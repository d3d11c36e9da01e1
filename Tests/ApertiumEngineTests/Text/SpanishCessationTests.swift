// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("What ceases in Spanish") struct SpanishCessationTests {
    @Test(
        "Stopping is ceasing on the way into French and Italian",
        arguments: [
            ("Dejó de llover.", "Cesó de llover."), ("Deja de decírmelo.", "Cesa de decírmelo."),
            ("Ha dejado de funcionar.", "Ha cesado de funcionar."), ("Dejar de seguir", "Cesar de seguir"),
            ("No dejes de leer.", "No ceses de leer."), ("Deja de lado el tema.", "Deja de lado el tema."),
            ("Dejó la casa de vender.", "Dejó la casa de vender."), ("Déjame de historias.", "Déjame de historias."),
            ("Me deja ir.", "Me deja ir."), ("la reja de abrir", "la reja de abrir"), ("Tejado de ir", "Tejado de ir"),
        ])
    func sources(text: String, expected: String) {
        for target in ["fr", "it"] { #expect(SpanishCessation.written(text, into: target) == expected) }
        for target in ["ca", "en", "pt"] { #expect(SpanishCessation.written(text, into: target) == text) }
    }

    @Test("Italian has no word for cesad")
    func commands() {
        #expect(SpanishCessation.written("Dejad de correr.", into: "it") == "Dejad de correr.")
        #expect(SpanishCessation.written("Dejad de correr.", into: "fr") == "Cesad de correr.")
    }

    @Test(
        "Leaving is stopping, and would have to is should, in English answers",
        arguments: [
            ("Deja de llorar.", "It leaves to cry.", "It stops crying."),
            ("Dejó de hacerlo.", "It left to do it.", "It stopped doing it."),
            ("Dejar de seguir", "Leave to follow", "Stop following"), ("dejando de correr", "leaving to run", "stopping running"),
            ("Deja de morir, deja de ver.", "It leaves to die, leaves to see.", "It stops dying, stops seeing."),
            ("Dejé de abrir.", "I left to open.", "I stopped opening."),
            ("Deja de ser así.", "It leaves to be so.", "It stops being so."),
            ("Deja de escribir.", "It leaves to write.", "It stops writing."),
            ("Se fue a ver.", "It left to see.", "It left to see."), ("Dejó la casa.", "It left to see.", "It left to see."),
            ("Deja de ir; salió a ver.", "It leaves to go; left to see.", "It leaves to go; left to see."),
            ("Dejó de fumar.", "It left to see.", "It left to see."), ("Deja de lado.", "It leaves to go.", "It leaves to go."),
            ("No debería ir.", "It would not have to go.", "It should not go."),
            ("Deberían ir.", "They would have to go.", "They should go."),
            ("No se debería abrir.", "It would not have to  open.", "It should not open."),
            ("No deberías haber ido.", "You would not have to have gone.", "You should not have gone."),
            ("No tendría que ir.", "It would not have to go.", "It would not have to go."),
            ("Debería y tendría que ir.", "It would have to and would have to go.", "It would have to and would have to go."),
        ])
    func answers(text: String, answer: String, expected: String) {
        #expect(SpanishCessation.english(answer, of: text) == expected)
    }
}
