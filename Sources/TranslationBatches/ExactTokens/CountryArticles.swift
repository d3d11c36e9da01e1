// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Articles before the names of countries, which Italian, French and Portuguese have and other languages have not: engines write
/// *de la Germania*, where Spanish has *de Alemania*.
enum CountryArticles {
    /// The text before the name of a country, without the article at its end.
    ///
    /// - Parameters:
    ///   - country: The name. Some keep theirs in English: *the Netherlands*.
    ///   - language: The language of both, without script and region.
    static func removed(from text: Substring, for country: String, in language: String) -> Substring {
        guard let articles = articles[language], language != "en" || !takesArticle(country), text.last == " ",
            let word = text.dropLast().split(separator: " ").last, word.endIndex == text.index(before: text.endIndex)
        else { return text }
        if let preposition = articles[word.lowercased()] {
            let kept = word.first?.isUppercase == true ? preposition.withFirstCapital : preposition
            return text[..<word.startIndex] + (kept.isEmpty ? "" : kept + " ")
        }
        return text
    }

    /// Whether English has an article before the name of a country: *the Netherlands*, *the United Kingdom*.
    private static func takesArticle(_ country: String) -> Bool {
        country.split(separator: " ").contains(where: behindArticles.contains)
    }

    private static let behindArticles: Set<Substring> = [
        "Bahamas", "Comoros", "Emirates", "Gambia", "Islands", "Kingdom", "Maldives", "Netherlands", "Philippines", "Republic",
        "Seychelles", "States",
    ]

    /// Articles, and prepositions with one, by language, with what is left without it.
    private static let articles: [String: [String: String]] = [
        "ast": ["al": "a", "del": "de", "el": "", "la": ""], "en": ["the": ""],
        "es": ["al": "a", "del": "de", "el": "", "la": ""],
        "gl": ["ao": "a", "da": "de", "do": "de", "o": "", "á": "a"],
    ]
}
