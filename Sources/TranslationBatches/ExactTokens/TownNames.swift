// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Towns whose names are words, where a sentence has them as towns: *Vivo en Ronda*, *the train to Bath*.
///
/// A capital tells them, and what stands before them: *in* and its like in Romance languages, other prepositions only behind what
/// one does or has in towns, since menus and headings have capitals behind these, too: *Queso de Cabra*.
struct TownNames: Sendable {
    private let towns: Set<Substring>
    /// Towns of several words, by the first of them.
    private let compounds: [Substring: [[Substring]]]
    /// What stands before places more often than before anything else.
    private let strongPrepositions: Set<Substring>
    /// What does so behind words of `contexts` alone.
    private let prepositions: Set<Substring>
    private let contexts: Set<Substring>
    private let isEnglish: Bool

    /// Those of a language, without script and region; nil where none are known.
    static func inTexts(of language: String) -> TownNames? { byLanguage[language] }

    private static let byLanguage = Dictionary(uniqueKeysWithValues: all.map { ($0.key, TownNames($0.value, in: $0.key)) })

    private init(_ names: [String], in language: String) {
        towns = Set(names.filter { !$0.contains(" ") }.map { $0[...] })
        compounds = Dictionary(grouping: names.filter { $0.contains(" ") }.map { $0.split(separator: " ") }) { $0[0] }
        let places = Self.places[language] ?? ("", "", "")
        func set(_ words: String) -> Set<Substring> { Set(words.split(whereSeparator: \.isWhitespace)) }
        strongPrepositions = set(places.strong)
        prepositions = set(places.prepositions)
        contexts = set(places.contexts)
        isEnglish = language == "en"
    }

