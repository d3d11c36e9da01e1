// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Towns whose names are words, where a sentence has them as towns: *Vivo en Ronda*, *the train to Bath*.
///
/// A capital tells them, and the word before them, which stands before places. At the start of a sentence any word has one.
struct TownNames: Sendable {
    private let towns: Set<Substring>
    /// Towns of several words, by the first of them.
    private let compounds: [Substring: [[Substring]]]
    private let prepositions: Set<Substring>
    private let isEnglish: Bool
    /// Whether nouns in headings have capitals: *Fechamento de Chaves*.
    private let capitalizesHeadings: Bool

    /// Those of a language, without script and region; nil where none are known.
    static func inTexts(of language: String) -> TownNames? { byLanguage[language] }

    private static let byLanguage = Dictionary(uniqueKeysWithValues: all.map { ($0.key, TownNames($0.value, in: $0.key)) })

    private init(_ names: [String], in language: String) {
        towns = Set(names.filter { !$0.contains(" ") }.map { $0[...] })
        compounds = Dictionary(grouping: names.filter { $0.contains(" ") }.map { $0.split(separator: " ") }) { $0[0] }
        prepositions = Self.prepositions[language] ?? []
        isEnglish = language == "en"
        capitalizesHeadings = language == "pt"
    }

    /// Where they stand in a text, in order.
    func ranges(in text: String) -> [Range<Substring.Index>] {
        var found: [Range<Substring.Index>] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            for (index, word) in words.enumerated() where index > 0 && word.first?.isUppercase == true {
                guard prepositions.contains(words[index - 1]),
                    !capitalizesHeadings || words[index - 1].first != "d" || index < 2
                        || words[index - 2].first?.isUppercase != true,
                    let last = lastWord(at: index, of: words)
                else { continue }
                let town = words[last].prefix { $0.isLetter || $0 == "-" }
                guard town.endIndex < words[last].endIndex || last + 1 == words.count || isBehindTown(words[last + 1]) else {
                    continue
                }
                found.append(word.startIndex..<town.endIndex)
            }
        }
        return found
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

    private static let prepositions: [String: Set<Substring>] = [
        "en": ["around", "at", "from", "in", "near", "to", "via"],
        "es": ["a", "de", "desde", "en", "entre", "hacia", "hasta", "para", "por"],
        "fr": ["à", "de", "depuis", "entre", "jusqu'à", "par", "pour", "près", "vers"],
        "it": ["a", "ad", "da", "di", "fino", "per", "tra", "verso"],
        "pt": ["a", "ao", "até", "da", "de", "desde", "do", "em", "entre", "na", "no", "para", "por"],
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
        Barrow|Bath|Battle|Bend|Bray|Bury|Columbus|Concord|Crewe|Derby|Ely|Flint|Hull|Mobile|Mold|Nelson|Phoenix|Poole|Providence
        Reading|Reno|Rugby|Rye|Savannah|Settle|Sparks|Stoke|Swords|Trim|Troy|Wick
        Grand Rapids|Green Bay|Hot Springs|Mountain View|Newport News|Palm Springs|Buffalo|Salt Lake City|Santa Rosa
        """,
        "es": """
        Arcos|Arenas|Arrecife|Baza|Borja|Burgos|Cabra|Caldas|Cali|Carmona|Coria|Corrientes|Cuenca|Elda|Estella|Estepa|Formosa
        Fraga|Haro|Inca|Lorca|Lugo|Manzanares|Moral|Mula|Noja|Nules|Oliva|Olvera|Onda|Padrón|Palma|Parla|Pasto|Peñafiel
        Pereira|Pinto|Posadas|Puebla|Quito|Requena|Resistencia|Roa|Ronda|Rosario|Rota|Salta|Sarria|Soria|Sueca|Tarifa|Tolosa
        Toro|Tudela|Vera|Yecla|Zafra
        Aranda de Duero|Bahía Blanca|Castro Urdiales|Cerro de Pasco|Ciudad Real|Don Benito|Dos Hermanas|El Ejido|El Escorial
        La Laguna|La Línea|La Paz|La Plata|Las Palmas|Las Rozas|Los Llanos|Mar del Plata|Miranda de Ebro|Puerto Montt
        Punta Arenas|Sanlúcar de Barrameda|Santa Cruz de Tenerife|Santa Coloma|Santa Fe|Talavera de la Reina|Torre del Mar
        Villa Mercedes|Villanueva del Río|Viña del Mar|Jerez de la Frontera|Arcos de la Frontera|San Fernando
        """,
        "fr": """
        Apt|Bourg|Die|Digne|Foix|Gap|Grasse|Houilles|Lens|Lourdes|Mende|Orange|Pau|Provins|Saintes|Sceaux|Sens|Tours|Tulle
        Les Ulis|Le Mans|Le Puy|La Rochelle
        """,
        "it": """
        Barga|Brindisi|Cascina|Cava|Cento|Chiusi|Cuneo|Dolo|Este|Fano|Fermo|Fondi|Grado|Lecco|Lodi|Massa|Mira|Nola|Noto
        Potenza|Prato|Sori|Trapani|Vado
        La Spezia|Reggio Emilia|Reggio Calabria
        """,
        "pt": """
        Americana|Barreiras|Batalha|Beja|Caminha|Canela|Chaves|Contagem|Dourados|Espinho|Faro|Franca|Fundão|Gramado|Guarda
        Horta|Lages|Lagos|Londrina|Maia|Mafra|Mira|Moura|Olhão|Palmas|Pombal|Régua|Silves|Tomar
        Angra dos Reis|Boa Vista|Cabo Frio|Caxias do Sul|Juiz de Fora|Ouro Preto|Passo Fundo|Ponta Grossa|Ponte de Lima
        Rio Grande|Vitória da Conquista|Volta Redonda
        """,
    ].mapValues { $0.split { $0 == "|" || $0.isNewline }.map(String.init) }
}
