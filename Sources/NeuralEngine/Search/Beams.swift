// SPDX-License-Identifier: Apache-2.0

/// The translations of a batch of sentences that a beam search follows, in memory that is allocated once for all of them.
///
/// A translation is a chain of pieces, each of which knows the one before it, so that those with the same beginning share it.
final class Beams {
    /// What a step may go on with.
    struct Continuation {
        /// Which of the translations that are followed.
        let row: Int
        let piece: UInt32
        let logProbability: Float
        /// The sum of the logarithms with this one.
        let sum: Float
    }

    /// A translation that is followed.
    struct Hypothesis {
        let sentence: Int
        /// Its last piece among all; nil at the start.
        var last: Int?
        var count = 0
        /// The sum of the logarithms.
        var sum: Float = 0
    }

    private struct Piece {
        let id: UInt32
        let before: Int?
        let logProbability: Float
    }

    /// A translation that has ended.
    private struct Ending {
        let hypothesis: Hypothesis
        /// The logarithm of the probability of its end; nil where it grew too long.
        let logProbability: Float?

        /// The mean of the logarithms.
        var score: Float { hypothesis.sum / Float(max(1, hypothesis.count + (logProbability == nil ? 0 : 1))) }
    }

    /// Those that are followed, sentence by sentence.
    private(set) var live: [Hypothesis] = []
    /// For each of the next step's which of this one's it goes on with.
    private(set) var parents: [Int] = []
    private var next: [Hypothesis] = []
    private var pieces: [Piece] = []
    private var endings: [Ending?]
    private var endingCounts: [Int]
    /// What is decoded in a step, and where each writes its alignment.
    private(set) var rows: [Workspace.Row] = []
    private(set) var rowAlignments: [UnsafeMutablePointer<Float>] = []

    private let sourceCounts: [Int]
    private let limits: [Int]
    private let size: Int
    private let longest: Int
    /// A row for each that is followed, and behind these one for each piece.
    private let alignments: UnsafeMutablePointer<Float>
    private let pieceAlignments: UnsafeMutablePointer<Float>

    /// - Parameters:
    ///   - limits: The most pieces of each sentence's translation.
    ///   - size: How many translations of each are followed.
    init(for sentences: [[UInt32]], limits: [Int], size: Int) {
        sourceCounts = sentences.map(\.count)
        self.limits = limits
        self.size = size
        longest = max(1, sentences.map(\.count).max() ?? 0)
        let rowCount = sentences.count * size
        let pieceCount = limits.reduce(0, +) * size
        alignments = .allocate(capacity: (rowCount + pieceCount) * longest)
        pieceAlignments = alignments + rowCount * longest
        endings = Array(repeating: nil, count: sentences.count)
        endingCounts = Array(repeating: 0, count: sentences.count)
        live.reserveCapacity(rowCount)
        next.reserveCapacity(rowCount)
        parents.reserveCapacity(rowCount)
        rows.reserveCapacity(rowCount)
        rowAlignments.reserveCapacity(rowCount)
        pieces.reserveCapacity(pieceCount)
        live += sentences.indices.map { Hypothesis(sentence: $0) }
        setRows()
    }

    deinit {
        alignments.deallocate()
    }

    /// Goes on with the best continuations of a sentence, as many as there is room for.
    func follow(_ best: [Continuation], of sentence: Int) {
        for continuation in best.prefix(size - endingCounts[sentence]) {
            var hypothesis = live[continuation.row]
            hypothesis.sum = continuation.sum
            guard continuation.piece != Vocabulary.end else {
                end(hypothesis, with: continuation.logProbability)
                continue
            }
            (pieceAlignments + pieces.count * longest).update(
                from: alignments + continuation.row * longest, count: sourceCounts[sentence])
            pieces.append(
                Piece(id: continuation.piece, before: hypothesis.last, logProbability: continuation.logProbability))
            hypothesis.last = pieces.count - 1
            hypothesis.count += 1
            if hypothesis.count < limits[sentence] {
                next.append(hypothesis)
                parents.append(continuation.row)
            } else {
                end(hypothesis, with: nil)
            }
        }
    }

    private func end(_ hypothesis: Hypothesis, with logProbability: Float?) {
        let ending = Ending(hypothesis: hypothesis, logProbability: logProbability)
        endingCounts[hypothesis.sentence] += 1
        if let best = endings[hypothesis.sentence], best.score >= ending.score { return }
        endings[hypothesis.sentence] = ending
    }

    /// Takes the next step.
    func advance() {
        swap(&live, &next)
        next.removeAll(keepingCapacity: true)
        parents.removeAll(keepingCapacity: true)
        setRows()
    }

    private func setRows() {
        rows.removeAll(keepingCapacity: true)
        rowAlignments.removeAll(keepingCapacity: true)
        for (index, hypothesis) in live.enumerated() {
            rows.append(Workspace.Row(sentence: hypothesis.sentence, previous: hypothesis.last.map { pieces[$0].id }))
            rowAlignments.append(alignments + index * longest)
        }
    }

    /// The best translation of a sentence.
    func result(of sentence: Int) -> DecodedSentence {
        guard let ending = endings[sentence] else { return DecodedSentence() }
        var chain: [Int] = []
        var last = ending.hypothesis.last
        while let piece = last {
            chain.append(piece)
            last = pieces[piece].before
        }
        var result = DecodedSentence()
        for piece in chain.reversed() {
            result.pieces.append(pieces[piece].id)
            result.logProbabilities.append(pieces[piece].logProbability)
            result.alignment += UnsafeBufferPointer(start: pieceAlignments + piece * longest, count: sourceCounts[sentence])
        }
        if let end = ending.logProbability { result.logProbabilities.append(end) }
        return result
    }
}
