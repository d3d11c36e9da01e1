// SPDX-License-Identifier: Apache-2.0

import CNeural

/// Takes the likeliest piece at each step.
struct GreedySearch: TranslationSearch {
    let candidates: CandidateFinder
    /// The most pieces for a source of so many.
    let limit: @Sendable (Int) -> Int

    func translate(_ sentences: [[UInt32]], in workspace: Workspace) throws -> [DecodedSentence] {
        workspace.encode(sentences)
        let lists = sentences.map { candidates.candidates(for: $0) }
        workspace.beginDecoding(among: lists)
        let limits = sentences.map { limit($0.count) }
        var results = sentences.indices.map { index in
            var result = DecodedSentence()
            result.pieces.reserveCapacity(limits[index])
            result.logProbabilities.reserveCapacity(limits[index])
            result.alignment = [Float](repeating: 0, count: limits[index] * sentences[index].count)
            return result
        }
        var rows = sentences.indices.map { Workspace.Row(sentence: $0, previous: nil) }
        var alignments: [UnsafeMutablePointer<Float>] = []
        let rowsOfAlignment = UnsafeMutablePointer<Float>.allocate(capacity: workspace.size.sourceRows)
        defer { rowsOfAlignment.deallocate() }
        alignments.reserveCapacity(rows.count)
        var position = 0
        while !rows.isEmpty {
            try Task.checkCancellation()
            alignments.removeAll(keepingCapacity: true)
            for row in rows { alignments.append(rowsOfAlignment + workspace.rowStarts[row.sentence]) }
            workspace.decode(rows, position: position, alignments: alignments)
            position += 1
            var kept = 0
            for index in rows.indices {
                let sentence = rows[index].sentence
                let list = lists[sentence]
                let scores = workspace.scoreCandidates(of: sentence, row: index)
                candidates.exclude(from: list, scores)
                let best = dragoman_index_of_greatest(scores, list.count)
                let logSum = dragoman_log_sum(scores, list.count)
                results[sentence].logProbabilities.append(scores[best] - logSum)
                guard list[best] != Vocabulary.end else { continue }
                let sourceCount = sentences[sentence].count
                let start = results[sentence].pieces.count * sourceCount
                for piece in 0..<sourceCount { results[sentence].alignment[start + piece] = alignments[index][piece] }
                results[sentence].pieces.append(list[best])
                guard results[sentence].pieces.count < limits[sentence] else { continue }
                rows[kept] = Workspace.Row(sentence: sentence, previous: list[best])
                workspace.moveCells(from: index, to: kept)
                kept += 1
            }
            rows.removeLast(rows.count - kept)
        }
        return results
    }
}
