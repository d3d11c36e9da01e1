// SPDX-License-Identifier: Apache-2.0

/// A `.mode` file: the programs of a translation and their arguments.
///
/// It is a line of shell, in which `$1` stands for how words are written that could not be translated, and `$2` for an option
/// that is empty in ordinary use. Of the shell's grammar only words, quotes and `|` are read; anything else is refused rather
/// than guessed at.
struct ModeFile: Sendable, Hashable {
    /// The programs in order, each with its arguments; the parameters `$1` and `$2` as they stand.
    let stages: [[String]]

    /// Why a file is not understood.
    enum Problem: Error, Sendable, Hashable {
        /// A quotation mark without its match.
        case openQuote
        /// Nothing stands before or after a `|`.
        case emptyStage
        /// A character that means something else to a shell.
        case unexpected(Character)
    }

    /// Reads the text of a file.
    init(parsing text: String) throws(Problem) {
        var reader = Reader()
        for character in text {
            try reader.read(character)
        }
        stages = try reader.finish()
    }
}

extension ModeFile {
    private struct Reader {
        var stages: [[String]] = [[]]
        /// The word that is being read; nil between words.
        var word: String?
        var quote: Character?
        var isEscaped = false

        mutating func read(_ character: Character) throws(Problem) {
            if isEscaped {
                append(character)
                isEscaped = false
            } else if let quote {
                if character == quote { self.quote = nil } else { append(character) }
            } else {
                try readUnquoted(character)
            }
        }

        private mutating func readUnquoted(_ character: Character) throws(Problem) {
            switch character {
            case "'", "\"":
                quote = character
                word = word ?? ""
            case "\\":
                isEscaped = true
            case "|":
                try endStage()
                stages.append([])
            case _ where character.isWhitespace:
                endWord()
            case ";", "&", "<", ">", "(", ")", "`":
                throw .unexpected(character)
            default:
                append(character)
            }
        }

        private mutating func append(_ character: Character) {
            word = (word ?? "") + String(character)
        }

        private mutating func endWord() {
            if let word { stages[stages.count - 1].append(word) }
            word = nil
        }

        private mutating func endStage() throws(Problem) {
            endWord()
            if stages[stages.count - 1].isEmpty { throw .emptyStage }
        }

        mutating func finish() throws(Problem) -> [[String]] {
            if quote != nil || isEscaped { throw .openQuote }
            try endStage()
            return stages
        }
    }
}
