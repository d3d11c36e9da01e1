// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Negations that the rules from Spanish into English lose: *Nadie vino* becomes *Anybody came*, *No se devolverá* *It will
/// give*.
///
/// A sentence is amended where the source denies and the translation has no word that does.
enum LostNegations {
    /// What is lost: by which words the source denies, what stands in the translation, and what is to stand there.
    private static let losses: [(denials: Set<Substring>, amendments: [(lost: String, found: String)])] = [
        (["nadie"], [("Anybody", "Nobody"), ("anybody", "nobody")]),
        (
            ["ningún", "ninguna", "ninguno"],
            [("Any of", "None of"), ("any of", "none of"), ("Any", "No"), ("any", "no")]
        ),
        (["nada"], [("At all it", "Nothing"), ("at all it", "nothing"), ("At all", "Nothing"), ("at all", "nothing")]),
        (
            ["no"],
            [
                ("There will be", "There will not be"), ("there will be", "there will not be"),
                ("There would be", "There would not be"), ("there would be", "there would not be"), ("Will", "Will not"),
                ("will", "will not"), ("would", "would not"),
            ]
        ),
    ]
    private static let negatives: Set<Substring> = [
        "not", "no", "nobody", "none", "never", "nothing", "neither", "nor", "cannot", "without",
    ]
    /// Words that say the same as others of the source, which are not lost.
    private static let others: [Substring: [Substring]] = ["without": ["sin"], "neither": ["ni", "tampoco"], "nor": ["ni"]]
    /// Words that deny nothing in these phrases.
    private static let phrases = ["no obstante", "nada más", "a no ser que", "hasta que no", "¿no?"]

    /// A translation with the negations of its source, sentence by sentence, where both have as many.
    static func restored(in translation: String, of source: String) -> String {
        guard losses.contains(where: { !words(of: source).isDisjoint(with: $0.denials) }) else { return translation }
        let (sources, translations) = (sentences(of: source), sentences(of: translation))
        guard sources.count == translations.count else { return translation }
        return zip(sources, translations).map { source, translation in
            let (clauses, others) = (parts(of: source, endingWith: ",;:"), parts(of: translation, endingWith: ",;:"))
            guard clauses.count == others.count else { return restored(in: translation, of: source) }
            return zip(clauses, others).map { restored(in: $1, of: $0) }.joined()
        }.joined()
    }

    private static func restored(in translation: Substring, of source: Substring) -> String {
        let said = phrases.reduce(source.lowercased()) { $0.replacing($1, with: " ") }
        // Nadie puede entrar sin documento: *without* is that of *sin*. But: sin ninguna duda, sin decir nada.
        let isDeniedTwice = said.contains(/\bsin (?:\p{L}+ ){0,2}(?:nada|nadie|ning[uú])/)
        let own = words(of: said)
        let negatives = negatives.filter { word in
            !(others[word] ?? []).contains(where: own.contains) || word == "without" && isDeniedTwice
        }
        let isDenied =
            translation.containsAny(utf8: ["n't", "n’t"]) || !words(of: translation).isDisjoint(with: negatives)
        guard !isDenied else { return String(translation) }
        for loss in losses where !words(of: said).isDisjoint(with: loss.denials) {
            for (lost, found) in loss.amendments {
                let places = translation.wordRanges(of: lost)
                // Of two one would have to guess.
                if places.count > 1 { return String(translation) }
                if let range = places.first {
                    return translation[..<range.lowerBound] + found + translation[range.upperBound...]
                }
            }
        }
        return String(translation)
    }

    private static func words(of text: some StringProtocol) -> Set<Substring> {
        Set(text.lowercased().split { !$0.isLetter })
    }

    /// The sentences of a text, each with the mark that ends it.
    private static func sentences(of text: String) -> [Substring] {
        parts(of: text[...], endingWith: ".!?").reduce(into: []) { sentences, part in
            // *EE.UU. con visado*
            if let last = sentences.last, part.first(where: { !$0.isWhitespace })?.isLowercase == true {
                sentences[sentences.count - 1] = text[last.startIndex..<part.endIndex]
            } else {
                sentences.append(part)
            }
        }
    }

    /// The parts of a text, each with the mark that ends it. Within a word or a number it is none: `3.5`.
    private static func parts(of text: Substring, endingWith marks: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = text
        var searched = rest
        while let end = searched.firstIndex(where: marks.contains) {
            let next = rest.index(after: end)
            searched = rest[next...]
            guard searched.first?.isLetter != true, searched.first?.isNumber != true else { continue }
            parts.append(rest[..<next])
            rest = searched
        }
        return rest.isEmpty ? parts : parts + [rest]
    }
}
