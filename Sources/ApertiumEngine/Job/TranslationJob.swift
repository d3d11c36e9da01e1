// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationBatches
import TranslationSessions

/// The work of one call, done on a thread of its own.
struct TranslationJob {
    private var queue: TextQueue
    private let writer: PieceWriter
    private var chains: ChainOperator
    private let amendments: AnswerAmendments
    private let answer: (EngineAnswer) -> Void
    /// So many pieces whose stand-ins or names did not come back are held until they are asked again.
    private static let mostDisplaced = 32
    /// Longer texts of which nothing comes back are a failure.
    private static let mostWordsLeft = 2

    /// - Parameters:
    ///   - queue: The texts.
    ///   - chains: What works the chain.
    ///   - amendments: What is amended in each translation.
    ///   - answer: Called once for each text.
    init(
        _ queue: TextQueue, with chains: ChainOperator, amendments: AnswerAmendments = AnswerAmendments(),
        answer: @escaping (EngineAnswer) -> Void
    ) {
        self.queue = queue
        writer = queue.writer
        self.chains = chains
        self.amendments = amendments
        self.answer = answer
    }

    /// Answers all texts.
    ///
    /// - Returns: The chain, to be kept warm; none where it was not needed or was ended.
    /// - Throws: `ApertiumError` where no chain works; `CancellationError`. The chain is gone then.
    mutating func run() throws -> ProcessChain? {
        do {
            // Pieces that were under way together when a chain failed are asked one by one: one of them may be to blame.
            while true {
                let (displaced, lost) = try translateTogether()
                if displaced.isEmpty, lost.isEmpty { return chains.chain }
                for piece in displaced { settle(piece, try translateAgain(piece.written)) }
                for piece in lost { settle(piece, try translateLost(piece)) }
            }
        } catch {
            chains.endChain()
            throw error
        }
    }

    /// Translates pieces together until there are no more or the chain fails.
    ///
    /// - Returns: The pieces whose translation failed by itself or lacks stand-ins or names, and those that were under way when
    ///   the chain failed.
    private mutating func translateTogether() throws -> (displaced: [TextQueue.Piece], lost: [TextQueue.Piece]) {
        let wake = chains.wake
        guard let first = queue.next(isStopped: { wake.isGiven }, answer: answer) else {
            if wake.isGiven { throw CancellationError() }
            return ([], [])
        }
        var underway: [TextQueue.Piece] = []
        var displaced: [TextQueue.Piece] = []
        var upcoming: TextQueue.Piece? = first
        var queue = queue
        defer { self.queue = queue }
        let answer = answer
        let amendments = amendments
        _ = try chains.translateAll {
            guard displaced.count < Self.mostDisplaced,
                let piece = upcoming ?? queue.next(isStopped: { wake.isGiven }, answer: answer)
            else { return nil }
            upcoming = nil
            underway.append(piece)
            return piece.written.encoded
        } answer: { translated in
            let piece = underway.removeFirst()
            guard let whole = (try? translated.get()).flatMap({ amendments.whole($0, of: piece.written) }) else {
                return displaced.append(piece)
            }
            queue.settle(piece, .success(whole)).map(answer)
        }
        // What is left of the texts was not cut.
        if wake.isGiven { throw CancellationError() }
        return (displaced, underway)
    }

    /// Translates a piece that was under way when a chain failed as it would have been, so that answers do not depend on what
    /// was under way beside it.
    private mutating func translateLost(_ piece: TextQueue.Piece) throws -> Result<ChainAnswer, any Error> {
        let translated = try chains.translate(piece.written.encoded)
        if let whole = (try? translated.get()).flatMap({ amendments.whole($0, of: piece.written) }) { return .success(whole) }
        return try translateAgain(piece.written)
    }

