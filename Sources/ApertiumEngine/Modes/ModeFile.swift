// SPDX-License-Identifier: Apache-2.0

import TextScanning

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
        var words = CommandWords()
        var stages: [[String]] = []
        func takeStage() throws(Problem) {
            guard let stage = words.take() else { throw .openQuote }
            guard !stage.isEmpty else { throw .emptyStage }
            stages.append(stage)
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "|" where words.isPlain: try takeStage()
            case ";", "&", "<", ">", "(", ")", "`":
                guard !words.isPlain else { throw .unexpected(Character(scalar)) }
                words.read(scalar)
            default: words.read(scalar)
            }
        }
        try takeStage()
        self.stages = stages
    }
}
