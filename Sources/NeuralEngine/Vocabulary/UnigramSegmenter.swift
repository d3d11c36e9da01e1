// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Cuts normalised text into the pieces whose scores together are the highest.
///
/// The method: Kudo, *Subword Regularization* (2018), <https://arxiv.org/abs/1804.10959>; scores are added as 32-bit floats, as
/// in SentencePiece.
struct UnigramSegmenter {
    /// A piece and where it stands in the original text.
    struct Piece: Sendable, Hashable {
        var id: UInt32
        /// UTF-8 offsets of the original.
        var range: Range<Int>
    }

    private let vocabulary: Vocabulary
    private var normalized = CharacterNormalizer.Result()
    /// For each byte the best way to it: its score, the piece that ends there, and where that begins.
    private var scores: [Float] = []
    private var pieces: [UInt32] = []
    private var starts: [Int32] = []

    /// How much less than the lowest a character scores that no piece stands for.
    private static let unknownPenalty: Float = 10

    init(_ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
    }

    /// The pieces of a text.
    mutating func pieces(of text: UnsafeBufferPointer<UInt8>) -> [Piece] {
        vocabulary.normalizer.normalize(text, into: &normalized)
        let count = normalized.bytes.count
        guard count > 0 else { return [] }
        findBestWays()
        var result: [Piece] = []
        var end = count
        while end > 0 {
            let start = Int(starts[end])
            append(pieces[end], start..<end, to: &result)
            end = start
        }
        result.reverse()
        return result
    }

    /// Fills in the best way to each byte.
    private mutating func findBestWays() {
        let bytes = normalized.bytes
        let count = bytes.count
        scores.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        scores.append(contentsOf: repeatElement(0, count: count + 1))
        pieces.append(contentsOf: repeatElement(PieceTrie.none, count: count + 1))
        starts.append(contentsOf: repeatElement(-1, count: count + 1))
        let unknownScore = vocabulary.lowestScore - Self.unknownPenalty
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < count {
                let width = UTF8Decoder.decode(bytes, at: start).length
                var hasSingle = false
                var node = PieceTrie.root
                var end = start
                while end < count, let next = vocabulary.trie.child(of: node, by: bytes[end]) {
                    node = next
                    end += 1
                    let piece = vocabulary.trie.piece(at: node)
                    guard piece != PieceTrie.none else { continue }
                    let score =
                        vocabulary.kinds[Int(piece)] == .userDefined
                        ? Float(end - start) * vocabulary.highestScore - 0.1 : vocabulary.scores[Int(piece)]
                    offer(piece, from: start, to: end, score: score)
                    if end - start == width { hasSingle = true }
                }
                if !hasSingle { offer(vocabulary.unknown, from: start, to: start + width, score: unknownScore) }
                start += width
            }
        }
    }

    private mutating func offer(_ piece: UInt32, from start: Int, to end: Int, score: Float) {
        let sum = score + scores[start]
        guard starts[end] < 0 || sum > scores[end] else { return }
        scores[end] = sum
        pieces[end] = piece
        starts[end] = Int32(start)
    }

    /// Appends a piece to a list that is written from the end: neighbours that are unknown become one, or the pieces of their
    /// bytes.
    private func append(_ piece: UInt32, _ range: Range<Int>, to result: inout [Piece]) {
        let origin = Int(normalized.origins[range.lowerBound])..<Int(normalized.origins[range.upperBound])
        guard piece == vocabulary.unknown else { return result.append(Piece(id: piece, range: origin)) }
        guard vocabulary.bytePieces.isEmpty else {
            for byte in normalized.bytes[range].reversed() {
                result.append(Piece(id: vocabulary.bytePieces[Int(byte)], range: origin))
            }
            return
        }
        if let last = result.last, last.id == vocabulary.unknown {
            result[result.count - 1].range = origin.lowerBound..<last.range.upperBound
        } else {
            result.append(Piece(id: piece, range: origin))
        }
    }
}
