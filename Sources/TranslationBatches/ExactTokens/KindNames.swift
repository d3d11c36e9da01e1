// SPDX-License-Identifier: Apache-2.0

/// Names that are told by the word for what they are: *la revista Muy Interesante*, *le restaurant Mer Rouge*, *the Signal app*.
///
/// Romance languages have that word in front of the name, English behind it. Kinds of things whose names languages translate are
/// not among them: films, books, offices.
struct KindNames: Sendable {
    private let kinds: Set<Substring>
    /// Whether the name stands in front of the word.
    private let areInFront: Bool

    /// Those in texts of a language, without script and region; nil where none are known.
    init?(in language: String) {
        guard let kinds = Self.kinds[language] else { return nil }
        self.kinds = kinds
        areInFront = language == "en"
    }

    /// The name that begins with a word, as words with their punctuation; empty where none does.
    ///
    /// - Parameter words: The words of a sentence in which capitals tell names.
    func name(at index: Int, of words: [Substring]) -> ArraySlice<Substring> {
        // A quotation mark may begin what somebody says to it.
        let word = words[index]
        guard word.first?.isUppercase == true, index > 0, word.base[..<word.startIndex].last == " " else { return [] }
        return areInFront ? nameInFront(at: index, of: words) : nameBehind(at: index, of: words)
    }

    /// the *Signal* app
    private func nameInFront(at index: Int, of words: [Substring]) -> ArraySlice<Substring> {
        guard words[index - 1].first?.isLowercase == true else { return [] }
        let name = words[index...].prefix(while: isPart)
        guard name.endIndex < words.endIndex, kinds.contains(words[name.endIndex].prefix(while: \.isLetter)),
            !name.contains(where: { EnglishCapitals.contains($0) || EnglishCapitals.firstWords.contains($0) })
        else { return [] }
        return name
    }

    private func isPart(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && word.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// la revista *Muy Interesante*
    private func nameBehind(at index: Int, of words: [Substring]) -> ArraySlice<Substring> {
        // l'hôtel Bellevue
        let kind = words[index - 1].split { $0 == "'" || $0 == "’" }.last ?? ""
        guard kinds.contains(kind.lowercased()[...]) else { return [] }
        var end = index + 1
        var next = end
        while next < words.count, words[next - 1].last?.isLetter == true {
            if words[next].first?.isUppercase == true {
                next += 1
                end = next
            } else if Self.joiners.contains(words[next]) {
                next += 1
            } else {
                break
            }
        }
        return words[index..<end]
    }

    /// What joins the words of a name.
    private static let joiners: Set<Substring> = [
        "&", "d", "da", "das", "de", "degli", "dei", "del", "della", "delle", "dello", "di", "do", "dos", "du", "e", "et", "la",
        "las", "le", "los", "y",
    ]

    private static let kinds = [
        "en": "app band brand browser compiler framework magazine newspaper plugin supermarket website",
        "es": """
        almacenes app aplicación banda bar cadena cafetería compañía diario dúo editorial empresa hostal hotel librería
        marca navegador periódico plataforma pub restaurante revista semanario supermercado supermercados tienda tiendas web
        """,
        "fr": """
        appli application bar brasserie café chaîne duo entreprise hebdomadaire hôtel journal librairie magasin magazine
        marque navigateur pub quotidien restaurant revue société site supermarché
        """,
        "it": """
        app applicazione azienda bar browser catena duo hotel libreria marca marchio negozio quotidiano ristorante rivista
        settimanale sito supermercato
        """,
        "pt": """
        aplicativo app aplicação banda bar cadeia café companhia diário dupla editora empresa hotel jornal livraria loja
        lojas marca navegador plataforma pub restaurante revista semanário site supermercado supermercados
        """,
        "ca": """
        app banda bar botiga cadena companyia diari editorial empresa hotel llibreria marca restaurant revista setmanari
        """,
        "gl": """
        app banda bar cadea compañía diario empresa hotel libraría marca restaurante revista semanario tenda xornal
        """,
    ].mapValues { Set($0.split(whereSeparator: \.isWhitespace)) }
}
