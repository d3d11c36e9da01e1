// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Lines that need no chain, and that a chain gets wrong: answers, and formulas of letters.
struct KnownLines: Sendable {
    private let answers: AnswerWords?
    private let formulas: LetterFormulas?

    /// Those of a mode; nil where none are known.
    init?(from source: LanguageTag, into target: LanguageTag) {
        answers = AnswerWords(from: source, into: target)
        formulas = LetterFormulas(from: source, into: target)
        if answers == nil, formulas == nil { return nil }
    }

    /// The translation of a line; nil where it needs a chain.
    func translation(of line: String) -> String? { answers?.translation(of: line) ?? formulas?.translation(of: line) }
}
