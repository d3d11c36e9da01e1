// SPDX-License-Identifier: Apache-2.0

/// A sentence as the model reads it, and what comes back into its translation.
struct PreparedSentence: Sendable {
    /// The sentence.
    var text: String
    /// The pieces, with their places in the text without marks.
    var pieces: [UnigramSegmenter.Piece]
    /// What did not go through the model, in order.
    var marks: [Mark]
    /// For each stretch of the text without marks where it begins there and where in the sentence.
    var stretches: [(clean: Int, source: Int)]
    /// Whether there is a letter to translate.
    var hasLetters: Bool

    /// What the encoder reads.
    var source: [UInt32] { pieces.map(\.id) + [Vocabulary.end] }

    /// The place in the sentence of a place in the text without marks.
    func sourceOffset(of clean: Int) -> Int {
        guard let stretch = stretches.last(where: { $0.clean <= clean }) else { return 0 }
        return stretch.source + clean - stretch.clean
    }
}