    /// Translates a piece in another way, whose first translation failed or lost names or stand-ins.
    private mutating func translateAgain(_ piece: PieceWriter.WrittenPiece) throws -> Result<ChainAnswer, any Error> {
        // The text with months and millions for others, which were not what failed.
        let replaced = piece.monthNames?.text ?? piece.billions?.text ?? piece.plain
        if piece.names != nil,
            let names = writer.names(in: replaced, standingIn: true),
            case .success(let answer) = try translateAlone(
                names.text, encoded: writer.encoded(names.text, keepsAcronyms: true)),
            let named = answer.restoring(names)?.restoring(piece.monthNames)?.restoring(piece.billions)
        {
            return .success(amendments.finished(named, for: piece))
        }
        if piece.monthNames != nil || piece.billions != nil,
            case .success(let answer) = try translateAlone(replaced, encoded: writer.encoded(replaced, keepsAcronyms: true)),
            let whole = answer.restoring(piece.monthNames)?.restoring(piece.billions)
        {
            return .success(amendments.finished(whole, for: piece))
        }
        return try translateAlone(piece.plain, encoded: writer.encoded(piece.plain, keepsAcronyms: true))
            .map { amendments.finished($0, for: piece) }
    }

    /// Translates a piece by itself and, where that fails, the words between its placeholders.
    private mutating func translateAlone(_ source: String, encoded: EncodedPiece) throws -> Result<ChainAnswer, any Error> {
        switch try chains.translate(encoded) {
        case .success(let translation):
            return .success(amendments.amended(translation, for: source))
        case .failure(let failure):
            if failure == .leakedMark, encoded.placeholders.isEmpty {
                return try translateHalves(of: source)
            }
            // A word that is nothing by itself, as English `will`, stays as it is.
            if failure == .emptied, encoded.placeholders.isEmpty, encoded.wordCount <= Self.mostWordsLeft {
                return .success(ChainAnswer(text: source, unknownWordCount: encoded.wordCount))
            }
            let error = chains.error(for: failure)
            var repair = PlaceholderRepair(of: encoded.segments)
            var step = repair.failed()
            var unknownWordCount = 0
            if case .translate(let pieces) = step {
                for piece in pieces {
                    switch try translateWords(piece.text) {
                    case .success(let answer):
                        step = repair.translated(piece, as: answer.text)
                        unknownWordCount += answer.unknownWordCount
                    case .failure(let error): return .failure(error)
                    }
                }
            }
            return if case .accept(let text) = step {
                .success(ChainAnswer(text: text, unknownWordCount: unknownWordCount))
            } else {
                .failure(error)
            }
        }
    }

    /// Translates the halves of a piece for a word of which the chain has no form, so that this word alone stays as it is.
    private mutating func translateHalves(of source: String) throws -> Result<ChainAnswer, any Error> {
        let spaces = source.indices.filter { source[$0] == " " }
        guard !spaces.isEmpty else { return .success(ChainAnswer(text: source, unknownWordCount: 1)) }
        let middle = spaces[spaces.count / 2]
        var halves: [ChainAnswer] = []
        for half in [source[..<middle], source[source.index(after: middle)...]] {
            switch try translateWords(String(half)) {
            case .success(let answer): halves.append(answer)
            case .failure(let error): return .failure(error)
            }
        }
        return .success(
            ChainAnswer(
                text: halves.map(\.text).joined(separator: " "), unknownWordCount: halves.reduce(0) { $0 + $1.unknownWordCount }))
    }

    /// Translates words that stood between placeholders, and leaves what has no letter as it is.
    private mutating func translateWords(_ source: String) throws -> Result<ChainAnswer, any Error> {
        let encoded = writer.encoded(source)
        return encoded.hasWords ? try translateAlone(source, encoded: encoded) : .success(ChainAnswer(text: source))
    }

    private mutating func settle(_ piece: TextQueue.Piece, _ result: Result<ChainAnswer, any Error>) {
        queue.settle(piece, result).map(answer)
    }
}
