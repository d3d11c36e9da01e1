// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names of people inside of sentences that engines make words of: those behind titles, those with surnames, and given names that
/// are words where only a name stands.
///
///     let words = "Ask Mrs Young, Dan Hill or Will.".split(separator: " ")
///     SentenceNames(in: "en").names(among: words).map(\.whole)  // ["Young", "Dan Hill", "Will"]
package struct SentenceNames: Sendable {
    package struct Name: Sendable {
        /// What tells that it is one.
        package enum Evidence: Sendable {
            case title
            case surname
            /// The words beside it, of a given name that is a word.
            case place
        }

        package let evidence: Evidence
        /// Where its first word stands.
        package let start: Int
        /// Its words, without what stands before the first and behind the last.
        package let parts: [Substring]

        /// All of it.
        package var whole: Substring { parts[0].base[parts[0].startIndex..<parts[parts.count - 1].endIndex] }
    }

    private let language: String?
    private let fullNames: FullNames
    private let behindAnyWord: Bool

    /// - Parameters:
    ///   - language: The language of the sentences, without script and region; nil where it is not known.
    ///   - behindAnyWord: Whether a dictionary would make words of all names that are words too, so that less has to tell that
    ///     they are names: `RomanceNames`.
    package init(in language: String? = nil, behindAnyWord: Bool = false) {
        self.language = language
        self.behindAnyWord = behindAnyWord
        fullNames = FullNames(in: language)
    }

    /// The names, in order and without overlap.
    ///
    /// - Parameter words: The words of a text, as single spaces part them.
    /// - Complexity: Linear in the number of words.
    package func names(among words: [Substring]) -> [Name] {
        var names: [Name] = []
        var index = 0
        while index < words.count {
            let name = name(at: index, of: words)
            if let name { names.append(name) }
            index += name?.parts.count ?? 1
        }
        return names
    }

    private func name(at index: Int, of words: [Substring]) -> Name? {
        let word = words[index]
        guard word.contains(where: \.isUppercase) else { return nil }
        if let parts = Self.surname(behindInitial: index, of: words) { return Name(evidence: .title, start: index, parts: parts) }
        let given = word.drop { !$0.isLetter }.prefix(while: \.isLetter)
        let isGiven = GivenNames.mayContain(given)
        let full = (isGiven ? fullNames.surnames(behind: index, of: words) : nil).map { [given] + $0 }
        if index > 0, let parts = name(behindTitle: index - 1, of: words) {
            // Sra. Ana de la Cruz
            return Name(evidence: .title, start: index, parts: full.flatMap { $0.count > parts.count ? $0 : nil } ?? parts)
        }
        if let full { return Name(evidence: .surname, start: index, parts: full) }
        guard isGiven else { return nil }
        let isInEnglish = language == "en"
        let isName =
            isInEnglish
            ? EnglishNames.isName(index, of: words)
            : RomanceNames.isName(index, of: words, in: language, behindAnyWord: behindAnyWord)
        guard isName else { return nil }
        // Ask Mark Long about it.
        let next = isInEnglish && given.endIndex == word.endIndex && index + 1 < words.count ? words[index + 1] : ""
        let surname = next.prefix(while: \.isLetter)
        return Name(evidence: .place, start: index, parts: Surnames.contains(surname) ? [given, surname] : [given])
    }

    /// An initial and a surname that is known: *by J. Frost*; nil where there is none, or the letter may end a sentence, *vitamin
    /// D. Long nights*, or begin a line, where it is the mark of an item.
    private static func surname(behindInitial index: Int, of words: [Substring]) -> [Substring]? {
        let initial = words[index].drop { !$0.isLetter }
        guard initial.isInitial, index > 0, index + 1 < words.count else { return nil }
        let surname = words[index + 1].prefix { $0.isLetter || $0 == "-" }
        let before = words[index - 1]
        guard Surnames.contains(surname), before.last.map(",;:(".contains) == true || beforeNames.contains(before) else {
            return nil
        }
        return [initial, surname]
    }

    /// Small words that names stand behind.
    private static let beforeNames: Set<Substring> = [
        "&", "a", "and", "by", "com", "con", "da", "de", "di", "do", "e", "et", "for", "from", "of", "or", "ou", "par", "per",
        "por",
        "to", "und", "with", "y",
    ]

    /// The words of a name behind a title; nil where there is none, or the word before it is a rank and the name not known.
    private func name(behindTitle index: Int, of words: [Substring]) -> [Substring]? {
        // English writes titles with a capital: *I saw my doctor Friday*.
        if language == "en", words[index].first(where: \.isLetter)?.isLowercase == true { return nil }
        let isRank = Titles.isRank(words[index])
        guard isRank || Titles.stands(at: index, of: words), let parts = Titles.name(in: words[(index + 1)...]) else {
            return nil
        }
        return !isRank || GivenNames.contains(parts[0]) || Surnames.contains(parts[0]) ? parts : nil
    }
}
