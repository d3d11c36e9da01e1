// SPDX-License-Identifier: Apache-2.0

/// Articles that models put before a word that is all of a text, since their sentences seldom begin without one: before what
/// they know no translation of, *O TiB*, and before a label, *o tipo:*.
enum InventedArticles {
    private static let articles: Set<Substring> = [
        "a", "as", "das", "de", "der", "die", "el", "gli", "het", "i", "il", "la", "las", "le", "les", "lo", "los", "o", "os",
        "the",
    ]

    /// A translation without the article, where the text is one word that stays as it is, or one with a colon.
    static func removed(from translation: String, source: String) -> String {
        let words = translation.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, articles.contains(Substring(words[0].lowercased())), !source.contains(where: \.isWhitespace),
            words[1] == source || source.last == ":" && words[1].last == ":"
        else { return translation }
        return String(words[1])
    }
}
