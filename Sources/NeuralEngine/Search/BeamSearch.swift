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

    func translate(_ sentences: [[UInt32]], in workspace: Workspace) throws -> [DecodedSentence] {
        workspace.encode(sentences)
        let lists = sentences.map { candidates.candidates(for: $0) }
        workspace.beginDecoding(among: lists)
        let beams = Beams(for: sentences, limits: sentences.map { limit($0.count) }, size: beamSize)
        var best: [Beams.Continuation] = []
        best.reserveCapacity(beamSize + 1)
        var position = 0
        while !beams.live.isEmpty {
            try Task.checkCancellation()
            workspace.decode(beams.rows, position: position, alignments: beams.rowAlignments)
            position += 1
            var first = 0
            while first < beams.live.count {
                let sentence = beams.live[first].sentence
                var end = first
                best.removeAll(keepingCapacity: true)
                while end < beams.live.count, beams.live[end].sentence == sentence {
                    addContinuations(of: end, with: beams.live[end], lists[sentence], workspace, to: &best)
                    end += 1
                }
                beams.follow(best, of: sentence)
                first = end
            }
            workspace.arrangeCells(by: beams.parents)
            beams.advance()
        }
        return sentences.indices.map { beams.result(of: $0) }
    }

    /// Adds the likeliest continuations of a row to those of others, the best first.
    private func addContinuations(
        of row: Int, with hypothesis: Beams.Hypothesis, _ list: [UInt32], _ workspace: Workspace,
        to best: inout [Beams.Continuation]
    ) {
        let scores = workspace.scoreCandidates(of: hypothesis.sentence, row: row)
        candidates.exclude(from: list, scores)
        let logSum = dragoman_log_sum(scores, list.count)
        for index in list.indices {
            let logProbability = scores[index] - logSum
            let sum = hypothesis.sum + logProbability
            if best.count == beamSize, let last = best.last, sum <= last.sum { continue }
            let place = best.firstIndex { $0.sum < sum } ?? best.count
            best.insert(.init(row: row, piece: list[index], logProbability: logProbability, sum: sum), at: place)
            if best.count > beamSize { best.removeLast() }
        }
    }
}
