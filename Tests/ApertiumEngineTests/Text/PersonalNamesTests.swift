// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@testable import ApertiumEngine

@Suite("Names of people on their way through a chain") struct PersonalNamesTests {
    @Test(
        "Only the given name goes",
        arguments: [
            ("Dan Hill's dog is big.", "Dan's dog is big."), ("John A. Wood, José Luis Casas and Ana", "John, José Luis and Ana"),
            ("Thanks to Will Smith.", "Thanks to John."), ("Ask “Anne Page” or Mary King!", "Ask “Anne Page” or Mary!"),
            ("Dan Hill, Frank Wood", "Dan, John"), ("by John and Mark Twain", "by John and Peter"),
            ("¿Juan Iglesias Blanco?", "¿Juan?"), ("Dear Mr Long,", "Dear Mr John,"), ("Ask Dr. Ruth West.", "Ask Dr. John."),
            ("(Mrs Rivers, Sra. Prado)", "(Mrs John, Sra. Peter)"), ("Mme Le-Roy's", "Mme John's"), ("Grace Hill", "John"),
            ("Es para Ana y Rosa Calvo", "Es para Ana y John"),
            ("Mark Long asked Ben.", "John asked Ben."), ("Miss Bell is", "Miss John is"), ("go back, Will.", "go back, John."),
            ("de Doña Rosa Blanco", "de Doña John"),
            ("Bill Green (chair)", "John (chair)"), ("Will Brown: nope", "John: nope"),
        ])
    func leavesSurnamesOut(text: String, expected: String) throws {
        let names = try #require(PersonalNames(in: text))
        #expect(names.text == expected.replacing("“Anne Page”", with: "“Anne”"))
        #expect(names.restored(in: names.text) == text)
    }

    @Test(
        "What is none is left as it is: headings, weekdays, places, and words that are given names too",
        arguments: [
            "Will You Come?", "Go to Bill Payment.", "in Rich Text", "on Mark as Read", "Rich Brown sauce", "the Grace period",
            "Grace is here", "John is here", "John, Wood", "dan Hill",
            "Paul and Mary",
            "José Luis", "",
            "John The",
            "Prince Charles Opens New Hospital", "I will call Anna Monday.", "Victoria Station", "En el Marco Europeo",
            "Mr President said", "Mr Prime Minister spoke", "Sr Software Engineer", "Call the Dr. Then wait.", "Pearl White",
            "the Mr", "Dr no", "MR LONG", "Grace Hill is far", "Mi amiga Marta de Alemania viene",
            "Hola María Buenos días", "the Rose Garden", "Carolina del Norte",
        ])
    func leavesOthers(text: String) {
        #expect(PersonalNames(in: text) == nil)
    }

    @Test(
        "Where only names have capitals inside of a sentence, what has one behind a given name is a surname",
        arguments: [
            ("es", "Ayer hablé con Raquel Mesa sobre eso.", "Ayer hablé con Raquel sobre eso."),
            ("es", "Nuria Rojas Segura y Luz Luna vinieron.", "Nuria y John vinieron."),
            ("fr", "Hier Julien Jeune est venu.", "Hier Julien est venu."),
            ("en", "The house of Ryan Case is here.", "The house of Ryan is here."),
            ("en", "It was written by Ruby Parks.", "It was written by John."),
            ("pt", "A Rosa Soares ligou.", "A John ligou."), ("it", "Ho parlato con Grazia.", "Ho parlato con John."),
            ("en", "I spoke with Will.", "I spoke with John."), ("es", "Es para Lucía y Ana.", "Es para John y Ana."),
            ("es", "Esperanza llegó tarde.", "John llegó tarde."),
            ("es", "La casa de Lucía", "La casa de John"), ("it", "La casa di Alba è grande.", "La casa di John è grande."),
            ("es", "El regalo es para Leo.", "El regalo es para John."),
        ])
    func tellsSurnamesByPlace(language: String, text: String, expected: String) throws {
        let names = try #require(PersonalNames(in: text, language: language))
        #expect(names.text == expected)
        #expect(names.restored(in: names.text) == text)
    }

