// SPDX-License-Identifier: Apache-2.0

/// Cuts a line into the words of a command, as a shell does: at white space that is neither in quotation marks nor escaped.
///
/// Nothing is replaced in the words, and what else a shell knows is left to who reads the scalars. Scalars, since a quotation
/// mark with an accent behind it is one still.
package struct CommandWords: Sendable {
    /// The words that are complete.
    package private(set) var words: [String] = []
    /// The word that is being read; nil between words.
    private var word: String.UnicodeScalarView?
    private var quotation: Unicode.Scalar?
    private var isEscaped = false

    /// Words of which nothing is read yet.
    package init() {}

    /// Whether the next scalar means what it means to a shell: neither quoted nor escaped.
    package var isPlain: Bool { quotation == nil && !isEscaped }

    /// Reads a scalar.
    package mutating func read(_ scalar: Unicode.Scalar) {
        if isEscaped {
            // In quotation marks most backslashes are themselves.
            if quotation != nil, !["\"", "\\", "$", "`"].contains(scalar) { append("\\") }
            append(scalar)
            isEscaped = false
        } else if scalar == "\\", quotation != "'" {
            isEscaped = true
        } else if let open = quotation {
            if scalar == open { quotation = nil } else { append(scalar) }
        } else if scalar == "'" || scalar == "\"" {
            quotation = scalar
            word = word ?? String.UnicodeScalarView()
        } else if scalar.properties.isWhitespace {
            endWord()
        } else {
            append(scalar)
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

    private mutating func append(_ scalar: Unicode.Scalar) { word = (word ?? String.UnicodeScalarView()) + [scalar] }

    private mutating func endWord() {
        if let word { words.append(String(word)) }
        word = nil
    }
}
