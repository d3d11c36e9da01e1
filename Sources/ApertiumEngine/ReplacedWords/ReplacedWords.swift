// SPDX-License-Identifier: Apache-2.0

/// A text in which others go for words that a chain would misread.
protocol ReplacedWords: Sendable {
    /// The text as it travels.
    var text: String { get }

    /// A translation of that text with what the words stand for; nil where they did not come back as they went.
    func restored(in translation: String) -> String?
}
