// SPDX-License-Identifier: Apache-2.0

/// A heading or a label in capitals, which models hand back as it is, or make a word up for: they take its words for names.
/// *Opening hours* they know.
struct CapitalizedText {
    /// Fewer letters may be an acronym.
    private static let fewestLetters = 5
    /// Shorter words that stand on doors and in shops.
    private static let signs: Set = ["EXIT", "OPEN", "PARE", "PULL", "PUSH", "PUXE", "SALE", "STOP"]
    private static let fewestLettersOfWord = 4
    /// How much likelier another translation has to be that has no fewer of the words, as the logarithm of a probability a piece.
    private static let leastGain = 0.15

    private let text: String
    /// The text in small letters but for the first character.
    let sentence: String

    /// A text all of whose letters are capitals; nil for another one, and where small letters have another number of bytes, which
    /// the places of its words are counted in.
    init?(_ text: String) {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        guard letters.count >= Self.fewestLetters || Self.signs.contains(text), letters.allSatisfy(\.properties.isUppercase),
            let first = text.first
        else { return nil }
        let sentence = String(first) + text.dropFirst().lowercased()
        guard sentence.utf8.count == text.utf8.count else { return nil }
        self.text = text
        self.sentence = sentence
    }

    /// Whether the translation of the sentence is better than that of the text: it has fewer of its words, or as many and fewer
    /// that are made up or said twice, or is much likelier and no longer.
    ///
    /// - Parameters:
    ///   - gain: How much likelier the model finds it.
    ///   - isKnown: Whether a word in small letters is one that the model knows as a whole.
    func isBetter(
        _ translation: String, than other: String, gain: Double, isKnown: (String) -> Bool = { _ in true }
    ) -> Bool {
        guard !translation.isEmpty else { return false }
        let (copied, others) = (copiedCount(in: translation), other.isEmpty ? .max : copiedCount(in: other))
        guard copied == others else { return copied < others }
        let (unknown, otherUnknown) = (unknownCount(in: translation, isKnown), unknownCount(in: other, isKnown))
        guard unknown == otherUnknown else { return unknown < otherUnknown }
        // QUANDO E QUANDO for WHEN AND WHERE
        if RepeatedWords.areFound(in: other), !RepeatedWords.areFound(in: text) {
            return !RepeatedWords.areFound(in: translation)
        }
        let isNoLonger = translation.count(where: \.isWhitespace) <= other.count(where: \.isWhitespace)
        return gain > Self.leastGain && isNoLonger
    }

    /// How many words of a translation are neither words of the text nor known: of *SCHOOL* models make *SEGUIBA* beside a name.
    private func unknownCount(in translation: String, _ isKnown: (String) -> Bool) -> Int {
        let own = Set(text.split { !$0.isLetter })
        return translation.split { !$0.isLetter }.count {
            $0.count >= Self.fewestLettersOfWord && !own.contains($0) && !isKnown($0.lowercased())
        }
    }

    /// How many words a translation has as they were. Short ones of ASCII are acronyms and articles, but for *NO*.
    private func copiedCount(in translation: String) -> Int {
        let translated = Set(translation.split { !$0.isLetter })
        return text.split { !$0.isLetter }.count {
            ($0.count >= Self.fewestLettersOfWord || !$0.allSatisfy(\.isASCII) || $0 == "NO") && translated.contains($0)
        }
    }
}
