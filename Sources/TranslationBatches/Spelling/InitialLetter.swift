// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The letter that a text begins with: models write *sapatos* for the label *Shoes*, and *Selected file* where a sentence goes on
/// behind a number.
package enum InitialLetter {
    /// The translation with a capital in front where the source begins with one. A placeholder that came in front of it may be
    /// what the sentence begins with now: *O ￼* became *￼ gives*. A number in front of it is: *5 de fevereiro* for *5 February*.
    package static func capitalized(_ translation: String, source: String) -> String {
        guard let letter = Letter(of: source), letter.isUppercase, !letter.isInCapitals, letter.word != "I",
            let own = Letter(of: translation), own.isLowercase, !own.followsNumber, own.isFirst(as: letter),
            own.placeholderCount <= letter.placeholderCount,
            !words(of: source).contains(own.word)
        else { return translation }
        return own.replaced { $0.properties.titlecaseMapping }
    }

    /// The translation with a small letter in front where the source begins with one.
    ///
    /// What goes on in capitals is a name, or stands for one, and so does what has a capital in the source.
    ///
    /// - Parameter isName: Whether a word has its capital wherever it stands.
    package static func lowered(
        _ translation: String, source: String, except isName: (Substring) -> Bool = { _ in false }
    ) -> String {
        guard let own = Letter(of: translation), own.isUppercase, !own.isInCapitals,
            let letter = Letter(of: source), letter.isLowercase, own.isFirst(as: letter),
            own.placeholderCount >= letter.placeholderCount,
            !words(of: source).contains(own.word),
            !EnglishCapitals.contains(own.word), !own.beginsPeople, !isName(own.word)
        else { return translation }
        return own.replaced { $0.properties.lowercaseMapping }
    }

    private static func words(of text: String) -> [Substring] { text.split { !$0.isLetter } }

    /// The first letter of a text that may be a capital or a small one, and the word it begins.
    private struct Letter {
        private let scalars: String.UnicodeScalarView
        private let index: String.Index
        let word: Substring

        init?(of text: String) {
            scalars = text.unicodeScalars
            guard let index = scalars.firstIndex(where: { $0.properties.isAlphabetic && $0.properties.isCased }) else {
                return nil
            }
            self.index = index
            word = text[index...].prefix(while: \.isLetter)
        }

        /// Whether it begins its text as another does: behind no letters, or behind the same of a script without capitals.
        func isFirst(as other: Letter) -> Bool {
            let (before, others) = (scalars[..<index], other.scalars[..<other.index])
            return before.elementsEqual(others) || !(before + others).contains(where: \.properties.isAlphabetic)
        }

        /// Whether a number stands before it.
        var followsNumber: Bool { scalars[..<index].contains { $0.properties.numericType != nil } }
        var isUppercase: Bool { scalars[index].properties.isUppercase }
        var isLowercase: Bool { scalars[index].properties.isLowercase }
        /// How many placeholders stand before it.
        var placeholderCount: Int { Placeholder.count(in: String(scalars[..<index])) }
        /// Whether it begins the name of a people of two words.
        var beginsPeople: Bool {
            EnglishCapitals.firstWords.contains(word)
                && EnglishCapitals.contains(word.base[word.endIndex...].dropFirst().prefix(while: \.isLetter))
        }
        /// Whether another capital follows.
        var isInCapitals: Bool {
            let next = scalars.index(after: index)
            return next < scalars.endIndex && scalars[next].properties.isUppercase
        }

        func replaced(by mapping: (Unicode.Scalar) -> String) -> String {
            String(scalars[..<index]) + mapping(scalars[index]) + String(scalars[scalars.index(after: index)...])
        }
    }
}
