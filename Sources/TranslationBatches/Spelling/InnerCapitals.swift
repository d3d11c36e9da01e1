// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Capitals that engines write inside of a sentence, as if one began there: `20 req/s Y es`, `"Parón!" Y corrió`.
package enum InnerCapitals {
    /// The translation without those for which the source has no reason.
    ///
    /// - Where the source has no capital inside of a sentence, the translation has none.
    /// - Where a full stop or its like ends no sentence in the source, since a small letter follows, neither does it there.
    ///
    /// - Complexity: Linear in the length of both.
    /// - Parameter isName: Whether a word has its capital wherever it stands.
    package static func lowered(
        in translation: String, source: String, except isName: (Substring) -> Bool = { _ in false }
    ) -> String {
        let translation = withSmallArticles(translation, source: source)
        let words = Words(in: translation)
        guard words.all.dropFirst().contains(where: { Word.isCapitalized($0.text) }) else { return translation }
        let own = Words(in: source)
        // Scripts without capitals say nothing of those of another.
        guard own.all.allSatisfy({ $0.text.allSatisfy(\.isCased) }) else { return translation }
        let known = Set(own.all.map(\.text))
        let hasInner = own.all.dropFirst().contains { !$0.beginsSentence && $0.text.first?.isUppercase == true && $0.text != "I" }
        var candidates = hasInner ? [] : words.all.dropFirst().filter { !$0.beginsSentence }
        if words.starts.count == own.starts.count {
            candidates += zip(words.starts, own.starts).dropFirst().filter { $1.text.first?.isLowercase == true }.map(\.0)
        }
        var result = ""
        var rest = translation[...]
        for word in candidates.map(\.text).sorted(by: { $0.startIndex < $1.startIndex })
        where Word.isCapitalized(word) && !known.contains(word) && !EnglishCapitals.contains(word) && !isName(word) {
            result += rest[..<word.startIndex] + word.prefix(1).lowercased()
            rest = translation[word.index(after: word.startIndex)...]
        }
        return result + rest
    }

    /// A translation without the capitals of *EL agua*, where a dictionary writes the article of a feminine noun so.
    private static func withSmallArticles(_ translation: String, source: String) -> String {
        guard translation.contains(utf8: "EL "), source.contains(where: \.isLowercase) else { return translation }
        return translation.replacing(/(^|[.!?] )?\bEL (?=h?[aá]\p{Ll})/) { ($0.1.map { $0 + "El" } ?? "el") + " " }
    }

    private struct Word {
        let text: Substring
        /// Whether it is the first word, or stands behind a mark that may end a sentence.
        let beginsSentence: Bool

        /// Whether a word has a capital in front and small letters behind.
        static func isCapitalized(_ word: Substring) -> Bool {
            word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
        }
    }

    /// The words of a text.
    private struct Words {
        private(set) var all: [Word] = []
        var starts: [Word] { all.filter(\.beginsSentence) }

        init(in text: String) {
            var mayBegin = true
            var rest = text[...]
            while let first = rest.first {
                if first.isLetter {
                    let word = rest.prefix(while: \.isLetter)
                    all.append(Word(text: word, beginsSentence: mayBegin))
                    mayBegin = false
                    rest = rest[word.endIndex...]
                } else {
                    if first.isNumber { mayBegin = false }
                    if ".!?:…¿¡;".contains(first) || first.isNewline { mayBegin = true }
                    rest.removeFirst()
                }
            }
        }
    }
}
