// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Limits of Italian, in words that rules into Spanish know") struct ItalianLimitsTests {
    @Test(
        "Until is not refined",
        arguments: [
            ("Aspettare fino a domani.", "Aspettare fin domani."), ("Fino al 31 maggio.", "Fin al 31 maggio."),
            ("Aperto fino alle 18, sino all'alba.", "Aperto fin alle 18, fin all'alba."), ("Fino ad oggi", "Fin oggi"),
            ("Scorri fino a", "Scorri fin"), ("bevve fino in fondo", "bevve fin in fondo"),
            ("Fino a che punto è vero?", "Fin quale punto è vero?"), ("Fino a quando resti?", "Fin quando resti?"),
            ("Aspetta fino a quando arrivo.", "Aspetta finché arrivo."), ("Un filo d'oro fino.", "Un filo d'oro fino."),
            ("Il destino a volte è crudele.", "Il destino a volte è crudele."), ("finora, infine", "finora, infine"),
            ("Fin qui va bene.", "Fin qui va bene."), ("Il cretino alla porta", "Il cretino alla porta"),
            ("un vino al giorno", "un vino al giorno"), ("il mattino a casa", "il mattino a casa"),
            ("fin troppo facile", "fin troppo facile"), ("In fin dei conti", "In fin dei conti"),
        ])
    func ends(text: String, expected: String) {
        #expect(ItalianLimits.written(text) == expected)
    }

    @Test(
        "Since is not until",
        arguments: [
            ("Fin dall'inizio", "A partire dall'inizio"), ("sin da bambino", "già da bambino"),
            ("Fin da subito", "A partire dal primo momento"), ("fin d'ora", "a partire da questo momento"),
            ("fino dal XIII secolo", "a partire dal XIII secolo"), ("fin da allora", "a partire da allora"),
            ("In fin dei conti", "In fin dei conti"), ("La FIN dal 1990", "La FIN dal 1990"),
            ("dall'inizio alla fine", "dall'inizio alla fine"), ("un delfin da Roma", "un delfin da Roma"),
            ("sino, fino", "sino, fino"), ("da bambino", "da bambino"),
        ])
    func starts(text: String, expected: String) {
        #expect(ItalianLimits.written(text) == expected)
    }

    @Test(
        "Within is not after",
        arguments: [
            ("Pagare entro 30 giorni.", "Pagare al massimo in 30 giorni."),
            ("Entro un'ora arriva.", "Al massimo in un'ora arriva."),
            ("entro 30 (trenta) giorni", "al massimo in 30 (trenta) giorni"),
            ("Pagare entro venerdì.", "Pagare al massimo venerdì."),
            ("Pagare entro e non oltre il 31 maggio.", "Pagare al massimo il 31 maggio."),
            ("Pagare entro il 31/12.", "Pagare al massimo il 31/12."), ("entro le 18 di oggi", "al massimo alle 18 di oggi"),
            ("entro la fine dell'anno", "al massimo alla fine dell'anno"), ("Entro il 2030", "Al massimo nel 2030"),
            ("entro maggio", "al massimo a maggio"), ("Torno tra due giorni.", "Torno dentro due giorni."),
            ("Fra un'ora e mezza parto.", "Dentro un'ora e mezza parto."), ("tra 20 o 32 ore", "dentro 20 o 32 ore"),
            ("Tra un paio d'ore", "Dentro un paio d'ore"), ("tra mezz'ora", "dentro mezz'ora"),
            ("entro le 24 ore successive", "entro le 24 ore successive"), ("Entro in casa.", "Entro in casa."),
            ("Io entro domani.", "Io entro domani."), ("entro i limiti", "entro i limiti"),
            ("entro le prossime 20 ore", "entro le prossime 20 ore"), ("entro il termine previsto", "entro il termine previsto"),
            ("al massimo entro 30 giorni", "al massimo entro 30 giorni"), ("dentro 30 giorni", "dentro 30 giorni"),
            ("al centro due giorni", "al centro due giorni"), ("tra due giorni e sei mesi", "tra due giorni e sei mesi"),
            ("la differenza tra 2 giorni", "la differenza tra 2 giorni"), ("tra due alberi", "tra due alberi"),
            ("compreso tra 1 e 5 minuti", "compreso tra 1 e 5 minuti"), ("contra due giorni", "contra due giorni"),
            ("oltra un'ora", "oltra un'ora"),
        ])
    func deadlines(text: String, expected: String) {
        #expect(ItalianLimits.written(text) == expected)
    }

    @Test(
        "At most two are not only two",
        arguments: [
            ("Non prendere più di 2 compresse.", "Prendere al massimo 2 compresse."),
            ("Non più di 3 volte al giorno.", "Al massimo 3 volte al giorno."),
            ("Chi non ha più di 18 anni", "Chi ha al massimo 18 anni"),
            ("Non c'erano più di dieci persone.", "C'erano al massimo dieci persone."),
            ("Non ne prenda più di un paio.", "Ne prenda al massimo un paio."),
            ("Non ricevi notizie da più di una settimana.", "Non ricevi notizie da più di una settimana."),
            ("Non usare per più di 3 giorni.", "Non usare per più di 3 giorni."),
            ("Non credo che abbia più di 2 figli.", "Non credo che abbia più di 2 figli."),
            ("Non parlo più di due cose.", "Non parlo più di due cose."),
            ("Non superare mai più di 2 compresse.", "Non superare mai più di 2 compresse."),
            ("Ha più di 2 figli.", "Ha più di 2 figli."), ("Non ne so più di te.", "Non ne so più di te."),
        ])
    func excesses(text: String, expected: String) {
        #expect(ItalianLimits.written(text) == expected)
    }

    @Test(
        "Just now is not hardly, and nothing but is only",
        arguments: [
            ("Ha appena mangiato.", "Ha mangiato da poco."), ("L'ho appena visto.", "L'ho visto da poco."),
            ("È appena stata creata.", "È stata creata da poco."), ("dopo aver appena finito", "dopo aver finito da poco"),
            ("Non c'è che pane.", "C'è solo pane."), ("Non ci resta che aspettare.", "Ci resta solo aspettare."),
            ("Non resta che una casa.", "Resta solo una casa."), ("Ha appena 3 anni.", "Ha appena 3 anni."),
            ("È appena sufficiente.", "È appena sufficiente."), ("Appena arrivo, ti chiamo.", "Appena arrivo, ti chiamo."),
            ("Si vede appena.", "Si vede appena."), ("il file appena creato", "il file appena creato"),
            ("È appena tutto qui.", "È appena tutto qui."), ("Non c'è che dire.", "Non c'è che dire."),
            ("Non c'è di che.", "Non c'è di che."), ("Non c'è bisogno che tu venga.", "Non c'è bisogno che tu venga."),
            ("L'ora resta che passi.", "L'ora resta che passi."),
        ])
    func recentEvents(text: String, expected: String) {
        #expect(ItalianLimits.written(text) == expected)
    }

    @Test("The preposition of fin al goes with until")
    func restored() {
        func restored(_ translation: String, _ text: String) -> String {
            ItalianLimits.restored(translation, of: text)
        }
        #expect(restored("Hasta al 31 mayo.", "Fin al 31 maggio.") == "Hasta el 31 mayo.")
        #expect(restored("hasta a las 18, hasta a los pies", "fin alle 18, fin ai piedi") == "hasta las 18, hasta los pies")
        #expect(restored("hasta a la puerta", "fin alla porta") == "hasta la puerta")
        #expect(restored("Hasta a la abuela le gusta.", "Persino la nonna") == "Hasta a la abuela le gusta.")
        #expect(restored("hasta mañana", "fin domani") == "hasta mañana")
        #expect(restored("Basta a la gente", "fin alla gente") == "Basta a la gente")
        #expect(restored("hasta al .", "fin al .") == "hasta al .")
    }
}
