// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Articles that models put before a word that is all of a text, since their sentences seldom begin without one: before what
/// they know no translation of, *O TiB*, before a label, *o tipo:*, and before a heading or the cell of a table, *The State* for
/// *Estado*.
enum InventedArticles {
    private static let articles: Set<Substring> = [
        "a", "as", "das", "de", "der", "die", "el", "gli", "het", "i", "il", "la", "las", "le", "les", "lo", "los", "o", "os",
        "the",
    ]

    /// Those of labels, by the language of the translation.
    private static let articlesOfLabels: [String: Set<String>] = ["en": ["a", "an", "the"], "pt": ["a", "as", "o", "os"]]
    /// Behind these words an article is part of what they mean: *a few*, *o que*, *a minha conta*, *The Hague*.
    private static let partners = Set(
        words: """
            bit couple few hague little lot more same \
            cada cujo dela dele maior maioria meia mesma mesmas mesmo mesmos meu meus minha minhas nossa nossas nosso nossos \
            qual quais quanto que seu seus sua suas teu teus tua tuas todo vossa vossas vosso vossos
            """)
    /// What a source begins with whose translation begins with an article, or with *a* as a preposition.
    private static let determiners = Set(
        words: """
            a about all an as at both by every for from her his in its my of on our that the their these this those to what when \
            which who whose with your \
            ao aos as cada com da das de do dos em esta estas este estes mais menos meu meus minha minhas na nas no nos nossa \
            nossas nosso nossos o os para pela pelo por quais qual quanto que sua suas seu seus todo toda todos todas um uma \
            umas uns à às
            """)
    /// What feminine nouns and adjectives of Portuguese end in: behind *a* other words are no nouns, *a partir*, *a bordo*.
    private static let feminineEnds = ["a", "ade", "gem", "ção", "são"]

    /// A translation without the article, where the text is one word that stays as it is, or one with a colon.
    static func removed(from translation: String, source: String) -> String {
        let words = translation.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, articles.contains(Substring(words[0].lowercased())), !source.contains(where: \.isWhitespace),
            words[1] == source || source.last == ":" && words[1].last == ":"
        else { return translation }
        return String(words[1])
    }

    /// The translation of a short text without the article that it begins with, where the text has none.
    ///
    /// - Parameter language: The language of the translation, without script and region.
    static func removedFromLabel(_ translation: String, source: String, language: String) -> String {
        let words = translation.split(separator: " ")
        guard words.count > 1, let known = articlesOfLabels[language], let first = source.split(separator: " ").first,
            ShortText(source) != nil
        else { return translation }
        let (article, next) = (words[0].lowercased(), words[1].lowercased())
        guard known.contains(article), !determiners.contains(first.lowercased()), !partners.contains(next),
            article != "a" || language != "pt" || feminineEnds.contains(where: next.hasSuffix)
        else { return translation }
        let rest = String(translation[words[1].startIndex...])
        return words[0].first?.isUppercase == true ? rest.withFirstCapital : rest
    }
}
