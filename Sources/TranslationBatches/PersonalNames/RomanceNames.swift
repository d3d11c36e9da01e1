// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Given names alone inside of sentences in Romance languages that are words as well: *Hablé con Luz.*, *Esperanza llegó tarde.*
package enum RomanceNames {
    /// Languages in which only names have a capital inside of a sentence, and no more than the first word of a heading has one.
    static let languages: Set = ["an", "ast", "ca", "es", "fr", "gl", "it", "oc", "pt", "ro"]

    /// Whether a word that may be a given name is one, by the words beside it. A surname behind it is `FullNames`' concern.
    ///
    /// - Parameters:
    ///   - index: Where it stands.
    ///   - words: The words of the text, as spaces part them.
    ///   - language: The language of the text, without script and region; nil where it is not known.
    package static func isName(_ index: Int, of words: [Substring], in language: String?) -> Bool {
        let word = words[index].drop { "¿¡".contains($0) }
        let name = word.prefix(while: \.isLetter)
        guard GivenNames.isAmbiguous(name) else { return false }
        let next = index + 1 < words.count && name.endIndex == word.endIndex ? words[index + 1] : ""
        // *Mark as Read*, *Marco Europeo*
        guard next.first?.isUppercase != true, next != "as", next != "per" else { return false }
        let before = index > 0 ? words[index - 1] : ""
        let isMostlyWord = GivenNames.mostlyWords.contains(name)
        if before.isEmpty || before.last.map({ ".!?:¿¡".contains($0) }) == true {
            return !isMostlyWord && language.flatMap { verbs[$0]?.contains(next) } == true
        }
        // Vete, Paz.
        if before.last == "," {
            return !isMostlyWord && index > 1 && index == words.count - 1 || GivenNames.contains(before.dropLast())
        }
        guard before.first?.isLowercase == true, before.last?.isLetter == true, !articles.contains(before),
            !isInHeading(index, of: words)
        else { return false }
        if isMostlyWord {
            return language.flatMap { beforePeople[$0]?.contains(before) } == true && !calendarAndTitles.contains(name)
        }
        return before != "a" || language.map { !languagesWithArticleA.contains($0) } ?? false
    }

    /// Whether the noun that a small word joins with another has a capital as well: *Unidades Físicas de Luz*.
    private static func isInHeading(_ index: Int, of words: [Substring]) -> Bool {
        guard index > 1, words[index - 2].first?.isUppercase == true, words[index - 2].last?.isLetter == true else {
            return false
        }
        return words[index - 1].count < 4 && index > 2 && !GivenNames.mayContain(words[index - 2])
    }

    /// What stands before a noun that is no name: *la Victoria*.
    private static let articles: Set<Substring> = [
        "al", "alla", "an", "ao", "au", "da", "del", "della", "do", "du", "el", "il", "l'", "la", "las", "le", "les", "los", "na",
        "nella", "no", "o", "our", "the", "this", "un", "una", "une", "uma", "your",
    ]
    private static let languagesWithArticleA: Set = ["en", "gl", "pt"]
    /// What stands before people more often than before things.
    private static let beforePeople: [String: Set<Substring>] = [
        "ca": ["amb", "na", "per"], "es": ["a", "con", "para", "por"], "fr": ["avec", "chez", "pour"],
        "gl": ["con", "para", "por"], "it": ["a", "con", "da", "per"], "pt": ["com", "para", "por"],
    ]
    /// Given names that have a capital for other reasons, too.
    private static let calendarAndTitles: Set<Substring> = [
        "Domingo", "Domingos", "Mar", "Marine", "Noël", "Reina", "Reine", "Reyes", "Sol",
    ]
    /// What people do rather than things.
    private static let verbs: [String: Set<Substring>] = [
        "ca": ["diu", "té", "treballa", "va", "viu", "vol"],
        "es": [
            "abrió", "compró", "contestó", "dice", "dijo", "escribió", "habla", "habló", "llamó", "llega", "llegó", "miró",
            "murió", "nació", "pidió", "preguntó", "quería", "quiere", "respondió", "sabe", "sonrió", "tenía", "trabaja", "vino",
            "vive",
        ],
        "fr": [
            "arrive", "demande", "dit", "habite", "parle", "pense", "répond", "répondit", "sait", "travaille", "veut", "vient",
        ],
        "gl": ["chegou", "di", "dixo", "fala", "quere", "traballa", "veu", "vive"],
        "it": [
            "arriva", "chiede", "chiese", "dice", "disse", "lavora", "parla", "pensa", "risponde", "rispose", "sa", "vive",
            "vuole",
        ],
        "pt": [
            "chegou", "comprou", "diz", "disse", "escreveu", "fala", "falou", "ligou", "mora", "morreu", "nasceu", "pediu",
            "perguntou", "quer", "queria", "respondeu", "sabe", "sorriu", "tinha", "trabalha", "veio", "vive",
        ],
    ]
}
