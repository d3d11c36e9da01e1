// SPDX-License-Identifier: Apache-2.0

import CNeural

/// Follows several translations of a sentence at a time, and takes the one whose pieces are the likeliest on average.
///
/// At each step the likeliest continuations of all are kept, as many as the beam holds; those that end are put aside and leave
/// less room for others.
struct BeamSearch: TranslationSearch {
    let candidates: CandidateFinder
    /// The most pieces for a source of so many.
    let limit: @Sendable (Int) -> Int
    let beamSize: Int

    /// A translation that is followed.
    private struct Hypothesis {
        var decoded = DecodedSentence()
        /// The sum of the logarithms.
        var sum: Float = 0

        /// The mean of the logarithms.
        var score: Float { sum / Float(max(1, decoded.logProbabilities.count)) }
    }

    /// What a step may go on with.
    private struct Continuation {
        let row: Int
        let piece: UInt32
        let logProbability: Float
        let sum: Float
    }

    func translate(_ sentences: [[UInt32]], in workspace: Workspace) throws -> [DecodedSentence] {
        workspace.encode(sentences)
        workspace.beginDecoding()
        let lists = sentences.map { candidates.candidates(for: $0) }
        var ended = [[Hypothesis]](repeating: [], count: sentences.count)
        var live = sentences.indices.map { (sentence: $0, hypothesis: Hypothesis()) }
        let longest = sentences.map(\.count).max() ?? 0
        let alignment = UnsafeMutablePointer<Float>.allocate(capacity: max(1, longest * beamSize * sentences.count))
        defer { alignment.deallocate() }
        var position = 0
        while !live.isEmpty {
            try Task.checkCancellation()
            let rows = live.map { Workspace.Row(sentence: $0.sentence, previous: $0.hypothesis.decoded.pieces.last) }
            workspace.decode(rows, position: position, alignments: rows.indices.map { alignment + $0 * longest })
            position += 1
            var next: [(sentence: Int, hypothesis: Hypothesis)] = []
            var parents: [Int] = []
            for sentence in sentences.indices {
                let own = live.indices.filter { live[$0].sentence == sentence }
                let best = continuations(of: own, live.map(\.hypothesis.sum), lists[sentence], workspace)
                for continuation in best.prefix(beamSize - ended[sentence].count) {
                    var hypothesis = live[continuation.row].hypothesis
                    hypothesis.sum = continuation.sum
                    hypothesis.decoded.logProbabilities.append(continuation.logProbability)
                    guard continuation.piece != Vocabulary.end else {
                        ended[sentence].append(hypothesis)
                        continue
                    }
                    hypothesis.decoded.pieces.append(continuation.piece)
                    let row = alignment + continuation.row * longest
                    hypothesis.decoded.alignment += UnsafeBufferPointer(start: row, count: sentences[sentence].count)
                    if hypothesis.decoded.pieces.count < limit(sentences[sentence].count) {
                        next.append((sentence, hypothesis))
                        parents.append(continuation.row)
                    } else {
                        ended[sentence].append(hypothesis)
                    }
                }
            }
            workspace.arrangeCells(by: parents)
            live = next
        }
        return ended.map { hypotheses in hypotheses.max { $0.score < $1.score }?.decoded ?? DecodedSentence() }
    }

    /// The likeliest continuations of some rows, the best first.
    private func continuations(
        of rows: [Int], _ sums: [Float], _ list: [UInt32], _ workspace: Workspace
    ) -> [Continuation] {
        var best: [Continuation] = []
        for row in rows {
            let scores = workspace.score(list, row: row)
            candidates.exclude(from: list, scores)
            let logSum = dragoman_log_sum(scores, list.count)
            for index in list.indices {
                let logProbability = scores[index] - logSum
                let sum = sums[row] + logProbability
                if best.count == beamSize, let last = best.last, sum <= last.sum { continue }
                let place = best.firstIndex { $0.sum < sum } ?? best.count
                best.insert(Continuation(row: row, piece: list[index], logProbability: logProbability, sum: sum), at: place)
                if best.count > beamSize { best.removeLast() }
            }
        }
        return best
    }
}
