// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Days of the week in short") struct WeekdaysTests {
    @Test(
        "Days are written in full beside others, hours and dates",
        arguments: [
            ("es", "Abrimos de lun. a vie. de 9 a 14.", "Abrimos de lunes a viernes de 9 a 14."),
            ("es", "El mar. 15 de abril", "El martes 15 de abril"),
            ("es", "Los mar. y jue. hay clase.", "Los martes y jueves hay clase."),
            ("es", "Lun-Vie: 9:00-14:00", "Lunes-Viernes: 9:00-14:00"), ("es", "Sáb. cerrado", "Sábado cerrado"),
            ("es", "\u{FFFC}Dom:\u{FFFC} cerrado", "\u{FFFC}Domingo:\u{FFFC} cerrado"),
            ("es", "lun mar mié", "lunes martes miércoles"),
            ("fr", "mer. 15 avril", "mercredi 15 avril"), ("fr", "Mar 9h-12h", "Mardi 9h-12h"),
            ("pt", "Seg. Ter. Qua.", "Segunda-feira Terça-feira Quarta-feira."), ("it", "Mar dalle 9:00", "Martedì dalle 9:00"),
            ("ca", "dl. i dt.", "dilluns i dimarts."), ("en", "Sat 4 May", "Saturday 4 May"),
            ("en", "See you on Sat.", "See you on Saturday."), ("en", "Every Sun we play", "Every Sunday we play"),
            ("en", "We are open Mon to Fri.", "We are open Monday to Friday."), ("en", "Sun - closed", "Sunday - closed"),
            ("en", "Sun 9.00-18.00 families", "Sunday 9.00-18.00 families"),
            ("en", "Sat - Bill", "Saturday - Bill"),
            ("es", "Es el 5 mar.\nSí", "Es el 5 de marzo.\nSí"),
            ("es", "Lun: 9:00\r\n\r\nMar: 9:00\r\n5 mar.\r\n", "Lunes: 9:00\r\n\r\nMartes: 9:00\r\n5 de marzo.\r\n"),
            ("en", "WED   Soup", "Wednesday   Soup"), ("en", "Sat-Sun brunch", "Saturday to Sunday brunch"),
            ("en", "Mon     Tue     Wed", "Monday     Tuesday     Wednesday"),
            ("es", "Sáb.   10:00", "Sábado   10:00"),
            (
                "pt", "Seg., ter., qui.    14:00", "Segunda-feira, terça-feira, quinta-feira    14:00"
            ),
            ("es", "Lun y mar: cerrado", "Lunes y martes: cerrado"), ("es", "mejor lun o mar", "mejor lunes o martes"),
            ("fr", "MER : 9 h - 12 h", "Mercredi : 9 h - 12 h"),
            ("fr", "Cours de yoga mer. à 18 h", "Cours de yoga mercredi à 18 h"),
            ("pt", "seg.-sex. 8h30", "segunda-feira-sexta-feira 8h30"),
            ("pt", "Dia 2 (dom., 13/07)", "Dia 2 (domingo, 13/07)"), ("pt", "(ter., 11 de março)", "(terça-feira, 11 de março)"),
            ("pt", "no sáb. e no dom.", "no sábado e no domingo."), ("pt", "Seg 10 mar", "Segunda-feira 10 de março"),
            ("pt", "02/04 (qui.)     Páscoa", "02/04 (quinta-feira)     Páscoa"), ("pt", "20/03 (sex)", "20/03 (sexta-feira)"),
            ("pt", "2 de abril de 2026 (sáb.):", "2 de abril de 2026 (sábado):"), ("es", "03.03.26 (mar.)", "03.03.26 (martes)"),
            ("es", "el 10 mar. o el 3 dic 2026.", "el 10 de marzo o el 3 de diciembre 2026."),
            ("fr", "3 sept. 2026", "3 septembre 2026"),
            ("pt", "Inscreva-se até 10 de dez.", "Inscreva-se até 10 de dezembro."),
            ("pt", "Fecha a 31 de dez. e reabre", "Fecha a 31 de dezembro e reabre"),
            ("pt", "de 1 de set. a 10 de dez.", "de 1 de setembro a 10 de dezembro."),
            ("pt", "10 de mar. de 2026", "10 de março de 2026"), ("pt", "3 de jan às 9", "3 de janeiro às 9"),
            ("es", "10 de mar. de 2026", "10 de marzo de 2026"), ("es", "1º de feb.", "1º de febrero."),
            ("es", "El mar, 11 mar 2025 a las 16:20, Ana", "El martes, 11 de marzo 2025 a las 16:20, Ana"),
            ("es", "El jue, 13 de marzo: fiesta", "El jueves, 13 de marzo: fiesta"),
            ("it", "Il giorno mar 4 mar 2025 alle ore 10:21", "Il giorno martedì 4 marzo 2025 alle ore 10:21"),
            ("it", "12 dic.", "12 dicembre."), ("ca", "5 ag. i 6 set.", "5 de agost i 6 de setembre."),
        ])
    func writesInFull(language: String, text: String, expected: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == expected)
    }

    @Test(
        "Words that are days in short too stay",
        arguments: [
            ("es", "El mar. El cielo es azul. Fui al mar."), ("fr", "La mer et Sam sont là. Sam 3 ans."),
            ("pt", "Vou ter sexo."), ("es", "Mar"), ("fr", "Mer."), ("it", "Ven qui"), ("es", "mar 3"), ("de", "Mo. Di. Mi."),
            ("es", ""), ("fr", "Jeu : règles du jeu"), ("fr", "Jeu ouvert à tous"), ("pt", "A 5.ª feira do livro"),
            ("pt", "2 set de copos"), ("en", "Sun - our star"), ("en", "Sat 4.30 hours in a car"), ("en", "Mon ami"),
            ("fr", "à la mer. puis"),
            ("es", "Fuimos al mar. que"),
            ("pt", "Acertou 9 de dez."), ("pt", "9 de dez e 3 sets"), ("es", "2 de mar y 3 de tierra"),
            ("es", "Vista al mar, 10 de marzo de 2024"), ("pt", "pode ter 2 de março"),
            ("es", "hay 10 mar-tinis y 40 mar"), ("pt", "10 marcos"), ("pt", "1/2 de (ter)"),
            ("pt", "2 (qui.)"),
            ("es", "10 de mayo y (mar.)"), ("en", "Sat in the chair"), ("en", "the Sun and the chair"),
        ])
    func keeps(language: String, text: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == text)
    }

    @Test(
        "Months of a range are written in full without days",
        arguments: [
            ("es", "Abierto de mar. a oct.", "Abierto de marzo a octubre."),
            ("es", "cerrado de ene. a mar. y más", "cerrado de enero a marzo y más"),
            ("es", "jul.-ago.: cerrado", "julio-agosto: cerrado"), ("es", "de mar. a vie.", "de martes a viernes."),
            ("pt", "Abre de set. a dez.", "Abre de setembro a dezembro."), ("pt", "conta de set a dez", "conta de set a dez"),
            ("pt", "Alta temporada (jul–ago)", "Alta temporada (julho–agosto)"),
            ("fr", "Ouvert d'avr. à oct.", "Ouvert d'avril à octobre."), ("fr", "Mar. à ven. : 9 h", "Mardi à vendredi : 9 h"),
            ("en", "High season (Jul–Aug)", "High season (July to August)"),
            ("en", "Open from Apr to Oct", "Open from April to October"),
            ("en", "Closed Nov.-Mar.", "Closed from November to March."),
            ("en", "May to Sep", "May to September"), ("en", "Jan and Mar came", "Jan and Mar came"),
            ("en", "from dec to oct", "from dec to oct"), ("en", "5 Feb-Apr", "5 Feb-Apr"),
        ])
    func writesMonthsInFull(language: String, text: String, expected: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == expected)
    }

    @Test("A day alone is told by others that are texts, too")
    func areTold() {
        let days = SourceText(in: "en", among: ["Mon", "Sat", "Sun", "Book a table"])
        #expect(days.prepared("Sun") == "Sunday" && days.prepared("Mar") == "Mar")
        #expect(SourceText(in: "en", among: ["Sun", "Moon", "Mon", "Sun"]).prepared("Sun") == "Sun")
        #expect(SourceText(in: "pt", among: ["Jan", "Fev", "Dez"]).prepared("Mar") == "Março")
        #expect(SourceText(in: "es", among: ["Lun", "Mar", "Mié."]).prepared("Mar.") == "Martes")
    }

    @Test(
        "Time grows with the length of the text and no faster",
        arguments: ["mar. ", "lun-", "mar. y ", "lun.\n", "10 mar ", "lun y y ", "(lun.) "])
    func takesLinearTime(piece: String) {
        let preparation = SourceText(in: "es", among: [])
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = preparation.prepared(text)
        }
    }
}
