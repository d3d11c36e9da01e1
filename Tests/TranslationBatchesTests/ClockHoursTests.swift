// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Hours, raised letters and the like, as engines read them") struct ClockHoursTests {
    @Test(
        "Hours of English are those of a clock of 24",
        arguments: [
            ("9 am to 5:30 pm", "9:00 to 17:30"),
            ("from 8\u{2009}am to 5\u{202F}PM or 6\u{2002}pm", "from 8:00 to 17:00 or 18:00"), ("8\tam", "8\tam"),
            ("9\u{200A}p.m. or so", "21:00 or so"), ("at 12:15 am.", "at 0:15."),
            ("at 12 p.m. and 8 p.m. daily", "at 12:00 and 20:00 daily"),
            ("Lunch 4-5 pm, 11–2 pm, 6-7:30 pm", "Lunch 16:00-17:00, 11:00–14:00, 18:00-19:30"), ("at 9 a.m. We", "at 9:00. We"),
            ("15:00 pm, 0 am, room 5 Pm, the 3 amps, v2 am", "15:00 pm, 0 am, room 5 Pm, the 3 amps, v2 am"),
            ("at 5 p.m. EST, by 9 p.m. Friday", "at 17:00 EST, by 21:00 Friday"), ("10 a.m. Coffee", "10:00 Coffee"),
            ("I am 5", "I am 5"), ("", ""), ("9 a.m.\u{FFFC} or 9am–5pm", "9:00\u{FFFC} or 9:00–17:00"),
            ("between 10 p.m. and 6 a.m. daily", "between 22:00 and 6:00 daily"), ("at 8.25 am, by 8pm.", "at 8:25, by 20:00."),
        ])
    func english(text: String, expected: String) {
        #expect(ClockHours.inEnglish(text) == expected)
    }

    @Test(
        "A noon at an end of a range, and minutes behind a point beside a day, are hours of a clock",
        arguments: [
            ("Open on Tuesdays, 10 am–noon.", "Open on Tuesdays, 10:00 to 12:00."),
            ("Open 9am-noon, closed Sundays.", "Open 9:00 to 12:00, closed Sundays."), ("Spa noon–8pm", "Spa 12:00 to 20:00"),
            ("Saturdays 9 to noon", "Saturdays 9:00 to 12:00"),
            ("12 noon–2 and 6-midnight", "12:00 to 14:00 and 18:00 to midnight"),
            ("noon-midnight", "noon to midnight"), ("It is 10 to noon.", "It is 10 to noon."),
            ("noon - 20 people came", "noon - 20 people came"), ("9 to afternoon", "9 to afternoon"),
            ("Tuesday 12-3 & 6-9.30, Sunday 12-4.", "Tuesday 12-3 & 6-9:30, Sunday 12-4."),
            ("On Monday 6-9.30 kg", "On Monday 6-9.30 kg"), ("Doses of 6-9.30.", "Doses of 6-9.30."),
        ])
    func ranges(text: String, expected: String) {
        #expect(SourceText(in: "en", among: [text]).prepared(text) == expected)
    }

    @Test(
        "Hours with minutes and their part of the day in words are, too",
        arguments: [
            ("at 5:50 in the evening", "at 17:50"), ("from 5:30 to 7:30 in the afternoon", "from 17:30 to 19:30"),
            ("at 11:30 at night, at 1:30 at night", "at 23:30, at 1:30 at night"),
            ("from five to 7:30 in the evening", "from five to 7:30 in the evening"), ("5 in the evening", "5 in the evening"),
        ])
    func partsOfDays(text: String, expected: String) {
        #expect(ClockHours.inEnglish(text) == expected)
    }

    @Test(
        "A timetable in which some hours go by the half of the day of those above stays",
        arguments: [
            (" 6.00pm  News\n 7.00    Film\n 9.30–10.15pm  Weather\n", nil), ("- 9am Tea\n- 10.15 Talk\n", nil),
            ("9:00 am Tea\n1:30 pm Talk\n", "9:00 Tea\n13:30 Talk\n"), ("6pm Tea\n14:00 Talk\n", "18:00 Tea\n14:00 Talk\n"),
            ("6pm Tea\n7.5 litres", "18:00 Tea\n7.5 litres"), ("8.00 Tea\nWe met at 6pm", "8.00 Tea\nWe met at 18:00"),
        ])
    func timetables(text: String, expected: String?) {
        #expect(ClockHours.inEnglish(text) == expected ?? text)
    }

    @Test(
        "Hours of Portuguese and Spanish with their part of the day are, too",
        arguments: [
            ("às 8 da noite", "às 20:00"), ("às 9h30 da manhã", "às 09:30"), ("2 da madrugada", "02:00"),
            ("12h30 da madrugada", "00:30"),
            ("5 da casa", "5 da casa"),
            ("12 da tarde", "12:00"), ("12 da noite", "00:00"),
            ("Abre às 10h e fecha às 22h15.", "Abre às 10:00 e fecha às 22:15."), ("das 14h às 17h", "das 14:00 às 17:00"),
            ("9h às 18h", "09:00 às 18:00"), ("às 8h30", "às 08:30"),
            ("Entre as 10h e as 12h", "Entre as 10:00 e as 12:00"),
            ("nas 24h seguintes", "nas 24h seguintes"), ("das 12h de trabalho", "das 12h de trabalho"), ("às 30h", "às 30h"),
        ])
    func portuguese(text: String, expected: String) {
        #expect(ClockHours.inPortuguese(text) == expected)
    }

    @Test(
        "Spanish writes halves of days with a space",
        arguments: [
            ("a las 10:30 a. m. y 8 p.m. hoy", "a las 10:30 y 20:00 hoy"),
            ("a las 8\u{A0}p.\u{A0}m. hoy", "a las 20:00 hoy"), ("a las 8 de la tarde", "a las 20:00"),
            ("las 3 de la noche", "las 03:00"), ("3 de la casa", "3 de la casa"), ("12 a. m.", "00:00"),
            ("a las 19h o a las 9 h", "a las 19:00 o a las 09:00"), ("a las 8h30", "a las 08:30"),
            ("de las 24h", "de las 24h"),
        ])
    func spanish(text: String, expected: String) {
        #expect(ClockHours.inSpanish(text) == expected)
    }

    @Test(
        "Raised letters of degrees, numbers and titles become what vocabularies have",
        arguments: [
            ("17ºC e 8 ºC", "17°C e 8 °C"), ("38º42'N", "38°42'N"), ("n.º 5, N.º 6", "número 5, Número 6"),
            ("o Eng.º Matos, a Dr.ª Ana", "o Eng. Matos, a Dra. Ana"), ("1.º lugar", "1.º lugar"),
            ("a turma 7.ºC", "a turma 7.ºC"),
        ])
    func raisedLetters(text: String, expected: String) {
        #expect(RaisedLetters.written(text) == expected)
    }

    @Test(
        "Points of the compass are written out where wind comes from there",
        arguments: [
            ("viento del NO a 20 km/h", "viento del noroeste a 20 km/h"), ("Viento: SE 10 km/h", "Viento: sureste 10 km/h"),
            ("NO 20 personas", "NO 20 personas"), ("dijo que NO", "dijo que NO"),
        ])
    func compassPoints(text: String, expected: String) {
        #expect(CompassPoints.written(text, in: "es") == expected)
    }

    @Test(
        "Tags inside of words stand around them",
        arguments: [
            ("im@por@tante", "@importante@"), ("@P@ara la casa", "@Para@ la casa"), ("des@coser", "descoser@"),
            ("l'@oro@", "l'@oro@"), ("Size: @x@px", "Size: @x@px"), ("@x@x@mm", "@x@x@mm"), ("e@x@tra", "@extra@"),
            ("H@2@O", "H@2@O"), ("Command@Ctrl", "Command@Ctrl"),
            ("a @read@-only file", "a @read-only@ file"), ("@GitHub@-hosted, @-v@", "@GitHub-hosted@, @-v@"),
            ("@Sevilla@-Madrid, @a@ -b", "@Sevilla@-Madrid, @a@ -b"), ("@Exec@-форма", "@Exec@-форма"),
            ("H@O, A@B@C", "H@O, A@B@C"), ("a @b@ c", "a @b@ c"),
            ("", ""),
            ("その@path o@の", "その@path o@の"),
        ])
    func tagsInWords(text: String, expected: String) {
        let (text, expected) = (text.replacing("@", with: "\u{FFFC}"), expected.replacing("@", with: "\u{FFFC}"))
        #expect(TagsInWords.moved(text) == expected)
    }
}
