// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// The texts of a call: gives out their pieces one by one, and puts the translations of the pieces together again.
///
/// Texts are cut when their turn comes, so that a batch of many texts is never held in pieces as a whole. Pieces are lines,
/// since programs of a chain take no line break for the end of anything, and the columns that tabs part, between which no word
/// may move.
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
        var cut: CutText
        /// How many of its pieces were not settled.
        var missing: Int
        var failure: (any Error)?
    }

    private let texts: [String]
    private let cutter: TextCutter
    private var nextText = 0
    /// The pieces of the text that was cut last, in reverse order.
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

    /// The next piece; nil when there are no more.
    ///
    /// - Parameter answer: Takes the answers to texts without any piece that are passed on the way: they stay as they are.
    mutating func next(answer: (EngineAnswer) -> Void) -> Piece? {
        while pieces.isEmpty, nextText < texts.count {
            let index = nextText
            nextText += 1
            let cut = cutter.cut(texts[index])
            pieces = cut.pieces.reversed().compactMap { segment, source in
                let encoded = EncodedPiece(source)
                // An address by itself, for instance, has nothing to translate.
                return encoded.hasWords ? Piece(text: index, segment: segment, source: source, encoded: encoded) : nil
            }
            if pieces.isEmpty {
                answer(EngineAnswer(index: index, result: .success(texts[index])))
            } else {
                open[index] = OpenText(cut: cut, missing: pieces.count)
            }
        }
        return pieces.popLast()
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
        guard text.missing == 0 else {
            open[piece.text] = text
            return nil
        }
        if let failure = text.failure { return EngineAnswer(index: piece.text, result: .failure(failure)) }
        return EngineAnswer(index: piece.text, result: .success(text.cut.text))
    }
}
