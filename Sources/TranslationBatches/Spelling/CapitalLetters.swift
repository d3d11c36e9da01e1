// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition
import TextScanning

/// Capitals as translations are to have them: engines write `Dvd` for `DVD`, *imagen CD LLAMADO*, and *Ninguna GARANTÍA* of what
/// was all in capitals.
package enum CapitalLetters {
    /// A text in capitals, as its language has them.
    package static func capitals(of text: String, in language: LanguageTag?) -> String {
        // Of Turkish and its neighbours i has a dot as a capital, too.
        let isDotted = ["az", "crh", "tr"].contains(language?.language)
        return (isDotted ? text.replacing("i", with: "İ") : text).uppercased()
    }

    /// The translation with the capitals that its source speaks for. Placeholders stand for what is not to change.
    ///
    /// - What is all in capitals becomes so again, and so does what stands before a colon: `WARNING: High voltage`.
    /// - A word that came back with other letters small has its own again: `DVD`, `pgAdmin`.
    /// - Where all words in capitals came back, another one has no reason for its own; nor has a phrase where the source
    ///   has none in capitals: Apertium writes *BECAUSE OF* for *Debido a*.
    ///
    /// - Complexity: Linear in the length of both.
    package static func restored(in translation: String, source: String, language: LanguageTag?) -> String {
        let translation =
            mayHoldWord(translation) && source.contains(where: \.isLowercase) && words(in: source, where: isInCapitals).isEmpty
            ? withoutShouting(translation, source: source) : translation
        guard mayHoldWord(source) else { return translation }
        if isAllInCapitals(source) { return capitals(of: translation, in: language) }
        var result = translation
        if let label = Self.label(of: source), isAllInCapitals(String(label)), let own = Self.label(of: translation) {
            result = capitals(of: String(own), in: language) + translation[own.endIndex...]
        }
        let lost = words(in: source, where: hasInnerCapital).subtracting(words(in: translation, where: hasInnerCapital))
        if !lost.isEmpty {
            let own = Dictionary(lost.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
            result = replacingWords(in: result) { word in
                let small = word.lowercased()
                return word == small ? nil : own[small]
            }
        }
        let acronyms = words(in: source, where: isInCapitals)
        guard !acronyms.isEmpty, acronyms.isSubset(of: words(in: result, where: isInCapitals)) else { return result }
        return replacingWords(in: result) { other in
            let isMadeUp = other.count >= fewestLettersOfText && isInCapitals(other) && !acronyms.contains(String(other))
            return isMadeUp ? other.lowercased() : nil
        }
    }

    /// A translation of a text without words in capitals, without phrases in capitals. One short word may be an acronym: *AIDS*.
    private static func withoutShouting(_ translation: String, source: String) -> String {
        let own = Set(source.split { !$0.isLetter }.map { $0.lowercased() })
        var result = ""
        var rest = translation[...]
        for phrase in translation.matches(of: /\b\p{Lu}{2,}(?: \p{Lu}+)*\b/).map(\.output) {
            let letterCount = phrase.count(where: \.isLetter)
            let begins = phrase.beginsSentence
            guard letterCount >= fewestLettersOfPhrase, begins || phrase.contains(" "), !own.contains(phrase.lowercased()) else {
                continue
            }
            let small = phrase.lowercased()
            result += rest[..<phrase.startIndex] + (begins ? small.withFirstCapital : small)
            rest = translation[phrase.endIndex...]
        }
        return result + rest
    }

    /// What a text has before its first colon, if that is a few words.
    private static func label(of text: String) -> Substring? {
        let label = text.prefix(longestLabel + 1).prefix { $0 != ":" }
        return label.count <= longestLabel && label.endIndex < text.endIndex ? label : nil
    }

    private static let longestLabel = 40

    /// *AIDS* has fewer, *FRENTE A* more.
    private static let fewestLettersOfPhrase = 6

    /// Fewer letters than these may be an acronym.
    private static let fewestLettersOfText = 4

    /// Whether a text has letters enough for a word, and all of them are capitals.
    private static func isAllInCapitals(_ text: String) -> Bool {
        let letters = text.unicodeScalars.lazy.filter(\.properties.isAlphabetic)
        guard letters.first?.properties.isUppercase == true, letters.allSatisfy(\.properties.isUppercase) else { return false }
        // *A OMS* is an article and an acronym.
        let words = text.split { !$0.isLetter }.filter { $0.count > 1 }
        return words.reduce(0) { $0 + $1.count } >= fewestLettersOfText
    }

    /// The words of a text that are such.
    private static func words(in text: String, where isSuch: (Substring) -> Bool) -> Set<String> {
        Set(text.split { !$0.isLetter }.filter(isSuch).map(String.init))
    }

    private static func isInCapitals(_ word: Substring) -> Bool { word.count > 1 && word.allSatisfy(\.isUppercase) }

    private static func hasInnerCapital(_ word: Substring) -> Bool { word.dropFirst().contains(where: \.isUppercase) }

    /// Whether a capital may stand behind a letter: in most texts none does. Small letters with accents begin with C3 in UTF-8,
    /// and a word of the same alphabet in capitals has one of ASCII, too.
    private static func mayHoldWord(_ text: String) -> Bool {
        zip(text.utf8, text.utf8.dropFirst()).contains {
            ($0.isASCIILetter || $0 > 0x7F) && ($1.isASCIICapital || $1 > 0xC3)
        }
    }

    private static func replacingWords(in text: String, _ replacement: (Substring) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: \.isLetter) {
            let word = rest[start...].prefix(while: \.isLetter)
            result += rest[..<start]
            result += replacement(word) ?? String(word)
            rest = rest[word.endIndex...]
        }
        return result + rest
    }
}
