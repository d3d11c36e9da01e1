// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Links the words of a translation with those that had the decoder's most attention for each of their pieces.
///
/// The attention is that of the head which the models are trained to align by; where most of it is on the end of the sentence, a
/// piece comes from no word. Marks are linked with themselves.
struct WordAlignment {
    /// A word of the translation.
    private struct Word {
        var range: Range<Int>
        /// The pieces of the source that it comes from.
        var sources: [Int]
        let isPunctuation: Bool
    }

    private(set) var links: [TranslationAlignment.Link] = []
    /// How many words the translation has, without marks and punctuation.
    private(set) var wordCount = 0
    /// How many of them are linked with the same word.
    private(set) var copiedCount = 0

    /// - Parameters:
    ///   - text: The translation.
    ///   - pieces: The pieces of the translation.
    ///   - ranges: Where they stand in it, before marks were put in.
    ///   - placements: Where marks were put in.
    init(
        of decoded: DecodedSentence, _ pieces: [MarkPlacement.Piece], at ranges: [Range<Int>],
        for sentence: PreparedSentence,
        in text: String,
        around placements: [PlacedMarks.Placement] = []
    ) {
        links = placements.map {
            TranslationAlignment.Link(source: sentence.marks[$0.mark].range, target: $0.placed)
        }
        let sourceCount = sentence.pieces.count + 1
        var rest = placements[...]
        // By how much what stands behind the marks so far has moved.
        var move = 0
        var word: Word?
        for (index, range) in ranges.enumerated() {
            while let mark = rest.first, mark.written.upperBound <= range.lowerBound {
                move = mark.placed.upperBound - mark.written.upperBound
                rest.removeFirst()
            }
            // A stand-in is the mark's.
            if let mark = rest.first, mark.written.overlaps(range) { continue }
            let row = decoded.alignment[index * sourceCount..<(index + 1) * sourceCount]
            let most = (row.indices.max { row[$0] < row[$1] } ?? row.startIndex) - row.startIndex
            let sources = most < sentence.pieces.count ? [most] : []
            let placed = range.lowerBound + move..<range.upperBound + move
            if let open = word, Self.goesOn(at: index, of: pieces), open.range.upperBound == placed.lowerBound {
                word?.range = open.range.lowerBound..<placed.upperBound
                word?.sources += sources
            } else {
                if let word { link(word, in: text, of: sentence) }
                word = Word(range: placed, sources: sources, isPunctuation: pieces[index].isPunctuation)
            }
        }
        if let word { link(word, in: text, of: sentence) }
    }

    /// Whether a piece is part of the same word as the one before it.
    private static func goesOn(at index: Int, of pieces: [MarkPlacement.Piece]) -> Bool {
        guard index > 0 else { return false }
        let (before, piece) = (pieces[index - 1], pieces[index])
        return !piece.beginsWord && !piece.isWithoutSpaces && !before.isWithoutSpaces
            && piece.isPunctuation == before.isPunctuation
    }

    private mutating func link(_ word: Word, in text: String, of sentence: PreparedSentence) {
        guard !word.range.isEmpty else { return }
        let merged = Set(word.sources).sorted().flatMap(sentence.sourceRanges).merged()
        links += merged.map { TranslationAlignment.Link(source: $0, target: word.range) }
        guard !word.isPunctuation else { return }
        wordCount += 1
        if merged.count == 1, sentence.text[utf8: merged[0]].utf8.elementsEqual(text[utf8: word.range].utf8) { copiedCount += 1 }
    }
}
