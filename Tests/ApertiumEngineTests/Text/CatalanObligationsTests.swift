// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("What Catalan forbids and leaves open, in words that rules into Spanish know") struct CatalanObligationsTests {
    @Test(
        "No need is no prohibition",
        arguments: [
            ("No cal beure.", "No fa falta beure."), ("No us cal pagar.", "No us fa falta pagar."),
            ("No calia obrir-la.", "No feia falta obrir-la."), ("Ja no caldria fer res.", "Ja no faria falta fer res."),
            ("Tampoc no cal dir-ho.", "Tampoc no fa falta dir-ho."), ("No ha calgut pagar.", "No ha fet falta pagar."),
            ("No cal que vinguis.", "No cal que vinguis."), ("No cal cap recepta.", "No cal cap recepta."),
            ("Cal no beure.", "Cal no beure."), ("No cal.", "No cal."), ("No cal, doncs, esperar.", "No cal, doncs, esperar."),
            ("Cal beure.", "Cal beure."),
        ])
    func needs(text: String, expected: String) {
        #expect(CatalanObligations.written(text) == expected)
    }

    @Test(
        "A prohibition is more than no need",
        arguments: [
            ("No has de beure.", "No pots beure."), ("No s'ha de barrejar amb aigua.", "No es pot barrejar amb aigua."),
            ("No l'heu de tocar.", "No el podeu tocar."), ("No me l'has de menjar.", "No me'l pots menjar."),
            ("No s’han d’obrir.", "No es poden obrir."), ("No us heu d'oblidar.", "No us podeu oblidar."),
            ("Ningú no ha de beure.", "Ningú no pot beure."), ("No n'has de prendre.", "No en pots prendre."),
            ("No hi ha de què.", "No hi ha de què."), ("No heu de pagar res.", "No heu de pagar res."),
            ("No us heu de preocupar.", "No us heu de preocupar."), ("No heu de fer res.", "No heu de fer res."),
            ("No ha de ser perfecte.", "No ha de ser perfecte."), ("No he de beure.", "No he de beure."),
            ("No ha de ser necessàriament blau.", "No ha de ser necessàriament blau."), ("Heu de beure.", "Heu de beure."),
            ("No ha dit res de nou.", "No ha dit res de nou."), ("No hi ha res de bo.", "No hi ha res de bo."),
            ("No hauríeu de beure.", "No hauríeu de beure."),
        ])
    func prohibitions(text: String, expected: String) {
        #expect(CatalanObligations.written(text) == expected)
    }

    @Test(
        "Exceptions are no features, and before is not before not",
        arguments: [
            ("Tots tret de tu.", "Tots llevat de tu."), ("Tret del pare, tothom ve.", "Llevat del pare, tothom ve."),
            ("tots els cotxes tret dels vells", "tots els cotxes llevat dels vells"), ("abans que no arribi", "abans que arribi"),
            ("No deu pas ploure.", "No deu ploure."), ("tret que plogui", "tret que plogui"),
            ("Ha tret de la caixa un llibre.", "Ha tret de la caixa un llibre."),
            ("Volem donar el tret de sortida.", "Volem donar el tret de sortida."),
            ("Un sol tret d'aquests arcs.", "Un sol tret d'aquests arcs."),
            ("un text tret d'un llibre", "un text tret d'un llibre"), ("abans que arribi", "abans que arribi"),
            ("més abans que no pas ara", "més abans que no pas ara"),
            ("No ve pas. Deu pas enrere.", "No ve pas. Deu pas enrere."),
        ])
    func exceptions(text: String, expected: String) {
        #expect(CatalanObligations.written(text) == expected)
    }

    @Test(
        "In a condition nothing is something",
        arguments: [
            ("Si teniu cap dubte o cap pregunta, truqueu.", "Si teniu algun dubte o alguna pregunta, truqueu."),
            ("Si trobeu cap error, aviseu.", "Si trobeu algun error, aviseu."),
            ("Si hi ha cap de les claus", "Si hi ha alguna de les claus"),
            ("Si us passa res, truqueu.", "Si us passa alguna cosa, truqueu."),
            ("Si heu oblidat res", "Si heu oblidat alguna cosa"), ("Si en teniu cap, truqueu.", "Si en teniu algun, truqueu."),
            ("Si mai plou, truqueu.", "Si alguna vegada plou, truqueu."), ("Si no teniu cap dubte", "Si no teniu cap dubte"),
            ("Si ningú truca, obriu.", "Si ningú truca, obriu."), ("Si va cap a casa", "Si va cap a casa"),
            ("Si sou cap de família", "Si sou cap de família"), ("en si mateix cap valor", "en si mateix cap valor"),
            ("Si mai no plou", "Si mai no plou"),
            ("Què sap el gat, si mai ha estat cullerer?", "Què sap el gat, si mai ha estat cullerer?"),
            ("no ho sap ningú, res", "no ho sap ningú, res"),
        ])
    func conditions(text: String, expected: String) {
        #expect(CatalanObligations.written(text) == expected)
    }
}
