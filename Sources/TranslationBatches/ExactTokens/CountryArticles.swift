// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Articles before the names of countries, which Italian, French and Portuguese have and other languages have not: engines write
/// *de la Germania*, where Spanish has *de Alemania*.
enum CountryArticles {
    /// The text before the name of a country, without the article at its end.
    ///
    /// - Parameters:
    ///   - country: The name. Those of several things keep theirs in English: *the Netherlands*.
    ///   - language: The language of both, without script and region.
    static func removed(from text: Substring, for country: String, in language: String) -> Substring {
        guard let articles = articles[language], language != "en" || country.last != "s", text.last == " ",
            let word = text.dropLast().split(separator: " ").last, word.endIndex == text.index(before: text.endIndex)
        else { return text }
        if let preposition = articles[word.lowercased()] {
            let kept = word.first?.isUppercase == true ? preposition.withFirstCapital : preposition
            return text[..<word.startIndex] + (kept.isEmpty ? "" : kept + " ")
        }
        return text
    }

    /// Articles, and prepositions with one, by language, with what is left without it.
    private static let articles: [String: [String: String]] = [
        "ast": ["al": "a", "del": "de", "el": "", "la": ""], "en": ["the": ""],
        "es": ["al": "a", "del": "de", "el": "", "la": ""],
        "gl": ["a": "", "da": "de", "do": "de", "o": "", "á": "a", "ao": "a"],
    ]
}
