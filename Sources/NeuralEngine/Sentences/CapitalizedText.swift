// SPDX-License-Identifier: Apache-2.0

/// A heading or a label in capitals, which models hand back as it is: they take its words for names. *Opening hours* they know.
struct CapitalizedText {
    /// Fewer letters may be an acronym.
    private static let fewestLetters = 4
    /// So few are one where the text in small letters comes back as well.
    private static let mostLettersOfAcronym = 4
    private static let fewestLettersOfWord = 4

    private let text: String
    /// The text in small letters but for the first character, and in small letters alone.
    let spellings: [String]

    /// A text all of whose letters are capitals; nil for another one, and where small letters have another number of bytes, which
    /// the places of its words are counted in.
    init?(_ text: String) {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        // With signs beside it a short word is a mark of programmers.
        let isWord = letters.count == text.unicodeScalars.count
        guard letters.count >= (isWord ? Self.fewestLetters : Self.fewestLetters + 1),
            letters.allSatisfy(\.properties.isUppercase), let first = text.first
        else { return nil }
        spellings = [String(first) + text.dropFirst().lowercased(), text.lowercased()]
        guard spellings.allSatisfy({ $0.utf8.count == text.utf8.count }) else { return nil }
        self.text = text
    }

    var isSeveralWords: Bool { text.contains { !$0.isLetter } }

    /// Whether a translation of the text in small letters is better than that of the text: it has fewer of its words, or as few
    /// and is likelier.
    ///
    /// - Parameter isLikelier: Whether the model finds it likelier.
    func isBetter(_ translation: String, than other: String, isLikelier: Bool) -> Bool {
        let isKept = other.isEmpty || other == text
        let (copied, others) = (copiedCount(in: translation), isKept ? max(1, copiedCount(in: text)) : copiedCount(in: other))
        let mayBeAcronym = text.count <= Self.mostLettersOfAcronym
        return !translation.isEmpty && (copied < others || copied == others && isLikelier && !mayBeAcronym)
    }

    /// How many words a translation has as they were. Short ones of ASCII are acronyms and articles, but for *NO*.
    private func copiedCount(in translation: String) -> Int {
        let translated = Set(translation.split { !$0.isLetter })
        return text.split { !$0.isLetter }.count {
            ($0.count >= Self.fewestLettersOfWord || !$0.allSatisfy(\.isASCII) || $0 == "NO") && translated.contains($0)
        }
    }
}
