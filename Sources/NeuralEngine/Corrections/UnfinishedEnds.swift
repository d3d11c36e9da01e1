// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Articles and prepositions at the end of the translation of a short text, behind which models would go on: `The history of the`
/// for *A história*, `Janeiro de` for *January*.
enum UnfinishedEnds {
    /// A longer text may be a part of a sentence that was cut.
    private static let mostWords = 6
    private static let marks: Set<Character> = [".", "!", "?"]

    /// Words that nothing follows, of a language.
    private struct Words {
        let articles: Set<Substring>
        let prepositions: Set<Substring>
        /// Whether a preposition alone may end a text, as that of *to log in* does.
        let endsWithPreposition: Bool
    }

    private static let languages = [
        "en": Words(
            articles: ["a", "an", "the"],
            prepositions: ["and", "at", "by", "for", "from", "in", "of", "on", "or", "to", "with"], endsWithPreposition: true),
        "pt": Words(
            articles: ["a", "as", "o", "os"],
            prepositions: [
                "ao", "aos", "com", "da", "das", "de", "do", "dos", "e", "em", "na", "no", "para", "pela", "pelo", "por", "sobre",
                "à", "às",
            ], endsWithPreposition: false),
    ]

    /// Articles at the end of a source, and what is one word with them: a text that is a part of a sentence.
    private static let sourceArticles = Set(
        words: """
            a an the my our this that your ao aos as da das de del der die do dos el gli il la las le les lo los na nas no nos \
            o os pela pelas pelo pelos un une à às
            """)

    /// Prepositions and other words at the end of a source whose translation may end with a preposition.
    private static let sourceEnds = Set(
        words: """
            about above across after against ago along amid among and around as at away back because before behind below \
            beneath beside besides between beyond but by despite down due during except for from her him how in inside instead \
            into it like me minus near of off on onto opposite or out outside over past per plus regarding round since so than \
            them there through till to toward towards under underneath unlike until up upon us versus via what when where \
            which while who why with within without you \
            até com desde e em entre ou para por que sem sob sobre
            """)

    /// The translation without them, where the source ends with another kind of word.
    ///
    /// - Parameter language: The language of the translation, without script and region.
    /// - Complexity: Linear in the length of the translation.
    static func removed(from translation: String, source: String, language: String) -> String {
        guard let known = languages[language], let first = lastWord(of: translation[...]),
            known.articles.contains(first) || known.prepositions.contains(first),
            source.split(separator: " ").count <= mostWords, let end = lastWord(of: source[...]), end != first
        else { return translation }
        let small = end.lowercased()
        let isFinal = !known.endsWithPreposition && !sourceEnds.contains(small)
        guard !sourceArticles.contains(small), known.articles.contains(first) || isFinal else { return translation }
        let mark = translation.last.flatMap { marks.contains($0) ? String($0) : nil } ?? ""
        var rest = translation[..<first.startIndex].prefixWithoutSpaces
        while let word = lastWord(of: rest), known.articles.contains(word) || known.prepositions.contains(word) {
            rest = rest[..<word.startIndex].prefixWithoutSpaces
        }
        while let last = rest.last, last == "," || last == " " { rest = rest.dropLast() }
        return rest.contains(where: \.isLetter) ? rest + mark : translation
    }

    /// The last word of a text that a mark may end; nil where another sign stands behind it, or where it joins another one.
    private static func lastWord(of text: Substring) -> Substring? {
        let text = text.last.map(marks.contains) == true ? text.dropLast() : text
        let word = text.suffix(while: \.isLetter)
        guard !word.isEmpty else { return nil }
        return word.startIndex == text.startIndex || text[..<word.startIndex].last == " " ? word : nil
    }
}

extension Substring {
    fileprivate var prefixWithoutSpaces: Substring {
        self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
    }

    fileprivate func suffix(while predicate: (Character) -> Bool) -> Substring {
        self[(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}
