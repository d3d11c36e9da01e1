// SPDX-License-Identifier: Apache-2.0

/// What people do, behind a name that begins a sentence: *Mark Long asked*, *Esperanza llegó*.
enum PersonVerbs {
    /// Whether a word is one in a language, without script and region; nil for any in which names are known.
    static func contains(_ word: Substring, in language: String?) -> Bool {
        guard word.first?.isLowercase == true else { return false }
        guard let language else { return anywhere.contains(word) || word.count > 4 && word.hasSuffix("ed") }
        return all[language]?.contains(word) == true || isPast(word, in: language)
    }

    /// Whether a word ends as what somebody did.
    static func isPast(_ word: Substring, in language: String?) -> Bool {
        language.flatMap { pastEndings[$0]?.contains(where: word.hasSuffix) } ?? false
    }

    /// Whether a word is one that things do as well: *Esperanza es lo último que se pierde*.
    static func isAuxiliary(_ word: Substring) -> Bool { auxiliaries.contains(word) }

    private static let auxiliaries: Set<Substring> = [
        "a", "avait", "aveva", "era", "es", "est", "está", "foi", "fue", "ha", "había", "peut", "pode", "puede", "può", "será",
        "tem", "tenía", "tiene", "tinha", "té", "va", "vai", "é", "és", "était", "è",
    ]

    private static let anywhere: Set<Substring> = [
        "and", "came", "can", "dijo", "e", "es", "gave", "ha", "had", "has", "made", "pidió", "said", "says", "sent", "thinks",
        "tiene", "told", "took", "vino", "was", "went", "will", "wrote", "y",
    ]

    /// Endings of what somebody did that few nouns have.
    private static let pastEndings: [String: [Substring]] = [
        "en": ["ied", "nced", "ned", "red", "sed", "ted", "ved", "ked", "ched", "ged", "lled", "pped", "dded"], "es": ["ó"],
        "it": ["ò"], "pt": ["ou"],
    ]

    private static let all: [String: Set<Substring>] = [
        "ca": ["ha", "va", "diu", "té", "treballa", "viu", "vol", "és", "era", "està"],
        "en": [
            "announces", "asks", "becomes", "began", "calls", "came", "can", "comes", "could", "did", "does", "gave", "gets",
            "goes",
            "got", "had", "has", "is", "joins", "knew", "knows", "led", "likes", "lives", "lost", "loves", "made", "makes",
            "meets",
            "plays", "resigns", "said", "says", "sent", "should", "signs", "speaks", "spoke", "takes", "tells", "thinks",
            "thought", "told", "took", "visits", "wants", "was", "went", "who", "will", "wins", "won", "works", "would", "writes",
            "wrote",
        ],
        "es": [
            "asegura", "dice", "dijo", "era", "es", "está", "fue", "ha", "había", "habla", "llega", "murió", "puede",
            "quería", "quiere", "sabe", "será", "tenía", "tiene", "trabaja", "va", "vino", "vive",
        ],
        "fr": [
            "a", "arrive", "avait", "demande", "dit", "est", "était", "habite", "parle", "pense", "peut", "répond",
            "répondit", "sait", "travaille", "va", "veut", "vient",
        ],
        "gl": ["chegou", "di", "dixo", "é", "fala", "foi", "quere", "ten", "traballa", "veu", "vive"],
        "it": [
            "arriva", "aveva", "chiede", "chiese", "dice", "disse", "era", "ha", "lavora", "parla", "pensa", "può", "risponde",
            "rispose", "sa", "va", "vive", "vuole", "è",
        ],
        "pt": [
            "disse", "diz", "era", "escreveu", "está", "fala", "foi", "ganha", "mora", "morreu", "nasceu", "pediu", "pode",
            "quer", "queria", "respondeu", "sabe", "sorriu", "tem", "tinha", "trabalha", "vai", "veio", "vive", "é",
        ],
    ]
}
