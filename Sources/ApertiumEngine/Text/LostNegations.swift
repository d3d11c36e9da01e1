// SPDX-License-Identifier: Apache-2.0

/// Negations that the rules from Spanish into English lose: *Nadie vino* becomes *Anybody came*, *No habrá agua* *There will be
/// water*.
///
/// A sentence is amended where the source denies and the translation has no word that does.
enum LostNegations {
    private static let denials: Set<Substring> = ["no", "nadie", "ningún", "ninguna", "ninguno", "nada"]
    private static let negatives: Set<Substring> = [
        "not", "no", "nobody", "none", "never", "nothing", "neither", "nor", "cannot", "without",
    ]
    /// What stands for a negation, and what is to stand there. The first that is found counts.
    private static let amendments: [(lost: String, found: String)] = [
        ("Any of", "None of"), ("any of", "none of"), ("Anybody", "Nobody"), ("anybody", "nobody"), ("At all it", "Nothing"),
        ("at all it", "nothing"), ("There will be", "There will not be"), ("there will be", "there will not be"),
        ("There would be", "There would not be"), ("there would be", "there would not be"), ("Any", "No"), ("any", "no"),
    ]

    /// A translation with the negations of its source, sentence by sentence, where both have as many.
    static func restored(in translation: String, of source: String) -> String {
        guard !words(of: source).isDisjoint(with: denials) else { return translation }
        let (sources, translations) = (sentences(of: source), sentences(of: translation))
        guard sources.count == translations.count else { return translation }
        return zip(sources, translations).map { source, translation in
            guard !words(of: source).isDisjoint(with: denials), words(of: translation).isDisjoint(with: negatives) else {
                return String(translation)
            }
            for (lost, found) in amendments {
                if let range = ranges(of: lost, in: translation).first {
                    return translation[..<range.lowerBound] + found + translation[range.upperBound...]
                }
            }
            return String(translation)
        }
        .joined()
    }

    /// Where words stand that no letter adjoins.
    private static func ranges(of words: String, in text: Substring) -> [Range<Substring.Index>] {
        text.ranges(of: words).filter { range in
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
            let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
            return !before.isLetter && !after.isLetter
        }
    }

    private static func words(of text: some StringProtocol) -> Set<Substring> {
        Set(text.lowercased().split { !$0.isLetter })
    }

    /// The sentences of a text, each with the mark that ends it.
    private static func sentences(of text: String) -> [Substring] {
        var sentences: [Substring] = []
        var rest = text[...]
        while let end = rest.firstIndex(where: { ".!?".contains($0) }) {
            let next = rest.index(after: end)
            sentences.append(rest[..<next])
            rest = rest[next...]
        }
        return rest.isEmpty ? sentences : sentences + [rest]
    }
}
