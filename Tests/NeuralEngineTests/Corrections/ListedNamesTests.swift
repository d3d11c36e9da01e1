// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Names in rows and behind labels") struct ListedNamesTests {
    @Test(
        "Only names, numbers and placeholders between commas, or behind a label of few words, are such a row",
        arguments: [
            ("Boston, Lisbon", ["Boston", "Lisbon"]), ("Rio de Janeiro, 1987", ["Rio de Janeiro"]),
            ("City: Leeds", ["City", "Leeds"]), ("Funchal, \u{FFFC}", ["Funchal"]),
            ("Boston", nil), ("Boston, and then Lisbon", nil), ("Hello, John.", nil), ("1987, 1988", nil), ("A: B: C", nil),
            ("The city that we love most: Leeds", nil), ("Boston,, Lisbon", nil), (", ", nil), ("", nil), (": Leeds", nil),
        ] as [(String, [String]?)])
    func names(text: String, expected: [String]?) {
        #expect(ListedNames(text)?.names == expected)
    }

    @Test(
        "A name that stays by itself stays in its row, and what is said beside it goes",
        arguments: [
            ("Boston, Lisbon", "Rio de Janeiro, Lisbon", ["Boston", "Lisboa"], "Boston, Lisboa"),
            ("Boston, Lisbon", "Boston, Lisboa", ["Boston", "Lisboa"], nil),
            ("Coimbra, Paris", "Coimbra, Paris, France", ["Coimbra", "Paris"], "Coimbra, Paris"),
            ("Auckland, 1987", "Rio de Janeiro, 1987", ["Rio de Janeiro"], "Auckland, 1987"),
            ("Country: Brazil", "Transmissão do país: Brasil", ["País", "Brasil"], "País: Brasil"),
            ("City: Leeds", "Cidade: Rio de Janeiro", ["Cidade", "Leeds"], "Cidade: Leeds"),
            ("New York, Rio de Janeiro", "Nova Iorque, Rio de Janeiro", ["Nova Iorque", "Rio de Janeiro"], nil),
        ] as [(String, String, [String], String?)])
    func corrected(text: String, translation: String, alone: [String], expected: String?) throws {
        #expect(try #require(ListedNames(text)).corrected(translation) { _ in alone } == expected)
    }

    @Test(
        "A place that a model made up becomes the one name that is missing, where that is certain",
        arguments: [
            ("London (GMT)", "Rio de Janeiro (GMT)", "London (GMT)"),
            ("Location:\u{FFFC} Port Louis", "Local:\u{FFFC} Rio de Janeiro", "Local:\u{FFFC} Port Louis"),
            ("Visit us in Leeds", "Visite-nos em Nova York", "Visite-nos em Leeds"),
            ("I saw them all in Leeds", "Nova York", nil),
            ("From Bath to Leeds", "Rio de Janeiro", nil), ("I love Rio de Janeiro", "Amo o Rio de Janeiro", nil),
            ("Leeds", "Leeds", nil), ("we are here", "Rio de Janeiro", nil),
            ("She flew to NYC", "Ela voou para Nova York", nil), ("Os EUA e a Alemanha", "The US and Germany", nil),
        ] as [(String, String, String?)])
    func placeCorrected(source: String, translation: String, expected: String?) {
        #expect(InventedPlaces.corrected(translation, source: source) == expected)
    }

    @Test("A phrase of web pages is made up where the source does not mean it")
    func phrases() {
        #expect(InventedPhrases.areFound(in: "Thank you for sharing!", source: "Obrigada, Jacinta!"))
        #expect(!InventedPhrases.areFound(in: "Thank you for sharing!", source: "Obrigada por partilhar!"))
        #expect(InventedPhrases.areFound(in: "404 - Page not found", source: "Usuário não encontrado"))
        #expect(InventedPhrases.areFound(in: "The page not found", source: "Endereço não encontrado"))
        #expect(InventedPhrases.areFound(in: "Last updated 5 de Março", source: "Last updated 5 March"))
        #expect(!InventedPhrases.areFound(in: "Last updated on 5 March", source: "Última atualização em 5 de março"))
        #expect(!InventedPhrases.areFound(in: "Error 404: page not found", source: "Erro 404: página não encontrada"))
    }

    @Test(
        "A message that nothing was found is asked for in the plural, which is the title of no page",
        arguments: [
            ("Usuário não encontrado", ["usuário não encontrado", "Usuário não encontrados"]),
            ("conta não encontrada: %s", ["conta não encontradas: %s"]), ("Tradução:", ["tradução:"]), ("item", []),
        ])
    func otherWordings(source: String, expected: [String]) {
        #expect(InventedPhrases.wordings(of: source) == expected)
    }

    @Test("A place inside of a word is none")
    func places() {
        #expect(!InventedPlaces.areFound(in: "MOTORES DE BUSCA", source: "SEARCH ENGINES"))
        #expect(InventedPlaces.areFound(in: "em Nova York", source: "in Leeds"))
        #expect(!InventedPlaces.areFound(in: "Nova Iorque", source: "New York"))
    }

    @Test("Names of which one stands twice are translated one by one")
    func repeatedNames() {
        let names = ListedNames("Caixa Agrícola, Talho Central, Padaria Nova")
        let answers = ["Farm Fund", "Central Butcher", "New Bakery"]
        let corrected = names?.corrected("Caixa Agrícola, Caixa Agrícola, Caixa Nova") { _ in answers }
        #expect(corrected == "Farm Fund, Central Butcher, New Bakery")
        #expect(ListedNames("Rio, Rio")?.corrected("Rio, Rio") { $0 } == nil)
    }

    @Test("Cities come through", .needsModels)
    func cities() async throws {
        let texts = ["Boston, Lisbon", "Location: London", "Auckland", "Chicago, Illinois", "Red, Green, Blue"]
        let translations = try await Models.engine.translations(of: texts, over: "enpt")
        #expect(!translations.contains { $0.contains("Rio de Janeiro") }, "\(translations)")
        #expect(translations[0] == "Boston, Lisboa" && translations[2...3] == ["Auckland", "Chicago, Illinois"])
    }
}
