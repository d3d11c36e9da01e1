// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names of places in a text that the languages of Western Europe have in common but for their marks, and that engines take for
/// words or for other places: *Castelo Branco* became *White Castle*, *Hospital São José* *Hospital Son José*.
struct ExactPlaces: Sendable {
    private var places: [(name: String, range: Range<Int>)] = []

    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its language, without script and region; nil where it is not known.
    init(in text: String, from language: String? = nil) {
        if text.contains(utf8: "São ") || text.contains(utf8: "Santo ") || text.contains(utf8: "Santa ") {
            places = text.matches(of: Self.namedAfterSaints).filter { !Self.exonyms.contains($0.output.2) }
                .map { (String($0.output.1), text.utf8Offsets(of: $0.output.1)) }
        }
        let words = Set(text.split { !$0.isLetter })
        for (first, name) in Self.known where words.contains(first) {
            guard name != Self.apostle || words.isDisjoint(with: Self.wordsOfChurch) else { continue }
            // *um Castelo Branco* is a castle; *no Rio de Janeiro*, in it, is the city.
            for range in text.wordRanges(of: name) where !Self.isBehindArticle(text[..<range.lowerBound]) {
                // *Natal, RN* is the city, and the comma is no part of its name.
                let place = text[range].prefix { $0 != "," }
                places.append((String(place), text.utf8Offsets(of: place)))
            }
        }
        for range in language.flatMap(TownNames.inTexts)?.ranges(in: text) ?? [] {
            places.append((String(text[range]), text.utf8Offsets(of: text[range])))
        }
        // *Hospital São Paulo* is found by both rules.
        var seen: Set<Range<Int>> = []
        places = places.filter { seen.insert($0.range).inserted }
    }

    /// Where those stand that a translation in Latin letters has less often; of equal ones all.
    func lost(in translation: String) -> [Range<Int>] {
        guard !places.isEmpty else { return [] }
        return NameCounts.lost(places, in: translation).merged()
    }

    /// Hospital São José, Rua de Santa Maria; the saints themselves have names in other languages.
    private static var namedAfterSaints: Regex<(Substring, Substring, Substring)> {
        #/
        \b(?:Hospital|Clínica|Escola|Colégio|Rua|R\.|Avenida|Av\.|Praça|Largo|Travessa|Bairro|Quinta|Estádio|Hotel|Vila)
        \ (?:d[aeo]\ )?((?:São|Santo|Santa)\ (\p{Lu}\p{Ll}+))
        /#
    }

    private static func isBehindArticle(_ text: Substring) -> Bool {
        ["um ", "Um "].contains(text.suffix(3)) && text.dropLast(3).last?.isLetter != true
    }

    /// A place, and an apostle who has a name in each language.
    private static let apostle = "São Paulo"
    private static let wordsOfChurch: Set<Substring> = [
        "Apóstolo", "Coríntios", "Evangelho", "Igreja", "Pedro", "Romanos", "apóstolo", "apóstolos", "carta", "cartas",
        "epístola", "igreja", "missa", "santo",
    ]

    /// Saints whose places have other names elsewhere.
    private static let exonyms: Set<Substring> = ["Francisco", "Helena", "Marta", "Pedro", "Petersburgo", "Sé"]

    private static let known = """
        Angra do Heroísmo|Auckland|Baton Rouge|Belo Horizonte|Boston|Brasília|Buenos Aires|Campina Grande|Campinas
        Campo Grande|Castelo Branco|Chicago|Coimbra|Curitiba|Denver|El Paso|Feira de Santana|Figueira da Foz
        Florianópolis|Foz do Iguaçu|Funchal|Goiânia|Guimarães|High Wycombe|Juiz de Fora|Las Vegas|Leiria|Little Rock
        Long Beach|Los Angeles|Luanda|Manaus|Manchester|Maputo|Mato Grosso|Melbourne|Milton Keynes|Minas Gerais
        Palo Alto|Ponta Delgada|Porto Alegre|Porto Seguro|Porto Velho|Praia da Rocha|Punta Arenas|Recife
        Ribeirão Preto|Rio Branco|Rio Grande do Norte|Rio Grande do Sul|Rio de Janeiro|Salt Lake City|Setúbal
        São Bernardo do Campo|São João da Madeira|São José dos Campos|São Luís|São Paulo|Toronto|Torres Vedras
        Uberlândia|Vancouver|Viana do Castelo|Vila Franca de Xira|Vila Nova de Gaia|Vila Real|Viseu
        |Natal, RN|Vitória, ES|Fortaleza, CE|Salvador, BA|Belém, PA|Santos, SP
        """.split { $0 == "|" || $0.isNewline }.map { (first: $0.prefix { $0.isLetter }, name: String($0)) }
}
