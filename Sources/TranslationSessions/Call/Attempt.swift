// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// A translation of a piece, and what the placeholders of both stand for.
struct Attempt: Sendable {
    /// The piece with its placeholders.
    let source: String
    /// Its translation, with as many.
    let translation: String
    var alignment: TranslationAlignment?
    /// Nil where the placeholders stand for themselves.
    let fixed: [String]?

    /// A text with what its placeholders stand for.
    func filled(_ text: String) -> String {
        fixed.map { ShieldedText.filled(text, with: $0) } ?? text
    }

    /// It with the countries of its text under their names in the language of the translation. Other fixed text stays: addresses
    /// and code hold such names, too.
    func withCountries(by content: ExactContent) -> Attempt {
        Attempt(
            source: source, translation: content.withCountries(translation, of: source), alignment: alignment,
            fixed: fixed?.map { content.translation(ofCountry: $0) ?? $0 })
    }

    /// Whether it has more of what a translation has to have than another one, and has not lost words for that.
    ///
    /// - Parameter content: What a translation has to have.
    func isBetter(than first: Attempt, by content: ExactContent) -> Bool {
        let whole = filled(source)
        let (new, old) = (filled(translation), first.filled(first.translation))
        // A first translation with more words than the text may have made some up in the place of what it lost.
        let words = min(Self.wordCount(of: old), Self.wordCount(of: whole))
        let lost =
            content.lostTokens(in: old, of: whole).count + content.lostNumbers(in: old, of: first.filled(first.source)).count
        return content.lostTokens(in: new, of: whole).count < lost
            && Double(Self.wordCount(of: new) + 1) >= Self.leastWords * Double(words)
    }

    /// Of ten words one may be lost to another order of the words, and one may stand for what was lost: `x` for `×`.
    private static let leastWords = 0.9

    private static func wordCount(of text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) }
    }
}
