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
        let fullNames = FullNames(in: language)
        for line in text.split(whereSeparator: \.isNewline) {
            let letters = line.split { !$0.isLetter }
            guard letters.contains(where: GivenNames.mayContain) else { continue }
            let full = Self.names(in: line, by: fullNames, of: text, in: language)
            let given = letters.contains(where: Self.scripture.contains) ? [] : Self.givenNames(among: letters, of: text)
            names += full + given.filter { given in !full.contains { $0.range.overlaps(given.range) } }
        }
    }

    /// Given names with their surnames, and those that are words and stand alone where only names do.
    private static func names(
        in line: Substring, by fullNames: FullNames, of text: String, in language: String?
    ) -> [Name] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        var found: [Name] = []
        var index = 0
        while index < words.count {
            defer { index += 1 }
            let given = words[index].drop { !$0.isLetter }.prefix(while: \.isLetter)
            let surnames = fullNames.surnames(behind: index, of: words) ?? []
            guard !surnames.isEmpty || RomanceNames.isName(index, of: words, in: language) else { continue }
            let whole = line[given.startIndex..<(surnames.last ?? given).endIndex]
            found.append(Name(words: whole.split { !$0.isLetter }, range: text.utf8Offsets(of: whole)))
            index += surnames.count
        }
        return found
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
        let words = translation.split { !$0.isLetter }
        let lost = Dictionary(grouping: names, by: \.words).filter { name, all in
            count(of: name, in: words) < all.count
        }
        return names.filter { lost[$0.words] != nil }.map(\.range)
    }

    /// How often words stand side by side among others.
    private func count(of name: [Substring], in words: [Substring]) -> Int {
        guard words.count >= name.count else { return 0 }
        return (0...(words.count - name.count)).count { start in
            zip(name, words[start...]).allSatisfy { $1 == $0 || bendsNames && $1.hasPrefix($0.dropLast()) }
        }
    }

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
