// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What translations from one language into another have to have of their texts.
package struct ExactContent: Sendable {
    /// Nil where one of the languages has no numbers in words that are known.
    private let spelledNumbers: SpelledNumbers?
    /// Nil where names do not stay as they are.
    private let countries: CountryNames?
    private let source: String
    private let target: String
    private let keepsNames: Bool

    /// - Parameters:
    ///   - source: The language of the texts, without script and region.
    ///   - target: That of the translations.
    ///   - keepsNames: Whether names stay as they are: where both have Latin letters.
    package init(from source: String, into target: String, keepsNames: Bool) {
        spelledNumbers = SpelledNumbers(from: source, to: target)
        countries = keepsNames ? CountryNames.from(source, into: target) : nil
        self.source = source
        self.target = target
        self.keepsNames = keepsNames
    }

    /// The numbers in words that a translation lacks.
    package func lostNumbers(in translation: String, of text: String) -> [SpelledNumbers.Lost] {
        spelledNumbers?.lost(in: translation, of: text) ?? []
    }

    /// Where the exact tokens stand that a translation lacks, in UTF-8 offsets of the text.
    package func lostTokens(in translation: String, of text: String) -> [Range<Int>] {
        let tokens = ExactTokens(in: text, from: source, into: target, keepsNames: keepsNames)
            .lost(in: translation, spelledNumbers: spelledNumbers)
        return countries.map { (tokens + $0.lost(in: translation, of: text)).merged() } ?? tokens
    }

    /// The name of a country in the language of the translations; nil where a text is more, or none.
    package func translation(ofCountry name: String) -> String? { countries?.translation(of: name) }

    /// A translation in which the countries that an engine left under the names of the text have those of its language.
    package func withCountries(_ translation: String, of text: String) -> String {
        countries?.translated(in: translation, of: text) ?? translation
    }
}
