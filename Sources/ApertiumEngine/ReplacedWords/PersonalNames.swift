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
        let inEnglish = language == "en"
        var found = SentenceNames(in: language, behindAnyWord: true).names(among: words)[...]
        var names: [Name] = []
        var seen: [Substring: Int] = [:]
        var standIns = Self.standIns.filter { !source.contains($0) }[...]
        var (text, index) = ("", 0)
        func send(_ sent: Substring, for whole: Substring) {
            text += sent
            names.append(Name(sent: sent, occurrence: seen[sent, default: 0], whole: String(whole)))
            seen[sent, default: 0] += 1
        }
        while index < words.count {
            let word = words[index]
            if index > 0 { text += " " }
            // A name that a saint's goes over is over as well.
            found = found.drop { $0.start < index }
            let name = found.first.flatMap { $0.start == index ? $0 : nil }
            let saint = inEnglish ? Self.saint(at: index, of: words) : nil
            if let saint, let standIn = standIns.popFirst() {
                send(standIn, for: saint)
                index += 2
                // The ending of the genitive.
                text += words[index - 1][saint.endIndex...]
            } else if let name, let sent = Self.isSent(name, standingIn) ? name.parts[0] : standIns.popFirst() {
                text += word[..<name.whole.startIndex]
                send(sent, for: name.whole)
                index += name.parts.count
                // The punctuation behind the name.
                text += words[index - 1][name.whole.endIndex...]
            } else {
                text += word
                seen[Self.letters(in: word), default: 0] += 1
                index += 1
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

    /// Whether the first word of a name goes for all of it: a given name with a surname that is no word.
    private static func isSent(_ name: SentenceNames.Name, _ standingIn: Bool) -> Bool {
        name.evidence == .surname && !standingIn && !GivenNames.isAmbiguous(name.parts[0])
    }

    /// A saint whose name begins that of a place: rules part *St* and *Luke's* in *St Luke's Hospital*.
    private static func saint(at index: Int, of words: [Substring]) -> Substring? {
        guard words[index] == "St" || words[index] == "St.", index + 1 < words.count,
            ["'s", "’s"].contains(where: words[index + 1].contains), words[index + 1].first?.isUppercase == true
        else { return nil }
        return words[index].base[words[index].startIndex..<letters(in: words[index + 1]).endIndex]
    }

    /// Names that dictionaries know, for those that they take for words.
    private static let standIns: [Substring] = ["John", "Peter", "Paul", "David", "Thomas"]

    /// The letters of a word, without what stands before the first and from the first that follows on.
    private static func letters(in word: Substring) -> Substring {
        word.drop { !$0.isLetter }.prefix(while: \.isLetter)
    }
}
