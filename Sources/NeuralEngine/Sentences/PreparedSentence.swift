// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A sentence as the model reads it, and what comes back into its translation.
struct PreparedSentence: Sendable {
    /// A part of the sentence between marks.
    struct Stretch: Sendable {
        /// Where it begins in the text that the model reads, which has stand-ins in place of marks.
        var clean: Int
        /// Where it begins in the sentence.
        var source: Int
        /// How many bytes it has.
        var count: Int

        /// Takes away what lies beyond an end of the text without marks.
        mutating func end(by end: Int) {
            clean = min(clean, end)
            count = min(count, end - clean)
        }
    }

    /// The sentence.
    var text: String
    /// The pieces, with their places in the text without marks.
    var pieces: [UnigramSegmenter.Piece]
    /// What did not go through the model, in order.
    var marks: [Mark]
    /// What of the sentence the model reads, in order.
    var stretches: [Stretch]
    /// Whether there is a letter to translate.
    var hasLetters: Bool
    /// Whether the model reads a capital where the sentence begins with a small letter.
    var isCapitalized = false
    /// Whether the model reads a small letter where the sentence begins with a capital.
    var beginsLowered = false
    /// Whether a number or a name stands in for a mark.
    var hasOtherStandIns: Bool { marks.contains { $0.standIn.map { !$0.hasPrefix(String(StandIns.letter)) } ?? false } }
    /// About how many words have letters that no piece stands for, as those of another script.
    var unreadableWordCount = 0

    /// What the encoder reads.
    var source: [UInt32] { pieces.map(\.id) + [Vocabulary.end] }

    /// The place in the sentence of a place in the text without marks.
    func sourceOffset(of clean: Int) -> Int {
        guard let stretch = stretches.last(where: { $0.clean <= clean }) else { return 0 }
        return stretch.source + clean - stretch.clean
    }

    /// Where the words of a piece stand in the sentence: in several parts where marks stand inside of it, in none where it is a
    /// space or part of a character.
    func sourceRanges(ofPiece index: Int) -> [Range<Int>] {
        sourceRanges(of: pieces[index].range).compactMap { range in
            let words = text[utf8: range].withoutOuterWhiteSpace
            return words.isEmpty ? nil : text.utf8Offsets(of: words)
        }
    }

    /// The parts of the sentence that a range of what the model reads is made of: stand-ins and added spaces are part of none.
    func sourceRanges(of clean: Range<Int>) -> [Range<Int>] {
        stretches.compactMap { stretch in
            let part = clean.clamped(to: stretch.clean..<stretch.clean + stretch.count)
            guard !part.isEmpty else { return nil }
            let start = stretch.source + part.lowerBound - stretch.clean
            return start..<start + part.count
        }
    }
}
