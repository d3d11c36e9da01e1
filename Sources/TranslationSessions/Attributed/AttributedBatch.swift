// SPDX-License-Identifier: Apache-2.0

import Foundation
import TranslationBatches

/// The requests of a batch with what is sent to an engine for them, and the texts whose placeholders it lost on the way.
struct AttributedBatch: Sendable {
    /// A translation, attributed where its request is.
    struct Translation: Sendable {
        let text: String
        var attributed: AttributedString?
    }

    private struct Repair {
        let index: Int
        var repair: PlaceholderRepair
    }

    private let passages: [AttributedPassage?]
    /// What is sent to the engine for each request.
    let texts: [String]
    private var repairs: [Repair] = []
    private var pieces: [(repair: Int, piece: PlaceholderRepair.Piece)] = []

    init(_ requests: [TranslationSession.Request]) {
        passages = requests.map { $0.attributedSourceText.map(AttributedPassage.init) }
        texts = zip(requests, passages).map { $1?.text ?? $0.sourceText }
    }

    /// What is sent instead, by the index of the request, where all engines give alignments.
    var alignedTexts: [Int: String] {
        Dictionary(
            uniqueKeysWithValues: passages.enumerated().compactMap { index, passage in passage.map { (index, $0.alignedText) } })
    }

    /// A request's text was translated.
    ///
    /// - Parameters:
    ///   - isAligned: Whether the aligned text was sent.
    ///   - alignment: Which parts of it became which; nil where that is not known.
    /// - Returns: The translation; nil where placeholders or the alignment were lost, so that pieces of the text have to be
    ///   translated.
    mutating func translated(
        _ index: Int, as text: String, isAligned: Bool = false, alignment: TranslationAlignment? = nil
    ) -> Translation? {
        guard let passage = passages[index] else { return Translation(text: text) }
        if let attributed = alignment.flatMap({ passage.attributed(text, by: $0) }) {
            return Translation(text: String(attributed.characters), attributed: attributed)
        }
        var repair = PlaceholderRepair(of: texts[index])
        switch isAligned && passage.alignedText != passage.text ? repair.failed() : repair.translated(text) {
        case .accept(let text): return translation(text, of: passage)
        case .translate(let open):
            pieces += open.map { (repairs.count, $0) }
            repairs.append(Repair(index: index, repair: repair))
            return nil
        case .wait, .giveUp: return translation(text, of: passage)
        }
    }

    /// The pieces to be translated, in the source and into the target of the batch.
    var pieceTexts: [String] { pieces.map(\.piece.text) }

    /// The request that a piece belongs to.
    func request(ofPiece index: Int) -> Int { repairs[pieces[index].repair].index }

    /// A piece was translated.
    ///
    /// - Returns: The translation of its request, once all its pieces are there.
    mutating func translated(piece index: Int, as text: String) -> Translation? {
        let (number, piece) = pieces[index]
        guard case .accept(let text) = repairs[number].repair.translated(piece, as: text),
            let passage = passages[repairs[number].index]
        else { return nil }
        return translation(text, of: passage)
    }

    private func translation(_ text: String, of passage: AttributedPassage) -> Translation {
        let attributed = passage.attributed(text)
        return Translation(text: String(attributed.characters), attributed: attributed)
    }
}
