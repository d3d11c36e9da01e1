// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Lines that need no engine")
struct KnownLinesTests {
    @Test(
        "States, thanks and single capitals are known where they are all of a line",
        arguments: [
            ("en", "pt", "On", "Ativado"), ("en", "es", "off", "desactivado"), ("pt", "en", "Ligado", "On"),
            ("pt", "en", "DESLIGADO", "OFF"), ("es", "ca", "Encendido", "Activat"), ("en", "es", "Thanks!", "¡Gracias!"),
            ("en", "pt", "Many thanks", "Muito obrigado"), ("pt", "en", "Obrigada.", "Thank you."),
            ("pt", "en", "OBRIGADO", "THANK YOU"),
            ("en", "pt", "On.", "Ativado."), ("pt", "en", "E", "E"), ("en", "es", "A-", "A-"),
            ("pt", "xx", "A", "A"), ("pt", "en", "e", nil), ("en", "pt", "On the table", nil), ("en", "pt", "Lights: On", nil),
            ("en", "pt", "On/Off", "Ativado/Desativado"),
            ("en", "es", "Sunday  Monday", "Domingo  Lunes"), ("en", "pt", "20% off", nil), ("en", "pt", "\u{FFFC} off", nil),
            ("en", "pt", "\u{FFFC}Off\u{FFFC}", "\u{FFFC}Desativado\u{FFFC}"),
            ("es", "en", "¡No!", "No!"), ("es", "gl", "¡Sí!", "¡Si!"), ("en", "es", "read/on", nil),
            ("en", "pt", "thank you", "obrigado"), ("pt", "en", "Não, obrigada.", "No, thank you."),
            ("en", "fr", "No thanks", "Non, merci"),
            ("pt", "en", "Exmo. Senhor,", "Dear Sir or Madam,"), ("en", "es", "Switched off", "Desactivado"),
            ("en", "pt", "Sun Mon  Tue", "Domingo Segunda-feira  Terça-feira"),
            ("es", "fr", "lun mar mié", "lundi mardi mercredi"),
            ("en", "es", "Jan Feb Mar Apr May", "Enero Febrero Marzo Abril Mayo"),
            ("es", "en", "mar. abr. may.", "March April May"),
            ("en", "fr", "JAN FEB MAR", "JANVIER FÉVRIER MARS"), ("en", "es", "March April", nil),
            ("en", "es", "may mar sat", nil),
            ("en", "es", "Sun May Tue", nil), ("en", "es", "Sun sat on", nil),
            ("pt", "gl", "jan fev mar", "xaneiro febreiro marzo"),
            ("xx", "en", "On", nil), ("en", "es", "", nil), ("en", "es", "AM", "AM"), ("en", "es", "am", nil),
        ] as [(String, String, String, String?)])
    func translates(source: String, target: String, line: String, expected: String?) {
        #expect(KnownLines(from: source, into: target).translation(of: line) == expected)
    }

    @Test(
        "Names of header fields are known where they are a mail's for certain",
        arguments: [
            (
                "en", "es", "From: Ana <a@example.org>\nTo: Luis\nSubject: On time\nDate: today",
                ["De", "Para", "Asunto", "Fecha"]
            ),
            ("es", "en", "> De: Ana\n> Asunto: Todo", ["From", "Subject"]),
            ("fr", "pt", "DE : Ana\nOBJET : Tout", ["DE", "ASSUNTO"]),
            ("en", "ca", "\u{FFFC}From:\u{FFFC} Ana,\n  Luis\n\u{FFFC}Sent:\u{FFFC} now", ["De", "Enviat"]),
            ("en", "es", "From: Madrid\nTo: Lisbon", []), ("en", "es", "Subject: Maths\nDate: today", []),
            ("en", "es", "from: a@b\nto: b@c", []),
            ("en", "es", "Subject: Maths\n\nDate: today", []), ("en", "eu", "From: Ana\nSubject: Maths", []),
        ])
    func messageHeaders(source: String, target: String, text: String, names: [String]) {
        #expect(KnownLines(from: source, into: target).values(in: text).map(\.translation) == names)
    }

    @Test(
        "Answers and states are known behind labels, too, and other words are not",
        arguments: [
            ("Lights: On", [KnownValue(range: 8..<10, translation: "Ativado")]),
            (
                "Smoking: NO\r\nPets (small): yes\n",
                [KnownValue(range: 9..<11, translation: "NÃO"), KnownValue(range: 27..<30, translation: "sim")]
            ),
            ("Heating: switched off", [KnownValue(range: 9..<21, translation: "desativado")]),
            ("Mary: On", []), ("Open: Sunday", []), ("Sunday: off", []), ("Lights: On the wall", []), (": on", []),
            ("Note:on", []),
            ("He said one thing to all of them: no", []),
            ("Dear all,\n\nwe met.", [KnownValue(range: 0..<9, translation: "Olá a todos,", isLine: true)]),
            ("- Tea?\n- No, thanks.", [KnownValue(range: 7..<20, translation: "- Não, obrigado.", isLine: true)]),
            (
                "2026\nSun Mon Tue\n1 2 3",
                [KnownValue(range: 5..<16, translation: "Domingo Segunda-feira Terça-feira", isLine: true)]
            ),
            ("He said\nno\nand left.", []), ("- On\nthree!", []), ("- I\n- You", []), ("- Sunday\n- x", []),
            (
                "yes\n\nno",
                [
                    KnownValue(range: 0..<3, translation: "sim", isLine: true),
                    KnownValue(range: 5..<7, translation: "não", isLine: true),
                ]
            ),
        ] as [(String, [KnownValue])])
    func values(text: String, expected: [KnownValue]) {
        #expect(KnownLines(from: "en", into: "pt").values(in: text) == expected)
    }
}
