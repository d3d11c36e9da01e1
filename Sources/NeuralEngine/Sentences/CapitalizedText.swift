// SPDX-License-Identifier: Apache-2.0

/// A heading or a label in capitals, which models hand back as it is: they take its words for names. *Opening hours* they know.
struct CapitalizedText {
    /// Fewer letters may be an acronym.
    private static let fewestLetters = 5
    private static let fewestLettersOfWord = 4

    private let text: String
    /// The text in small letters but for the first character.
    let sentence: String

    /// A text all of whose letters are capitals; nil for another one, and where small letters have another number of bytes, which
    /// the places of its words are counted in.
    init?(_ text: String) {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        guard letters.count >= Self.fewestLetters, letters.allSatisfy(\.properties.isUppercase), let first = text.first else {
            return nil
        }
        let sentence = String(first) + text.dropFirst().lowercased()
        guard sentence.utf8.count == text.utf8.count else { return nil }
        self.text = text
        self.sentence = sentence
    }

    /// How many words a translation has as they were. Short ones of ASCII are acronyms and articles.
    func copiedCount(in translation: String) -> Int {
        let translated = Set(translation.split { !$0.isLetter })
        return text.split { !$0.isLetter }.count {
            ($0.count >= Self.fewestLettersOfWord || !$0.allSatisfy(\.isASCII)) && translated.contains($0)
        }
    }
}
