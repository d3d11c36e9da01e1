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
    /// - Parameter inEnglish: Whether the text is in English, in which only names have capitals inside of a sentence.
    /// - Parameter standingIn: Whether other given names go for all, since a dictionary has translated some: *Gesù* for *Jesús*.
    init?(in source: String, inEnglish: Bool = false, standingIn: Bool = false) {
        let words = source.split(separator: " ", omittingEmptySubsequences: false)
        guard words.contains(where: { GivenNames.mayContain(Self.letters(in: $0)) || Titles.endsWord($0) }) else { return nil }
        var names: [Name] = []
        var seen: [Substring: Int] = [:]
        var standIns = Self.standIns.filter { !source.contains($0) }[...]
        var (text, index) = ("", 0)
        while index < words.count {
            let word = words[index]
            if index > 0 { text += " " }
            let given = Self.letters(in: word)
            let isWord = GivenNames.alsoWords.contains(given)
            index += 1
            // St Luke's Hospital: rules part the saint from his name.
            if inEnglish, word == "St" || word == "St.", index < words.count,
                ["'s", "’s"].contains(where: words[index].contains), words[index].first?.isUppercase == true,
                let standIn = standIns.popFirst()
            {
                let saint = Self.letters(in: words[index])
                text += standIn + words[index][saint.endIndex...]
                names.append(Name(sent: standIn, occurrence: seen[standIn, default: 0], whole: "\(word) \(saint)"))
                seen[standIn, default: 0] += 1
                index += 1
                continue
            }
            if index > 1, Titles.stands(at: index - 2, of: words), let parts = Titles.name(in: words[(index - 1)...]),
                let standIn = standIns.popFirst()
            {
                text += standIn
                names.append(
                    Name(sent: standIn, occurrence: seen[standIn, default: 0], whole: parts.joined(separator: " ")))
                seen[standIn, default: 0] += 1
                index += parts.count - 1
                text += words[index - 1].dropFirst(parts[parts.count - 1].count)
                continue
            }
            if word.startIndex == given.startIndex, Self.surnames(in: words[index...]) == nil,
                inEnglish ? EnglishNames.isName(index - 1, of: words) : isWord && Self.isNameAlone(index - 1, of: words),
                let standIn = standIns.popFirst()
            {
                text += standIn + word[given.endIndex...]
                names.append(Name(sent: standIn, occurrence: seen[standIn, default: 0], whole: String(given)))
                seen[standIn, default: 0] += 1
                continue
            }
            guard given.endIndex == word.endIndex, GivenNames.contains(given),
                let surnames = Self.surnames(in: words[index...]),
                !isWord || Self.isBesideText(index - 1, of: words)
                    || index == 1
                        && (Self.endsPhrase(index + surnames.count - 1, of: words)
                            || Self.isBeforeVerb(index + surnames.count - 1, of: words)),
                let sent = isWord || standingIn ? standIns.popFirst() : given
            else {
                text += word
                seen[given, default: 0] += 1
                continue
            }
            text += word[..<given.startIndex] + sent
            let whole = String(given) + surnames.map { " " + $0 }.joined()
            names.append(Name(sent: sent, occurrence: seen[sent, default: 0], whole: whole))
            seen[sent, default: 0] += 1
            index += surnames.count
            // The punctuation behind the name.
            text += words[index - 1].dropFirst(surnames[surnames.count - 1].count)
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
    /// What stands before a noun that is no name: *the Grace period*, *la Victoria*.
    private static let articles: Set = [
        "a", "an", "el", "il", "la", "las", "le", "les", "los", "o", "our", "the", "this", "un", "una", "une", "your",
    ]
    /// The most surnames that a person has in Spanish and Portuguese.
    private static let mostSurnames = 2

    /// The surnames at the beginning of words, with the initials before them, each without the punctuation behind it; nil where
    /// there is none.
    private static func surnames(in words: ArraySlice<Substring>) -> [Substring]? {
        var found: [Substring] = []
        var count = 0
        for word in words {
            if count == 0, word.isInitial {
                found.append(word)
                continue
            }
            let surname = word.prefix(while: \.isLetter)
            guard Surnames.contains(surname) else { break }
            found.append(surname)
            count += 1
            if surname.endIndex < word.endIndex || count == mostSurnames { break }
        }
        return count == 0 ? nil : found
    }

    /// Whether nothing follows a word, or something that parts it from what does: *Grace Hill (chair)*, *Will Brown:*.
    private static func endsPhrase(_ index: Int, of words: [Substring]) -> Bool {
        guard index + 1 < words.count else { return true }
        return words[index].last.map { ",:;".contains($0) } ?? false
            || words[index + 1].first.map { "(–—-/,&".contains($0) } ?? false
    }

    /// Whether a word of what people do follows a name that begins a sentence: *Mark Long asked*.
    private static func isBeforeVerb(_ index: Int, of words: [Substring]) -> Bool {
        guard index + 1 < words.count, words[index].last?.isLetter == true else { return false }
        let next = words[index + 1]
        return verbs.contains(next) || next.count > 4 && next.hasSuffix("ed")
    }

    private static let verbs: Set<Substring> = [
        "and", "dijo", "e", "es", "ha", "pidió", "tiene", "vino", "y", "can", "gave", "had", "has", "made", "said", "says",
        "sent", "thinks", "told", "took", "was", "will",
        "wrote",
    ]

    /// Whether a name is the first word of something else: *Bill Payment*, *Mark as Read*.
    private static func isBeforeTerm(_ index: Int, of words: [Substring]) -> Bool {
        guard index < words.count, words[index - 1].last?.isLetter == true else { return false }
        return words[index].first?.isUppercase == true || words[index] == "as" || words[index] == "per"
    }

    /// Whether a word stands in a sentence: one in small letters before it, or a name with a comma.
    private static func isBesideText(_ index: Int, of words: [Substring]) -> Bool {
        guard index > 0, let first = words[index - 1].first, let last = words[index - 1].last else { return false }
        return first.isLowercase && last.isLetter || index > 1 && last == "," && GivenNames.contains(words[index - 2])
    }

    /// Whether a name alone is no word: behind a small word, *por Lucía*, or at the end behind a comma, *Vete, Paz.*
    private static func isNameAlone(_ index: Int, of words: [Substring]) -> Bool {
        let isAddressed = index > 1 && index == words.count - 1 && words[index - 1].last == ","
        return (isBesideText(index, of: words) || isAddressed) && !isBeforeTerm(index + 1, of: words)
            && !articles.contains(words[index - 1].lowercased())
    }

    /// The letters of a word, without what stands before the first and from the first that follows on.
    private static func letters(in word: Substring) -> Substring {
        word.drop { !$0.isLetter }.prefix(while: \.isLetter)
    }
}
