// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// The texts of a call: gives out their pieces one by one, and puts the translations of the pieces together again.
///
/// Texts are cut when their turn comes, long ones block by block, so that a batch is never held in pieces as a whole and nobody
/// waits while it is cut. Pieces are lines, since programs of a chain take no line break for the end of anything, and the columns
/// that tabs separate, between which no word may move.
struct TextQueue {
    /// A piece of a text.
    struct Piece: Sendable, Hashable {
        /// Which text it is of.
        let text: Int
        /// Which segment of the text it is.
        let segment: Int
        /// The piece.
        let source: String
        /// The piece as it travels.
        let encoded: EncodedPiece
    }

    /// A text of which pieces have been given out.
    private struct OpenText {
        var cut = CutText()
        /// How many of its pieces were not settled.
        var missing = 0
        /// Whether more of it is to be cut.
        var isBeingCut = true
        var failure: (any Error)?
    }

    private let texts: [String]
    private let cutter: TextCutter
    private var nextText = 0
    /// What is left of the text that is being cut.
    private var blocks: TextBlocks?
    /// The pieces that were cut last, in reverse order.
    private var pieces: [Piece] = []
    private var open: [Int: OpenText] = [:]

    /// - Parameters:
    ///   - texts: The texts.
    ///   - maximum: The most bytes that a piece should have. A single word may have more.
    init(_ texts: [String], maximum: Int) {
        self.texts = texts
        cutter = Self.cutter(maximum: maximum)
    }

    /// Cuts texts as chains need it.
    static func cutter(maximum: Int) -> TextCutter {
        TextCutter(maximum: .bytes(maximum), cutsWords: false, unit: .line)
    }

    /// The next piece; nil when there are no more, or when it is told to stop.
    ///
    /// - Parameters:
    ///   - isStopped: Asked before each block is cut.
    ///   - answer: Takes the answers to texts that were passed on the way and are complete.
    mutating func next(isStopped: () -> Bool = { false }, answer: (EngineAnswer) -> Void) -> Piece? {
        while pieces.isEmpty, nextText < texts.count, !isStopped() {
            let index = nextText
            if blocks == nil { blocks = TextBlocks(texts[index]) }
            guard let block = blocks?.next() else {
                nextText += 1
                blocks = nil
                open[index]?.isBeingCut = false
                if let complete = completeAnswer(to: index) { answer(complete) }
                continue
            }
            cut(block, of: index)
        }
        return pieces.popLast()
    }

    private mutating func cut(_ block: String, of index: Int) {
        var text = open.removeValue(forKey: index) ?? OpenText()
        let first = text.cut.segments.count
        text.cut.append(cutter.cut(block))
        pieces = text.cut.pieces(from: first).reversed().compactMap { segment, source in
            let encoded = EncodedPiece(source)
            // An address by itself, for instance, has nothing to translate.
            return encoded.hasWords ? Piece(text: index, segment: segment, source: source, encoded: encoded) : nil
        }
        text.missing += pieces.count
        open[index] = text
    }

    /// The answer to a text all of whose pieces are settled. It fails where one of them did.
    private mutating func completeAnswer(to index: Int) -> EngineAnswer? {
        guard let text = open[index], text.missing == 0, !text.isBeingCut else { return nil }
        open[index] = nil
        return EngineAnswer(index: index, result: text.failure.map { .failure($0) } ?? .success(text.cut.text))
    }

    /// A piece has its translation, or has failed.
    ///
    /// - Returns: The answer to the text, where this was the last of its pieces. It fails where one of them did.
    mutating func settle(_ piece: Piece, _ result: Result<String, any Error>) -> EngineAnswer? {
        guard var text = open.removeValue(forKey: piece.text) else { return nil }
        switch result {
        case .success(let translation): text.cut.settle(piece.segment, with: translation)
        case .failure(let error): text.failure = text.failure ?? error
        }
        text.missing -= 1
        open[piece.text] = text
        return completeAnswer(to: piece.text)
    }
}
