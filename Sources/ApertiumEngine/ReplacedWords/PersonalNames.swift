// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// The surnames behind given names in a text, where they are words as well. They stay away from a chain, whose dictionaries would
/// make *Dan Cerro* of *Dan Hill*.
///
/// The given name goes alone, so that the grammar has its noun, and gets the surname back in the translation:
///
///     let names = PersonalNames(in: "Dan Hill's dog is big.")
///     names?.text  // "Dan's dog is big."
///     names?.restored(in: "El perro de Dan es grande.")  // "El perro de Dan Hill es grande."
struct PersonalNames: ReplacedWords, Hashable {
    private struct Name: Sendable, Hashable {
        /// What goes in place of it: its last given name, or another one where that is a word.
        let sent: Substring
        /// How many of the same stand before it in the text.
        let occurrence: Int
        /// The name.
        let whole: String
    }

    /// The text without the surnames.
    let text: String
    private let names: [Name]
    /// How often each of these given names stands in the text, with and without a surname.
    private let counts: [Substring: Int]

    /// The names in a text; nil where there is none.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - language: Its language, without script and region; nil where it is not known.
    ///   - standingIn: Whether other given names go for all, since a dictionary has translated some: *Gesù* for *Jesús*.
    init?(in source: String, language: String? = nil, standingIn: Bool = false) {
        let words = source.split(separator: " ", omittingEmptySubsequences: false)
        guard words.contains(where: { GivenNames.mayContain(Self.letters(in: $0)) || Titles.endsWord($0) }) else { return nil }
        let fullNames = FullNames(in: language)
        let inEnglish = language == "en"
        var names: [Name] = []
        var seen: [Substring: Int] = [:]
        var standIns = Self.standIns.filter { !source.contains($0) }[...]
        var (text, index) = ("", 0)
        func send(_ sent: Substring, for whole: String) {
            text += sent
            names.append(Name(sent: sent, occurrence: seen[sent, default: 0], whole: whole))
            seen[sent, default: 0] += 1
        }
        while index < words.count {
            let word = words[index]
            if index > 0 { text += " " }
            let given = Self.letters(in: word)
            let surnames = given.endIndex == word.endIndex ? fullNames.surnames(behind: index, of: words) : nil
            index += 1
            if inEnglish, word == "St" || word == "St.", index < words.count,
                ["'s", "’s"].contains(where: words[index].contains), words[index].first?.isUppercase == true,
                let standIn = standIns.popFirst()
            {
                // St Luke's Hospital: rules part the saint from his name.
                let saint = Self.letters(in: words[index])
                send(standIn, for: "\(word) \(saint)")
                text += words[index][saint.endIndex...]
                index += 1
            } else if index > 1, Titles.stands(at: index - 2, of: words), let parts = Titles.name(in: words[(index - 1)...]),
                let standIn = standIns.popFirst()
            {
                send(standIn, for: parts.joined(separator: " "))
                index += parts.count - 1
                text += words[index - 1].dropFirst(parts[parts.count - 1].count)
            } else if word.startIndex == given.startIndex, surnames == nil,
                inEnglish
                    ? EnglishNames.isName(index - 1, of: words)
                    : RomanceNames.isName(index - 1, of: words, in: language, behindAnyWord: true),
                let standIn = standIns.popFirst()
            {
                send(standIn, for: String(given))
                text += word[given.endIndex...]
            } else if let surnames, let sent = GivenNames.isAmbiguous(given) || standingIn ? standIns.popFirst() : given {
                text += word[..<given.startIndex]
                send(sent, for: String(given) + surnames.map { " " + $0 }.joined())
                index += surnames.count
                // The punctuation behind the name.
                text += words[index - 1].dropFirst(surnames[surnames.count - 1].count)
            } else {
                text += word
                seen[given, default: 0] += 1
            }
        }
        guard !names.isEmpty else { return nil }
        (self.names, self.text) = (names, text)
        counts = seen.filter { word, _ in names.contains { $0.sent == word } }
    }

    /// A translation of the text with whole names; nil where what went for them is not there as often.
    func restored(in translation: String) -> String? {
        var result = ""
        var seen: [Substring: Int] = [:]
        var rest = translation[...]
        while let first = rest.first {
            let word = first.isLetter ? rest.prefix(while: \.isLetter) : rest.prefix(1)
            rest = rest[word.endIndex...]
            guard counts[word] != nil else {
                result += word
                continue
            }
            let occurrence = seen[word, default: 0]
            seen[word] = occurrence + 1
            let name = names.first { $0.sent == word && $0.occurrence == occurrence }
            result += name?.whole ?? String(word)
        }
        return seen == counts ? result : nil
    }

    /// Names that dictionaries know, for those that they take for words.
    private static let standIns: [Substring] = ["John", "Peter", "Paul", "David", "Thomas"]

    /// The letters of a word, without what stands before the first and from the first that follows on.
    private static func letters(in word: Substring) -> Substring {
        word.drop { !$0.isLetter }.prefix(while: \.isLetter)
    }
}
