// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes English otherwise where a word is joined to a place of a template. Engines get such a word as a part of the place, and
/// leave it in English: *your %d-day trial*, *{name}'s profile*.
enum EnglishPlaces {
    /// A text with measures and owners behind what is measured and owned: *your trial of %d days*, *the profile of {name}*.
    static func written(_ text: String) -> String {
        guard mayHoldPlace(text) else { return text }
        var expressions = Expressions()
        let measured = text.replacing(expressions.measures) { match in
            guard isAlone(match.2), !joins(match.1 ?? match.2), let phrase = Phrase(match.4, match.5, before: match.6),
                !phrase.words.split(separator: " ").contains(where: behindMeasures.contains)
            else { return String(match.0) }
            let isVowel = "aeio".contains(phrase.words.prefix(1))
            let article = match.1.map { ($0.first == "A" ? "A" : "a") + (isVowel ? "n " : " ") }
            return "\(article ?? "")\(phrase.words) of \(match.2) \(match.3)s\(phrase.rest)"
        }
        return measured.replacing(expressions.owners) { match in
            // {name}'s typing, {app}'s ready
            guard isAlone(match.1), let phrase = Phrase(match.2, match.3, before: match.4), !phrase.mayBeState else {
                return String(match.0)
            }
            let before = measured[..<match.range.lowerBound]
            let beginsSentence = match.0.beginsSentence
            let next = measured[match.range.upperBound...].first
            // {name}'s left. Behind a noun or a title the place is a part of the name: User {name}'s account.
            let isOwner =
                beginsSentence
                ? phrase.words.contains(" ") || !phrase.rest.isEmpty || next != "." && next != "!"
                : before.split(separator: " ").last.map { beforeOwners.contains($0.lowercased()) } ?? false
            guard isOwner else { return String(match.0) }
            let article = beginsSentence ? "The" : "the"
            return "\(article) \(phrase.words) of \(match.1)\(phrase.rest)"
        }
    }

    /// Whether nothing adjoins a place before it: the end of markup around a name is none.
    private static func isAlone(_ place: Substring) -> Bool {
        place.base[..<place.startIndex].last.map { $0.isWhitespace || "([\"“‘'".contains($0) } ?? true
    }

    /// Whether what stands before a word joins it to others: *a {n}-bit or {m}-bit system*.
    private static func joins(_ word: Substring) -> Bool {
        word.base[..<word.startIndex].split(separator: " ").last.map { ["and", "or", "to"].contains($0) } ?? false
    }

    /// Whether something may be joined to the end of a place.
    private static func mayHoldPlace(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "}") || $0 == 0xEF }
            && text.containsAny(utf8: ["-", "'s ", "’s "])
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

        /// Whether *is* may stand before it.
        var mayBeState: Bool {
            words.hasSuffix("ing") || words.hasSuffix("ed") || states.contains(words.prefix(while: \.isLetter))
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
    /// What may stand before somebody who owns something.
    private static let beforeOwners: Set<String> = [
        "about", "at", "by", "change", "delete", "edit", "for", "from", "in", "of", "on", "open", "remove", "see", "show", "to",
        "update", "view", "visit", "with",
    ]
    private static let states: Set<Substring> = [
        "a", "an", "available", "away", "back", "busy", "down", "empty", "full", "here", "invalid", "missing", "no", "not", "now",
        "offline", "online", "open", "out", "ready", "the", "there", "too", "up", "valid", "wrong",
    ]

    private struct Expressions {
        typealias Measure = (Substring, Substring?, Substring, Substring, Substring, Substring?, Substring?)
        typealias Owner = (Substring, Substring, Substring, Substring?, Substring?)

        // Expressions are no constants that tasks may share.
        lazy var measures: Regex<Measure> =
            #/
            (\b[Aa]n?\ )?(%(?:\d+\$)?l{0,2}[duif]|\{[\w.]*\}|\x{FFFC})
            -(second|minute|hour|day|night|week|month|year|page|word|character|letter|digit|line|byte|bit|pixel|point|person|mile)
            \ ([a-z]+)(?:\ ([a-z]+))?(?=\ ([a-z]+)|[.,!?;:)]|$)
            /#
        lazy var owners: Regex<Owner> =
            #/
            (%(?:\d+\$)?[@s]|\{[\w.]*\}|\x{FFFC})['’]s\ ([a-z]+)(?:\ ([a-z]+))?(?=\ ([a-z]+)|[.,!?;:)]|$)
            /#
    }
}
