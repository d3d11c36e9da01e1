// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// A program with its arguments, in which `{source}` and `{target}` stand for languages: `my-translator -f {source} -t
/// {target}`.
///
/// Words are separated by spaces, and held together by quotation marks or a backslash. No shell reads it.
public struct CommandTemplate: Sendable, Hashable {
    /// The program and its arguments.
    public let words: [String]

    /// What a command is that is refused, as a clause.
    package static let fault = "not a valid command: no word, an unmatched quotation mark, or a language in the program's name"

    /// Reads a command; nil where it has no word, a quotation mark without its match, or a program that depends on the languages.
    public init?(_ text: String) {
        var reader = CommandWords()
        text.unicodeScalars.forEach { reader.read($0) }
        guard let words = reader.take(), let program = words.first, words.allSatisfy({ !$0.contains("\0") }) else { return nil }
        guard !program.contains("{source}"), !program.contains("{target}") else { return nil }
        self.words = words
    }

    /// The words for a pair of languages.
    func words(from source: LanguageTag, to target: LanguageTag) -> [String] {
        words.map {
            $0.replacing("{source}", with: source.canonical).replacing("{target}", with: target.canonical)
        }
    }
}
