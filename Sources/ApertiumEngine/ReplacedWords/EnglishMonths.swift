// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning
import TranslationBatches

/// Names of months in English that dictionaries take for other words: *March* is a walk, *April* a woman, *August* a clown.
///
/// Another month goes for each of these, which are written in its place in the translation:
///
///     let months = EnglishMonths(in: "12 March 2024", months: …)
///     months?.text  // "12 February 2024"
///     months?.restored(in: "12 febrero 2024")  // "12 marzo 2024"
struct EnglishMonths: ReplacedWords, Hashable {
    /// A month whose name is another word in English, and one that goes for it, with its name in the language translated into.
    /// Both begin with a vowel there or neither does, so that articles before them are right.
    struct Month: Sendable, Hashable {
        let name: String
        let translation: String
        let standIn: String
        let translatedStandIn: String
    }

    /// The months for which others go, into a language; none where the dictionaries know them.
    static func months(into target: LanguageTag) -> [Month] {
        guard misread.contains(target.language) else { return [] }
        let translations = Dictionary(
            uniqueKeysWithValues: zip(CalendarNames.months(in: "en"), CalendarNames.months(in: target.language)))
        return standIns.flatMap { name, standIns -> [Month] in
            guard let translation = translations[name] else { return [] }
            return standIns.compactMap { standIn in
                guard let translated = translations[standIn], startsWithVowel(translated) == startsWithVowel(translation) else {
                    return nil
                }
                return Month(name: name, translation: translation, standIn: standIn, translatedStandIn: translated)
            }
        }
    }

    /// Languages into which the dictionaries take months for other words.
    private static let misread: Set = ["ca", "es", "gl"]

    private static let allMonths = Set(CalendarNames.months(in: "en"))

    /// What may go for a month, the best first.
    private static let standIns = [
        "March": ["February", "July"], "April": ["October", "January"], "May": ["December", "November"],
        "August": ["January", "October"],
    ]

    private static func startsWithVowel(_ name: String) -> Bool { name.first.map { "aeiou".contains($0) } ?? false }

    /// The text as it travels.
    let text: String
    /// The months in it that others go for, and how often.
    private let sent: [Month: Int]

    /// The months in a text; nil where none has such a name.
    init?(in source: String, months: [Month]) {
        let spaces = Array(source.filter(Self.isSpace))
        var words = source.split(omittingEmptySubsequences: false, whereSeparator: Self.isSpace)
        var sent: [Month: Int] = [:]
        let months = months.filter { source.contains($0.name) && !source.contains($0.standIn) }
        guard !months.isEmpty else { return nil }
        for index in words.indices {
            let core = words[index].drop { !$0.isLetter && !$0.isNumber }.prefix(while: \.isLetter)
            let month = months.first { month in
                month.name == core && !sent.keys.contains { $0 != month && $0.standIn == month.standIn }
            }
            // What a line begins with goes with no month at the end of the line before it.
            let isLast = index < spaces.count && spaces[index].isNewline
            guard let month, Self.isMonth(index, of: isLast ? words[...index] : words[...]) else { continue }
            words[index] = words[index][..<core.startIndex] + month.standIn + words[index][core.endIndex...]
            sent[month, default: 0] += 1
        }
        guard !sent.isEmpty else { return nil }
        text = zip(words, spaces.map(String.init) + [""]).reduce(into: "") { $0 += $1.0 + $1.1 }
        self.sent = sent
    }

    /// A translation with the months that others went for; nil where these are not there as often.
    func restored(in translation: String) -> String? {
        var result = ""
        var found: [Month: Int] = [:]
        var rest = translation[...]
        while let first = rest.first {
            let word = first.isLetter ? rest.prefix(while: \.isLetter) : rest.prefix(1)
            rest = rest[word.endIndex...]
            if let month = sent.keys.first(where: { $0.translatedStandIn == word.lowercased() }) {
                let name = month.translation
                result += first.isUppercase ? name.withFirstCapital : name
                found[month, default: 0] += 1
            } else {
                result += word
            }
        }
        return found == sent ? result : nil
    }

    /// Before the name of a month, in small letters.
    private static let prepositions: Set<Substring> = [
        "after", "before", "between", "by", "during", "early", "every", "from", "in", "last", "late", "mid", "next", "of",
        "since",
        "this", "through", "till", "to", "until",
    ]

    /// Whether a character parts words; lines do not break at the second.
    private static func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\u{A0}" || character.isNewline
    }

    private static func isMonth(_ index: Int, of words: ArraySlice<Substring>) -> Bool {
        if words.count == 1 { return true }
        let next = index + 1 < words.endIndex ? words[index + 1] : ""
        if next.first?.isNumber == true { return true }
        guard index > 0, let before = words[index - 1].first(where: { $0 != Character(Placeholder.scalar) }) else { return false }
        // the 12th of August
        if before.isNumber || index > 1 && words[index - 1] == "of" && words[index - 2].first?.isNumber == true { return true }
        // A name may begin with it: *since March Against Fear*; behind a full stop another sentence does.
        if next.first?.isUppercase == true, !endsPhrase(words[index]) { return false }
        // January, February and March
        let isListed =
            (["and", "or", "&"].contains(words[index - 1]) || words[index - 1].last == ",")
            && words[..<index].suffix(3).contains { allMonths.contains(String($0.prefix(while: \.isLetter))) }
        return isListed || prepositions.contains(words[index - 1].drop { !$0.isLetter }.lowercased()[...])
    }

    /// Whether a mark behind the letters of a word parts it from the next: `March.`, `March,”`
    private static func endsPhrase(_ word: Substring) -> Bool {
        word.reversed().prefix { !$0.isLetter }.contains { ".,;:!?…)]\"”»—–".contains($0) }
    }
}
