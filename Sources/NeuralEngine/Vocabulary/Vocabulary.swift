// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// The pieces that words are cut into: a vocabulary of SentencePiece's unigram kind.
///
/// The format is a message of Protocol Buffers:
/// https://github.com/google/sentencepiece/blob/master/src/sentencepiece_model.proto
final class Vocabulary: Sendable {
    /// What a piece is for.
    enum Kind: UInt64 {
        case normal = 1
        case unknown = 2
        case control = 3
        case userDefined = 4
        case unused = 5
        case byte = 6
    }

    /// The end of a sentence.
    static let end: UInt32 = 0

    /// The piece that stands for what no other piece does.
    let unknown: UInt32
    let normalizer: CharacterNormalizer
    let trie: PieceTrie
    /// The scores of the pieces.
    let scores: [Float]
    let kinds: [Kind]
    /// The lowest score of a piece, below which unknown characters are.
    let lowestScore: Float
    let highestScore: Float
    /// The pieces for single bytes; empty where there are none.
    let bytePieces: [UInt32]
    /// The texts of all pieces, one after the other, and where each begins.
    private let texts: [UInt8]
    private let starts: [Int32]

    /// How many pieces there are.
    var count: Int { scores.count }

    /// The mark that begins a word: U+2581, in UTF-8.
    static let wordMark: [UInt8] = [0xE2, 0x96, 0x81]

    init(_ file: MappedFile) throws(FileFault) {
        var parser = VocabularyParser(bytes: file.bytes)
        try parser.parse()
        unknown = parser.unknown
        scores = parser.scores
        kinds = parser.kinds
        texts = parser.texts
        starts = parser.starts
        bytePieces = parser.bytePieces
        normalizer = try CharacterNormalizer(parser.characterMap ?? 0..<0, of: file, options: parser.options)
        var trie = PieceTrie()
        var (lowest, highest) = (Float.greatestFiniteMagnitude, -Float.greatestFiniteMagnitude)
        for piece in scores.indices {
            switch kinds[piece] {
            case .normal, .userDefined:
                trie.insert(texts[Int(starts[piece])..<Int(starts[piece + 1])], piece: UInt32(piece))
                if kinds[piece] == .normal { (lowest, highest) = (min(lowest, scores[piece]), max(highest, scores[piece])) }
            case .unknown, .control, .unused, .byte: break
            }
        }
        self.trie = trie
        lowestScore = min(lowest, 0)
        highestScore = highest
    }

    /// The text of a piece.
    func text(of piece: UInt32) -> ArraySlice<UInt8> {
        texts[Int(starts[Int(piece)])..<Int(starts[Int(piece) + 1])]
    }
}
