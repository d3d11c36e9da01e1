// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names of people in a text, of which engines make those of their language, or words: *O Pedro ligou* became *The Peter called*,
/// *Raquel Mesa* *Raquel Table*.
struct ExactNames: Sendable {
    private struct Name: Sendable {
        let words: [Substring]
        let range: Range<Int>
    }

    private var names: [Name] = []
    /// Whether the language of the translations may end names otherwise.
    private let bendsNames: Bool

    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its language, without script and region; nil where it is not known.
    ///   - target: That of its translations.
    init(in text: String, from language: String? = nil, into target: String? = nil) {
        bendsNames = target.map { !Self.unbending.contains($0) } ?? true
        let sentenceNames = SentenceNames(in: language)
        for line in text.split(whereSeparator: \.isNewline) {
            let letters = line.split { !$0.isLetter }
            guard letters.contains(where: { GivenNames.mayContain($0) || Surnames.contains($0) }) else { continue }
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            // Behind a title languages have their own names, too: *Don Quijote*.
            let full = sentenceNames.names(among: words).filter { name in
                name.evidence != .title || GivenNames.mayContain(name.parts[0]) || name.parts.contains(where: Surnames.contains)
            }.map { Name(words: $0.whole.split { !$0.isLetter }, range: text.utf8Offsets(of: $0.whole)) }
            let covered = Set(full.flatMap(\.range))
            let given = letters.contains(where: Self.scripture.contains) ? [] : Self.givenNames(among: letters, of: text)
            names += full + given.filter { !covered.contains($0.range.lowerBound) }
        }
    }

    /// Given names alone.
    private static func givenNames(among words: [Substring], of text: String) -> [Name] {
        var found: [Name] = []
        for (index, word) in words.enumerated() where isName(word) {
            // São João, Pope Francis, Maria II and Alexander the Great have names in other languages.
            let behind = words[(index + 1)...].prefix(2)
            let isRuler = behind.first.map { surnamesOfRulers.contains($0) || $0.allSatisfy("IVX".contains) } ?? false
            let hasEpithet = behind.first.map { articles.contains($0) } == true && behind.last?.first?.isUppercase == true
            let isKnownElsewhere = behind.first.map(FullNames.others.contains) ?? false
            let isPossessive = ["'", "’"].contains(text[word.endIndex...].first)
            guard !words[..<index].suffix(2).contains(where: Honours.contains), !isRuler, !hasEpithet, !isPossessive,
                !isKnownElsewhere
            else {
                continue
            }
            found.append(Name(words: [word], range: text.utf8Offsets(of: word)))
        }
        return found
    }

    private static func isName(_ word: Substring) -> Bool {
        word.utf8.count >= shortest && GivenNames.contains(word) && !GivenNames.isAmbiguous(word)
            && !GivenNames.alsoPlaces.contains(word)
    }

    /// Where those stand that a translation in Latin letters has less often; of equal ones all.
    func lost(in translation: String) -> [Range<Int>] {
        guard !names.isEmpty else { return [] }
        let expected = counts(in: names.map(\.words))
        let found = counts(in: [translation.split { !$0.isLetter }])
        return names.filter { found[$0.words, default: 0] < expected[$0.words, default: 0] }.map(\.range)
    }

    /// How often each name stands in some texts, alone or in a longer one.
    ///
    /// - Complexity: Linear in the number of words, but where many names begin alike.
    private func counts(in texts: [[Substring]]) -> [[Substring]: Int] {
        let beginnings = Dictionary(grouping: Set(names.map(\.words))) { Self.beginning(of: $0[0]) }
        var counts: [[Substring]: Int] = [:]
        for words in texts {
            for start in words.indices {
                for name in beginnings[Self.beginning(of: words[start])] ?? []
                where words.count - start >= name.count && zip(name, words[start...]).allSatisfy({ isForm($1, of: $0) }) {
                    counts[name, default: 0] += 1
                }
            }
        }
        return counts
    }

    /// Whether a word is one of a name, or that word with another ending.
    private func isForm(_ word: Substring, of name: Substring) -> Bool {
        word == name || bendsNames && name.count > Self.beginningLength && word.hasPrefix(name.dropLast())
    }

    /// What all forms of a word have.
    private static func beginning(of word: Substring) -> Substring { word.prefix(beginningLength) }

    private static let beginningLength = 2
    /// Languages in which names have no cases.
    private static let unbending: Set = [
        "af", "an", "ast", "ca", "da", "de", "en", "es", "fr", "gl", "it", "nb", "nl", "nn", "oc", "pt", "sv",
    ]
    private static let shortest = 3
    /// Behind names of rulers, and between a name and what a ruler is called.
    private static let surnamesOfRulers: Set<Substring> = ["Caesar", "César", "Magno", "Magnus"]
    private static let articles: Set<Substring> = ["the", "of", "o", "a", "el", "la", "le"]
    /// What texts speak of whose names each language has its own for.
    private static let scripture: Set<Substring> = [
        "Belém", "Belén", "Bethlehem", "Bible", "Biblia", "Bíblia", "Jesus", "Jesús", "Adán", "Adão", "Corinthians",
        "Coríntios", "Gálatas", "apostles", "apóstoles", "apóstolos",
    ]
}
