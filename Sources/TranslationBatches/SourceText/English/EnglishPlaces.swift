// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes English otherwise where a unit is joined to a place of a template. Engines get such a word as a part of the place, and
/// leave it in English: *your %d-day trial*.
enum EnglishPlaces {
    /// A text with measures behind what is measured: *your trial of %d days*.
    static func written(_ text: String) -> String {
        guard mayHoldPlace(text) else { return text }
        return text.replacing(measures) { match in
            guard isAlone(match.2), !joins(match.1 ?? match.2), let phrase = Phrase(match.4, match.5, before: match.6),
                !phrase.words.split(separator: " ").contains(where: behindMeasures.contains)
            else { return String(match.0) }
            let isVowel = "aeio".contains(phrase.words.prefix(1))
            let article = match.1.map { ($0.first == "A" ? "A" : "a") + (isVowel ? "n " : " ") }
            return "\(article ?? "")\(phrase.words) of \(match.2) \(match.3)s\(phrase.rest)"
        }
    }

    /// Whether nothing adjoins a place before it: the end of markup around a name is none.
    static func isAlone(_ place: Substring) -> Bool {
        place.base[..<place.startIndex].last.map { $0.isWhitespace || "([\"“‘'".contains($0) } ?? true
    }

    /// Whether what stands before a word joins it to others: *a {n}-bit or {m}-bit system*.
    private static func joins(_ word: Substring) -> Bool {
        word.base[..<word.startIndex].split(separator: " ").last.map { ["and", "or", "to"].contains($0) } ?? false
    }

    /// Whether something may be joined to the end of a place.
    private static func mayHoldPlace(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "}") || $0 == 0xEF }
            && text.utf8.contains(UInt8(ascii: "-"))
    }

    /// One or two words behind a place, if they are all that belongs together.
    private struct Phrase {
        let words: String
        /// What follows of the words that were read.
        let rest: String

        init?(_ first: Substring, _ second: Substring?, before next: Substring?) {
            guard !ends.contains(first) else { return nil }
            if let second, ends.contains(second) {
                (words, rest) = (String(first), " \(second)")
            } else {
                guard next.map(ends.contains) ?? true else { return nil }
                (words, rest) = (second.map { "\(first) \($0)" } ?? String(first), "")
            }
        }
    }

    /// Words that end a phrase.
    private static let ends: Set<Substring> = [
        "and", "are", "at", "before", "by", "can", "for", "from", "has", "have", "if", "in", "is", "of", "on", "or", "that", "to",
        "was", "were", "when", "which", "will", "with",
    ]
    /// What a measure says something of, and is no noun: *a {age}-year old man*.
    private static let behindMeasures: Set<Substring> = [
        "away", "deep", "early", "high", "late", "long", "old", "tall", "thick", "wide",
    ]

    private typealias Measure = (Substring, Substring?, Substring, Substring, Substring, Substring?, Substring?)

    private static var measures: Regex<Measure> {
        #/
        (\b[Aa]n?\ )?(%(?:\d+\$)?l{0,2}[duif]|\{[\w.]*\}|\x{FFFC})
        -(second|minute|hour|day|night|week|month|year|page|word|character|letter|digit|line|byte|bit|pixel|point|person|mile)
        \ ([a-z]+)(?:\ ([a-z]+))?(?=\ ([a-z]+)|[.,!?;:)]|$)
        /#
    }
}
