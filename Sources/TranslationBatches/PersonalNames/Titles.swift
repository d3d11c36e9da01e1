// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Titles that a name stands behind, whatever else it means: *Mrs Rivers*, *Dr Ruth West*, *Sra. Prado*, *el doctor Mesa*.
package enum Titles {
    /// Whether a word is one; brackets, quotation marks and an article may open before it: *l'ingegner Conti*.
    package static func endsWord(_ word: Substring) -> Bool {
        guard word.utf8.count <= longest else { return false }
        let title = withoutArticle(word)
        return title.last == "."
            ? all.contains(title.dropLast()) || short.contains(title.dropLast()) : all.contains(title) || small.contains(title)
    }

    /// Whether a word is an office or a rank that people are called by: *President Ford*, *le ministre Blanc*. A name behind it
    /// has to be known, since headings have other things there.
    package static func isRank(_ word: Substring) -> Bool {
        word.utf8.count <= longest && ranks.contains(withoutArticle(word))
    }

    /// A word without what stands before its letters, and without the article that an apostrophe parts from it.
    private static func withoutArticle(_ word: Substring) -> Substring {
        let letters = word.drop { !$0.isLetter }
        guard let apostrophe = letters.firstIndex(where: { $0 == "'" || $0 == "’" }) else { return letters }
        return letters[letters.index(after: apostrophe)...]
    }

    /// Whether a title stands at a place that is not the end of a sentence: *Call the Dr. Then wait.*
    package static func stands(at index: Int, of words: [Substring]) -> Bool {
        // D. Ángel; but not vitamin D.
        if words[index] == "D.", index + 1 < words.count {
            return GivenNames.contains(words[index + 1].prefix(while: \.isLetter))
        }
        guard endsWord(words[index]) else { return false }
        guard index > 0 else { return true }
        let before = words[index - 1].lowercased()
        // Don't Miss The Deadline
        if words[index] == "Miss", before.hasSuffix("n't") || before.hasSuffix("n’t") || beforeVerbs.contains(before) {
            return false
        }
        return !["the", "a", "an"].contains(before)
    }

    /// Words behind which *Miss* is what one does.
    private static let beforeVerbs: Set = [
        "can", "could", "he", "i", "may", "might", "must", "never", "not", "or", "shall", "she", "should", "they", "to", "we",
        "will",
        "would", "you",
    ]

    /// Words with a capital in headings that begin no name: *Miss The Deadline*, *un Don En Ligne*.
    private static let smallWords: Set = [
        "a", "all", "an", "any", "at", "en", "for", "from", "her", "him", "his", "in", "it", "its", "la", "le", "me", "my", "on",
        "our",
        "out",
        "that", "the", "their", "them", "these", "this", "those", "us", "with", "you", "your",
    ]

    /// Titles with or without a full stop.
    private static let all: Set<Substring> = [
        "Mr", "Mrs", "Ms", "Miss", "Dr", "Don", "Doña", "Dª", "Prof", "Mme", "Mlle", "Señor", "Señora", "Senhor", "Senhora",
        "Monsieur", "Madame", "Signor",
        "Signora",
    ]
    /// Those that are other words without one: *Sr Engineer*.
    private static let short: Set<Substring> = [
        "Avv", "Capt", "Cllr", "Col", "Dott", "Dra", "Dña", "Lt", "M", "Rev", "Sgt", "Sig", "Sr", "Sra", "Srta",
    ]
    /// Those that Romance languages write with a small letter inside of a sentence.
    private static let small = set(
        """
        don doña dona dom señor señora señorita senhor senhora senhorita senyor senyora senyoreta signor signora signorina
        madame mademoiselle monsieur doctor doctora doutor doutora dottor dottore dottoressa docteur docteure profesor profesora
        professor professora professore professoressa professeur professeure maître ingegner ingeniero ingeniera engenheiro
        engenheira abogado abogada advogado advogada avvocato arquitecto arquitecta arquiteto arquiteta architetto
        """)
    /// Offices and ranks, and what relatives are called by.
    private static let ranks = set(
        """
        Aunt Captain Chancellor Colonel Commissioner Constable Councillor Detective Doctor General Governor Inspector Judge
        Lady Lieutenant Major Mayor Minister President Professor Senator Sergeant Sir Superintendent Uncle
        capitán capitana comandante coronel sargento teniente inspector inspectora comisario comisaria presidente presidenta
        ministro ministra alcalde alcaldesa juez jueza senador senadora diputado diputada concejal concejala tío tía
        capitaine colonel commandant lieutenant inspecteur commissaire juge président présidente ministre sénateur sénatrice
        député députée abbé oncle tante
        capitão tenente inspetor inspetora comissário juiz juíza deputado deputada vereador vereadora tio tia
        capitano colonnello maresciallo commissario ispettore giudice senatore senatrice sindaco zio zia
        """)
    private static let longest = 20

    private static func set(_ words: String) -> Set<Substring> { Set(words.split(whereSeparator: \.isWhitespace)) }

    /// Offices, which are no names behind a title: *Mr President*.
    private static let offices = set(
        """
        Ambassador Chair Chairman Chairwoman Commissioner Director Directora Judge Mayor Minister Ministro Ministra President
        Presidente Presidenta Prime Secretary Senator Speaker Vice
        Alcalde Alcaldesa Asociada Asociado Catedrático Cliente Comisario Consejera Consejero Diputada Diputado Embajador
        Embajadora Emérito Fiscal Honoris Juez Jueza Notario Ponente Portavoz Rector Rectora Secretaria Secretario Senador
        Senadora Titular Usuaria Usuario Vicepresidente
        Comissária Comissário Conselheiro Deputada Deputado Diretor Diretora Embaixador Juiz Juíza Reitor Relator Secretária
        Secretário Utente Utilizador
        Commissaire Directeur Directrice Député Députée Juge Maire Ministre Président Présidente Rapporteur Sénateur
        Commissario Direttore Direttrice Onorevole Relatore Sindaco
        """)
    /// The most words of a name.
    private static let mostWords = 3

    /// The words of the name that begins some words, the last without the punctuation behind it; nil where none does.
    package static func name(in words: ArraySlice<Substring>) -> [Substring]? {
        var parts: [Substring] = []
        for word in words.prefix(mostWords) {
            let letters = word.isInitial ? word : word.prefix { $0.isLetter || $0 == "-" }
            guard letters.count > 1, letters.first?.isUppercase == true, !offices.contains(letters),
                !smallWords.contains(letters.lowercased()),
                letters.dropFirst().contains(where: \.isLowercase) || word.isInitial
            else { break }
            parts.append(letters)
            if letters.endIndex < word.endIndex { break }
        }
        return parts.last?.last == "." ? nil : parts.isEmpty ? nil : parts
    }
}
