// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// A translation of a piece with placeholders, as the piece has them.
struct Attempt: Sendable {
    let source: String
    let translation: String
    var alignment: TranslationAlignment?
}

/// A translation of a piece, and what its placeholders stand for.
struct FilledAttempt: Sendable {
    let attempt: Attempt
    /// Nil where they stand for themselves.
    let fixed: [String]?

    /// The piece with what its placeholders stand for.
    var source: String { filled(attempt.source) }

    /// The translation with what its placeholders stand for.
    var translation: String { filled(attempt.translation) }

    /// Whether it has more of what a translation has to have than another one, and has not lost words for that.
    func isBetter(than first: FilledAttempt) -> Bool {
        let tokens = ExactTokens(in: source)
        let (new, old) = (translation, first.translation)
        return tokens.lost(in: new).count < tokens.lost(in: old).count
            && Double(Self.wordCount(of: new) + 1) >= Self.leastWords * Double(Self.wordCount(of: old))
    }

    /// Of ten words one may be lost to another order of the words, and one may stand for what was lost: `x` for `×`.
    private static let leastWords = 0.9

    private func filled(_ text: String) -> String {
        fixed.map { ShieldedText.filled(text, with: $0) } ?? text
    }

    private static func wordCount(of text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) }
    }
}
