// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What of a text has to stand in its translation, whatever the language: numbers, brackets and signs, hours after noon,
/// whole acronyms, names with signs such as *C++*, names of people, places and products, and something in quotation marks.
///
/// Engines lose some on the way, mostly in lists and in text that is half notation. What is lost goes once more as fixed text,
/// so that it cannot be lost again:
///
///     let tokens = ExactTokens(in: "Choose (b), 5 or 12 %.")
///     tokens.lost(in: "Escolha b), 5 ou 12 %.")  // the range of "(b)"
package struct ExactTokens: Sendable {
    private let numbers: ExactNumbers
    private let signs: ExactSigns
    private let hours: ExactHours
    private let quotations: ExactQuotations
    private let acronyms: ExactAcronyms
    private let signedNames: ExactSignedNames
    private let names: ExactNames?
    private let places: ExactPlaces?
    private let products: ExactProducts?

    /// Those of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its language, without script and region; nil where it is not known.
    ///   - target: That of its translations; nil where it is not known.
    ///   - keepsNames: Whether names are among them, as where both languages have Latin letters.
    /// - Complexity: Linear in the length of the text.
    package init(in text: String, from language: String? = nil, into target: String? = nil, keepsNames: Bool = false) {
        numbers = ExactNumbers(in: text)
        signs = ExactSigns(in: text)
        hours = ExactHours(in: text)
        quotations = ExactQuotations(in: text)
        acronyms = ExactAcronyms(in: text)
        signedNames = ExactSignedNames(in: text)
        names = keepsNames ? ExactNames(in: text, from: language, into: target) : nil
        places = keepsNames ? ExactPlaces(in: text, from: language) : nil
        products = keepsNames ? ExactProducts(in: text, from: language) : nil
    }

    /// Those that a translation lacks, in UTF-8 offsets of the text, in order and without overlap. Of equal ones of which some
    /// are missing all are given, since nobody knows which.
    ///
    /// - Parameter spelledNumbers: What knows the numbers that a translation has in words; without it short ones are not looked
    ///   for.
    package func lost(in translation: String, spelledNumbers: SpelledNumbers? = nil) -> [Range<Int>] {
        let short = spelledNumbers.map { spelled in
            numbers.lostShort(in: translation) { spelled.isSpelled($0, in: translation) }
        }
        let ranges =
            numbers.lost(in: translation) + (short ?? []) + signs.lost(in: translation) + hours.lost(in: translation)
            + quotations.lost(in: translation) + acronyms.lost(in: translation) + signedNames.lost(in: translation)
        let names =
            (names?.lost(in: translation) ?? []) + (places?.lost(in: translation) ?? [])
            + (products?.lost(in: translation) ?? [])
        return (ranges + names).merged()
    }

    /// A translation with the numbers of its text, where it has others of the same form: models copy digit by digit, and of
    /// `1.283` made `2,283`.
    package static func withNumbers(of text: String, in translation: String) -> String {
        text.utf8.contains(where: \.isASCIIDigit) ? ExactNumbers(in: text).restored(in: translation) : translation
    }
}
