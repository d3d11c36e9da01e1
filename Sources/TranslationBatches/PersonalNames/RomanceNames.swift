// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Given names alone inside of sentences in Romance languages that are words as well: *Hablé con Luz.*, *Esperanza llegó tarde.*
enum RomanceNames {
    /// Languages in which only names have a capital inside of a sentence, and no more than the first word of a heading has one.
    static let languages: Set = ["an", "ast", "ca", "es", "fr", "gl", "it", "oc", "pt", "ro"]

    /// Whether a word that may be a given name is one, by the words beside it. A surname behind it is `FullNames`' concern.
    ///
    /// - Parameters:
    ///   - index: Where it stands.
    ///   - words: The words of the text, as spaces part them.
    ///   - language: The language of the text, without script and region; nil where it is not known. In others than `languages`
    ///     no word is one.
    ///   - behindAnyWord: Whether those that are names at least as often as words are names behind all small words but articles,
    ///     since a dictionary would make words of them: *La casa de Lucía*.
    static func isName(
        _ index: Int, of words: [Substring], in language: String?, behindAnyWord: Bool = false
    ) -> Bool {
        let word = words[index].drop { "¿¡".contains($0) }
        let name = word.prefix(while: \.isLetter)
        guard GivenNames.isAmbiguous(name), language.map(languages.contains) ?? true else { return false }
        let next = index + 1 < words.count && name.endIndex == word.endIndex ? words[index + 1] : ""
        // *Mark as Read*, *Marco Europeo*
        guard next.first?.isUppercase != true, next != "as", next != "per" else { return false }
        let before = index > 0 ? words[index - 1] : ""
        let isMostlyWord = GivenNames.mostlyWords.contains(name)
        if word.mayBeginSentence {
            return !isMostlyWord && language != nil && PersonVerbs.contains(next, in: language)
                && !PersonVerbs.isAuxiliary(next)
        }
        // Vete, Paz.
        if before.last == "," {
            return index == words.count - 1 && (index == 1 || before.first?.isLowercase == true) && !isMostlyWord
                || GivenNames.contains(before.dropLast())
        }
        if behindAnyWord, !isMostlyWord, !abstracts.contains(name) {
            return before.first?.isLowercase == true && before.last?.isLetter == true
                && !NamePlace.isArticle(String(before), in: language) && !isInHeading(index, of: words)
        }
        // Texts without a full stop may be headings or labels: *Descanse con Paz*.
        guard let language, beforePeople[language]?.contains(before) == true, !abstracts.contains(name),
            words.last?.last.map({ ".!?…,;".contains($0) }) == true
        else { return false }
        return !isInHeading(index, of: words)
    }

    /// Whether the noun that a small word joins with another has a capital as well: *Unidades Físicas de Luz*.
    private static func isInHeading(_ index: Int, of words: [Substring]) -> Bool {
        guard index > 1, words[index - 2].first?.isUppercase == true, words[index - 2].last?.isLetter == true else {
            return false
        }
        return words[index - 1].count < 4 && index > 2 && !GivenNames.mayContain(words[index - 2])
    }

    /// What stands before people more often than before things.
    private static let beforePeople: [String: Set<Substring>] = [
        "ca": ["amb", "na", "per"], "es": ["a", "con", "para", "por"], "fr": ["avec", "chez", "pour"],
        "gl": ["con", "para", "por"], "it": ["a", "con", "da", "per"], "pt": ["com", "para", "por"],
    ]
    /// Given names that have a capital for other reasons, too, and what one does something with: *con Gioia*.
    private static let abstracts: Set<Substring> = [
        "Armando", "Christian", "Clémence", "Constance", "Costanza", "Domingo", "Domingos", "Donna", "Esperança", "Flor",
        "Franca", "Gema", "Gioia", "Gloria", "Glória", "Graça", "Linda", "Mar", "Marine", "Massimo", "Noël", "Olive",
        "Pace", "Patience", "Paz", "Primo", "Prudence", "Pureza", "Reina", "Reine", "Reyes", "Sol", "Vitória",
    ]
}