    /// Where they stand in a text, in order.
    func ranges(in text: String) -> [Range<Substring.Index>] {
        var found: [Range<Substring.Index>] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            for (index, word) in words.enumerated() where index > 0 && word.first?.isUppercase == true {
                guard isBeforeTown(index - 1, of: words), let last = lastWord(at: index, of: words) else { continue }
                let town = words[last].prefix { $0.isLetter || $0 == "-" }
                guard town.endIndex < words[last].endIndex || last + 1 == words.count || isBehindTown(words[last + 1]) else {
                    continue
                }
                found.append(word.startIndex..<town.endIndex)
            }
        }
        return found
    }

    /// Whether a word stands before towns.
    private func isBeforeTown(_ index: Int, of words: [Substring]) -> Bool {
        let word = words[index].lowercased()[...]
        if strongPrepositions.contains(word) { return true }
        return index > 0 && prepositions.contains(word) && contexts.contains(words[index - 1].lowercased()[...])
    }

    /// The last word of the town that begins with a word; nil where none does.
    private func lastWord(at index: Int, of words: [Substring]) -> Int? {
        for compound in compounds[words[index]] ?? [] where index + compound.count <= words.count {
            let end = index + compound.count - 1
            if words[index..<end].elementsEqual(compound.dropLast()),
                words[end].prefix(while: { $0.isLetter || $0 == "-" }) == compound[compound.count - 1]
            {
                return end
            }
        }
        return towns.contains(words[index].prefix { $0.isLetter || $0 == "-" }) ? index : nil
    }

    /// Whether a word may follow a town: none with a capital, as in *Guarda Nacional*, and in English no noun, as in *Reading
    /// mode*.
    private func isBehindTown(_ word: Substring) -> Bool {
        isEnglish ? Self.behindEnglishTowns.contains(word.prefix(while: \.isLetter)) : word.first?.isUppercase != true
    }

    private static let places: [String: (strong: String, prepositions: String, contexts: String)] = [
        "en": (
            "near", "around from in through to via",
            """
            arrived back based born bus came city cycled drive drove flew flight go goes going hotel house journey live
            lived lives living move moved moving office road stay stayed staying stopped study studied town train travel
            traveled travelled trip walk walked way went work worked works
            """
        ),
        "es": (
            "en hacia desde hasta", "a de para por",
            """
            alcalde alcaldesa autobús ayuntamiento carretera catedral cerca ciudad feria fui fuimos ido iglesia ir lejos
            llegada llegamos llegar llegó mudó municipio norte parador pasamos provincia pueblo salida sur tren universidad
            vamos van vecino vecinos viajamos viajar viaje viajó volver volvió voy vuelo vuelta
            """
        ),
        "fr": (
            "à vers", "de depuis par pour près",
            """
            arrivée aller bus cathédrale centre côté gare habitants loin maire mairie nord près route sud train université
            ville voyage
            """
        ),
        "it": (
            "a ad", "da di per verso",
            """
            abitanti autostrada cattedrale città comune duomo est nord ovest partire piazza provincia sindaco stazione
            strada sud treno università viaggio vicino
            """
        ),
        "pt": (
            "em até", "a de do da no na para por",
            """
            autocarro câmara centro cidade comboio concelho distrito estação estrada fomos fui habitantes ida ir longe moro
            mora norte perto presidente sul vamos vai viagem viemos vila voltar vou
            """
        ),
    ]
    private static let behindEnglishTowns: Set<Substring> = [
        "after", "are", "arrives", "at", "because", "before", "but", "by", "during", "for", "from", "goes", "had", "has", "in",
        "is", "last", "leaves", "next", "on",
        "since", "so", "that", "then", "this", "to", "today", "tomorrow", "until", "via", "was", "were", "when", "where", "which",
        "while",
        "with", "yesterday",
    ]

    private static let all: [String: [String]] = [
        "en": """
        Barrow|Bath|Bray|Buffalo|Columbus|Concord|Crewe|Derby|Ely|Flint|Hull|Nelson|Phoenix|Poole|Providence
        Reading|Reno|Rugby|Savannah|Stoke|Troy|Wick
        Grand Rapids|Green Bay|Hot Springs|Mountain View|Newport News|Palm Springs|Santa Rosa
        """,
        "es": """
        Arcos|Arenas|Arrecife|Baza|Borja|Burgos|Cabra|Caldas|Cali|Carmona|Coria|Corrientes|Cuenca|Elda|Estella|Estepa|Formosa
        Fraga|Haro|Inca|Lorca|Lugo|Manzanares|Moral|Mula|Noja|Nules|Oliva|Olvera|Onda|Padrón|Palma|Parla|Pasto|Peñafiel
        Pereira|Pinto|Posadas|Puebla|Quito|Requena|Resistencia|Roa|Ronda|Rosario|Rota|Salta|Sarria|Soria|Sueca|Tarifa|Tolosa
        Toro|Tudela|Vera|Yecla|Zafra
        Aranda de Duero|Bahía Blanca|Castro Urdiales|Cerro de Pasco|Ciudad Real|Don Benito|Dos Hermanas|El Ejido|El Escorial
        La Laguna|La Línea|La Paz|La Plata|Las Palmas|Las Rozas|Los Llanos|Mar del Plata|Miranda de Ebro|Puerto Montt
        Sanlúcar de Barrameda|Santa Cruz de Tenerife|Santa Coloma|Santa Fe|Talavera de la Reina|Torre del Mar
        Villa Mercedes|Villanueva del Río|Viña del Mar|Jerez de la Frontera|Arcos de la Frontera|San Fernando
        """,
        "fr": """
        Apt|Bourg|Digne|Foix|Gap|Grasse|Houilles|Lens|Lourdes|Mende|Pau|Provins|Saintes|Sceaux|Sens|Tours|Tulle
        Les Ulis|Le Mans|Le Puy|La Rochelle
        """,
        "it": """
        Barga|Brindisi|Cascina|Cava|Chiusi|Cuneo|Dolo|Fano|Fermo|Fondi|Lecco|Lodi|Massa|Mira|Nola|Noto
        Potenza|Prato|Sori|Trapani|Vado
        La Spezia|Reggio Emilia|Reggio Calabria
        """,
        "pt": """
        Americana|Barreiras|Batalha|Beja|Caminha|Canela|Chaves|Contagem|Dourados|Espinho|Faro|Franca|Fundão|Gramado|Guarda
        Horta|Lages|Lagos|Londrina|Maia|Mafra|Mira|Moura|Olhão|Palmas|Pombal|Régua|Silves|Tomar
        Angra dos Reis|Boa Vista|Cabo Frio|Caxias do Sul|Ouro Preto|Passo Fundo|Ponta Grossa|Ponte de Lima
        Rio Grande|Vitória da Conquista|Volta Redonda
        """,
    ].mapValues { $0.split { $0 == "|" || $0.isNewline }.map(String.init) }
}
