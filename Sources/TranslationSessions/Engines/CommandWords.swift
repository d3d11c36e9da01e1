// SPDX-License-Identifier: Apache-2.0

/// Cuts a line into the words of a command, as a shell does: at white space that is neither in quotation marks nor escaped.
///
/// Nothing is replaced in the words, and what else a shell knows is left to who reads the characters.
package struct CommandWords: Sendable {
    /// The words that are complete.
    package private(set) var words: [String] = []
    /// The word that is being read; nil between words.
    private var word: String?
    private var quotation: Character?
    private var isEscaped = false

    /// Words of which nothing is read yet.
    package init() {}

    /// Whether the next character means what it means to a shell: neither quoted nor escaped.
    package var isPlain: Bool { quotation == nil && !isEscaped }

    /// Reads a character.
    package mutating func read(_ character: Character) {
        if isEscaped {
            // In quotation marks most backslashes are themselves.
            if quotation != nil, !["\"", "\\", "$", "`"].contains(character) { append("\\") }
            append(character)
            isEscaped = false
        } else if character == "\\", quotation != "'" {
            isEscaped = true
        } else if let open = quotation {
            if character == open { quotation = nil } else { append(character) }
        } else if character == "'" || character == "\"" {
            quotation = character
            word = word ?? ""
        } else if character.isWhitespace {
            endWord()
        } else {
            append(character)
        }
    }

    /// Takes the words that were read so far, where the line is cut there.
    ///
    /// - Returns: Nil where a quotation mark lacks its match, or nothing follows a backslash.
    package mutating func take() -> [String]? {
        guard isPlain else { return nil }
        endWord()
        defer { words = [] }
        return words
    }

    private mutating func append(_ character: Character) { word = (word ?? "") + String(character) }

    private mutating func endWord() {
        if let word { words.append(word) }
        word = nil
    }
}
