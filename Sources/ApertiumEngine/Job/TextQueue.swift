// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// The texts of a call: gives out their pieces one by one, and puts the translations of the pieces together again.
///
/// Texts are cut when their turn comes, long ones block by block, so that a batch is never held in pieces as a whole and nobody
/// waits while it is cut. Pieces are lines, with those that a sentence goes on in, since programs of a chain take no line break
/// for the end of anything, and the columns in them, between which no word may move.
struct TextQueue {
    /// A piece of a text.
    struct Piece: Sendable, Hashable {
        /// Which text it is of.
        let text: Int
        /// Which segment of the text it is.
        let segment: Int
        /// The piece, and what travels for it.
        let written: PieceWriter.WrittenPiece
    }

    /// A text of which pieces have been given out.
    private struct TextUnderWay {
        var text: OpenText
        /// The words that the chain did not know.
        var unknownWordCount = 0
        var failure: (any Error)?
    }

    private let texts: [String]
    private let countsUnknownWords: Bool
    /// What writes their pieces for the chain.
    let writer: PieceWriter
    private let knownLines: KnownLines?
    private let cutter: TextCutter
    private var nextText = 0
    /// The pieces that were cut last, in reverse order.
    private var pieces: [Piece] = []
    private var open: [Int: TextUnderWay] = [:]

    /// - Parameters:
    ///   - texts: The texts.
    ///   - maximum: The most bytes that a piece should have. A single word may have more.
    ///   - countsUnknownWords: Whether the chain marks words that it does not know.
    ///   - writer: Writes their pieces for the chain.
    ///   - knownLines: Lines that the chain is not asked about.
    init(
        _ texts: [String], maximum: Int, countsUnknownWords: Bool = false, writer: PieceWriter = PieceWriter(),
        knownLines: KnownLines? = nil
    ) {
        self.texts = texts
        self.countsUnknownWords = countsUnknownWords
        var writer = writer
        if writer.rewording.language == "es" { writer.standsBesideMonths = SpanishMonths.areMonths(texts) }
        self.writer = writer
        self.knownLines = knownLines
        cutter = Self.cutter(maximum: maximum)
    }

    /// Cuts texts as chains need it.
    static func cutter(maximum: Int) -> TextCutter {
        TextCutter(maximum: .bytes(maximum), cutsWords: false, unit: .wrappedLine)
    }

    /// The next piece; nil when there are no more, or when it is told to stop.
    ///
    /// - Parameters:
    ///   - isStopped: Asked before each block is cut.
    ///   - answer: Takes the answers to texts that were passed on the way and are complete.
    mutating func next(isStopped: () -> Bool = { false }, answer: (EngineAnswer) -> Void) -> Piece? {
        while pieces.isEmpty, nextText < texts.count, !isStopped() {
            let index = nextText
            var text = open.removeValue(forKey: index) ?? TextUnderWay(text: OpenText(texts[index]))
            let block = text.text.cutBlock { block, _ in cutter.cut(block) } ?? []
            if text.text.isCut { nextText += 1 }
            for (segment, source) in block.reversed() {
                if let answer = knownLines?.translation(of: source) {
                    text.text.settle(segment, with: answer)
                } else if let written = writer.written(source) {
                    pieces.append(Piece(text: index, segment: segment, written: written))
                } else {
                    // An address by itself, for instance, has nothing to translate.
                    text.text.settle(segment, with: source)
                }
            }
            open[index] = text
            if let complete = completeAnswer(to: index) { answer(complete) }
        }
        return pieces.popLast()
    }

    /// The answer to a text all of whose pieces are settled. It fails where one of them did.
    private mutating func completeAnswer(to index: Int) -> EngineAnswer? {
        guard let text = open[index], let whole = text.text.whole else { return nil }
        open[index] = nil
        return EngineAnswer(
            index: index, result: text.failure.map { .failure($0) } ?? .success(whole.text),
            unknownWordCount: countsUnknownWords ? text.unknownWordCount : nil)
    }

    /// A piece has its translation, or has failed.
    ///
    /// - Returns: The answer to the text, where this was the last of its pieces. It fails where one of them did.
    mutating func settle(_ piece: Piece, _ result: Result<ChainAnswer, any Error>) -> EngineAnswer? {
        guard var text = open.removeValue(forKey: piece.text) else { return nil }
        switch result {
        case .success(let answer):
            text.text.settle(piece.segment, with: answer.text)
            text.unknownWordCount += answer.unknownWordCount
        case .failure(let error):
            text.text.settle(piece.segment, with: piece.written.source)
            text.failure = text.failure ?? error
        }
        open[piece.text] = text
        return completeAnswer(to: piece.text)
    }
}
