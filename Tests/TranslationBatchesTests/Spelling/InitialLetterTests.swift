// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationBatches

@Suite("Letters that texts begin with, and signs")
struct InitialLetterTests {
    @Test(
        "A translation begins with a capital where its source does, but for a name that begins small",
        arguments: [
            ("sapatos", "Shoes", "Sapatos"), ("“não vá”", "“Do not go”", "“Não vá”"), ("ímpar", "Odd", "Ímpar"),
            ("pgAdmin abre", "Open pgAdmin", "pgAdmin abre"), ("eu", "I", "eu"), ("dvd novo", "DVD", "dvd novo"),
            ("\u{FFFC} gives", "O \u{FFFC} dá", "\u{FFFC} gives"), ("Casa", "House", "Casa"), ("", "House", ""),
            ("12", "Twelve", "12"), ("5 de fevereiro", "5 February", "5 de fevereiro"),
            ("3 de outubro", "October 3", "3 de outubro"),
        ])
    func capitalizes(translation: String, source: String, expected: String) {
        #expect(InitialLetter.capitalized(translation, source: source) == expected)
    }

    @Test(
        "It begins with a small letter where its source does, but for names",
        arguments: [
            ("\u{FFFC} Selected file", "\u{FFFC} ficheiro selecionado", "\u{FFFC} selected file"),
            ("Selected \u{FFFC}", "\u{FFFC} escolhido", "Selected \u{FFFC}"), ("Salt", "sal", "salt"),
            ("Anna’s house", "a casa da Anna", "Anna’s house"),
            ("NASA says", "diz a", "NASA says"), ("I think", "acho", "I think"),
            ("May 2020", "maio de 2020", "May 2020"), ("Lisbon is", "é Lisboa", "Lisbon is"), ("Salt", "Sal", "Salt"),
            ("その Operación", "その operation", "その operación"), ("The foo", "هذا foo", "The foo"),
            ("Spanish", "español", "Spanish"), ("Spaniards came", "españoles", "Spaniards came"),
            ("South African wine", "vino sudafricano", "South African wine"), ("South of it", "sur", "south of it"),
            ("Anglo-Saxon", "anglosajón", "Anglo-Saxon"), ("Red bookmark", "marcador rojo", "red bookmark"),
        ])
    func lowers(translation: String, source: String, expected: String) {
        #expect(InitialLetter.lowered(translation, source: source) { $0 == "Lisbon" } == expected)
    }

    @Test(
        "Capitals inside of a sentence need a reason in the source",
        arguments: [
            ("\u{FFFC} Y es", "\u{FFFC} and is", "\u{FFFC} Y es"), ("20 req/s Y es", "20 req/s and is", "20 req/s y es"),
            ("\"Parón!\" Y corrió", "\"Stop!\" and ran", "\"Parón!\" y corrió"),
            ("Ve. Para", "Go. Stop", "Ve. Para"), ("La casa De Anna", "The house of Anna", "La casa De Anna"),
            ("Es aquí. No", "It is here. No", "Es aquí. No"), ("Una Casa", "a house", "Una casa"), ("", "a", ""),
            ("Una Casa De Él", "a house of his", "Una casa de él"), ("In Lisbon", "في لشبونة", "In Lisbon"),
        ])
    func lowersInside(translation: String, source: String, expected: String) {
        #expect(InnerCapitals.lowered(in: translation, source: source) == expected)
    }

    @Test(
        "Signs are those of the source",
        arguments: [
            ("Eu amo!", "I love it!!!", "Eu amo!!!"), ("Espera... o quê?", "Wait… what?", "Espera… o quê?"),
            ("por US $ 9,99/mês", "for $9.99/month", "por $9,99/mês"), ("US$ 5", "US$5", "US$ 5"),
            ("O quê? Sim!", "What?! Yes!", "O quê? Sim!"), ("is 23 %", "é de 23\u{A0}%", "is 23\u{A0}%"),
            ("1o lugar, 42a Rua, 3o", "1st place, 42nd Street", "1º lugar, 42ª Rua, 3o"), ("§ 3o", "§ 3º", "§ 3º"),
            ("See you on May 1..", "Vidimo se 1. svibnja.", "See you on May 1."), ("1..", "1..", "1.."),
            ("o botão \"Salvar como\"….", "the \"Save as…\" button.", "o botão \"Salvar como…\"."),
            ("\"a\"… \"b\"…", "\"a…\" \"b\"…", "\"a\"… \"b\"…"), ("1 ≤ n × 3", "1\u{A0}≤\u{A0}n × 3", "1\u{A0}≤\u{A0}n × 3"),
            ("Sim", "Yes!!", "Sim"), ("a...", "a...", "a..."),
            ("la ‘casa' d'Ana", "Ana’s ‘house’", "la ‘casa’ d’Ana"), ("l'eau", "the 'water’", "l'eau"),
        ])
    func restoresSigns(translation: String, source: String, expected: String) {
        #expect(WrittenSigns.restored(in: translation, source: source) == expected)
    }
}
