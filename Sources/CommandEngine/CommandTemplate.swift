// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// A program with its arguments, in which `{source}` and `{target}` stand for languages: `my-translator -f {source} -t {target}`.
///
/// Words are separated by spaces, and held together by quotation marks or a backslash. No shell reads it.
public struct CommandTemplate: Sendable, Hashable {
    /// The program and its arguments.
    public let words: [String]

    /// Reads a command; nil where it has no word, or a quotation mark without its match.
    public init?(_ text: String) {
        var words: [String] = []
        var word: String?
        var quotation: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quotation != "'" {
                isEscaped = true
            } else if let open = quotation {
                if character == open { quotation = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quotation = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quotation == nil, !isEscaped else { return nil }
        if let word { words.append(word) }
        guard !words.isEmpty, words.allSatisfy({ !$0.contains("\0") }) else { return nil }
        self.words = words
    }

    /// The words for a pair of languages.
    func words(from source: LanguageTag, to target: LanguageTag) -> [String] {
        words.map {
            $0.replacing("{source}", with: source.canonical).replacing("{target}", with: target.canonical)
        }
    }
}
