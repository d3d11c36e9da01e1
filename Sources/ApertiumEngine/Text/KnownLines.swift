// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Lines that need no chain, and that a chain gets wrong: answers and days alone, and formulas of letters.
struct KnownLines: Sendable {
    private let words: LoneWords?
    private let formulas: LetterFormulas?

    /// Those of a mode; nil where none are known.
    init?(from source: LanguageTag, into target: LanguageTag) {
        words = LoneWords(from: source, into: target)
        formulas = LetterFormulas(from: source, into: target)
        if words == nil, formulas == nil { return nil }
    }

    /// The translation of a line; nil where it needs a chain.
    func translation(of line: String) -> String? { words?.translation(of: line) ?? formulas?.translation(of: line) }
}