    @Test(
        "What stands there for another reason is no name",
        arguments: [
            ("en", "I will call Anna Monday."), ("en", "Peter Pan Returns Home"), ("en", "dressed in Olive Green"),
            ("es", "Mar Rojo"), ("es", "la Esperanza del pueblo"), ("es", "Esperanza de vida"), ("pt", "Unidades Físicas de Luz"),
            ("es", "el rey Juan Magno"), ("fr", "le jour de Noël"), ("pt", "A Graça de Deus"), ("de", "mit Anna Haus"),
            ("es", "Marta Gana el Torneo"), ("es", "Paciente: Ana Edad: 45"), ("es", "Buenas tardes Laura Adjunto presupuesto"),
            ("es", "un nuevo Marco Regulatorio"), ("es", "Descanse con Paz"), ("es", "María Virgen y Madre"),
            ("en", "Hi Sarah Sorry for that"), ("en", "Harry Gear books are popular."), ("en", "June Sales increased"),
            ("en", "the Charles Bridge is crowded"), ("it", "Sconto Massimo Applicabile"), ("pt", "Olá Rita Já recebi"),
            ("pt", "Luz Verde para o projeto"), ("pt", "Ano Novo"),
            ("es", "Publicado por Luis Compartir en"), ("es", "el huracán Marta Destruyó la ciudad"), ("es", "Dolores de Cabeza"),
            ("it", "Esperanza è bella"), ("pt", "Esperança é a última"), ("es", "Vuelos a Santiago Económicos desde hoy"),
            ("pt", "São João Batista"), ("es", "Hablé con Raquel Me\u{FFFC}sa."),
        ])
    func leavesOthers(language: String, text: String) {
        #expect(PersonalNames(in: text, language: language) == nil)
    }

    @Test("A surname goes behind its own given name, and none where the given names are not there as often")
    func restores() throws {
        let names = try #require(PersonalNames(in: "Dan Hill saw Mary. Dan Wood and Mary Page went."))
        #expect(names.text == "Dan saw Mary. Dan and Mary went.")
        #expect(names.restored(in: "Dan vio Mary. Dan y Mary se fueron.") == "Dan Hill vio Mary. Dan Wood y Mary Page se fueron.")
        #expect(names.restored(in: "Dan vio Mary. Mary se fue.") == nil)
        #expect(names.restored(in: "") == nil)
    }

    @Test("A chain translates what is around names, and not the names", .needsApertium)
    func keepsNames() async throws {
        let texts = [
            "The LED is red, and the dog is not.", "Thanks to Dan Hill, Frank Wood, Helen Page, Mary Baker and Will Smith.",
            "Dan Hill's dog is big.",
            "I met Susan Rice and Paul Young.",
        ]
        var translations = try await Apertium.engine().translations(of: texts, over: "eng-spa")
        #expect(translations.removeFirst().contains("LED"))
        for name in ["Dan Hill", "Frank Wood", "Helen Page", "Mary Baker", "Will Smith"] {
            #expect(translations[0].contains(name), "\(translations[0])")
        }
        #expect(translations[1] == "El perro de Dan Hill es grande.")
        #expect(translations[2].contains("Susan Rice y Paul Young"))
    }

    @Test(
        "Acronyms that are words in small letters stay, but where all is in capitals or somebody raises the voice",
        arguments: [
            ("The LED is red.", ["LED"]), ("a PIN/IBAN request", ["PIN", "IBAN"]), ("THE LED IS RED", []),
            ("please PIN DOWN", []),
            ("VERY good", []), ("LED2 is", []), ("a LEDs b", []), ("l'API és", ["API"]), ("El PAN ganó", ["PAN"]), ("", []),
        ])
    func findsAcronyms(text: String, expected: [String]) {
        let scalars = Array(text.unicodeScalars)
        #expect(Acronyms.ranges(in: scalars).map { String(String.UnicodeScalarView(scalars[$0])) } == expected)
    }
}
