// SPDX-License-Identifier: Apache-2.0

import CNeural

extension Workspace {
    /// A hypothesis that is decoded: a row of the step.
    struct Row {
        /// Of which sentence of the batch.
        var sentence: Int
        /// The piece before; nil at the start.
        var previous: UInt32?
    }

    /// Forgets what was decoded, and makes ready for what is to be.
    ///
    /// - Parameter candidates: For each sentence the pieces that its translation may have, in ascending order.
    func beginDecoding(among candidates: [[UInt32]]) {
        targetVectors.gather(candidates)
        candidateRows = candidates.map(targetVectors.rows)
        for layer in cells { layer.update(repeating: 0, count: size.targetRows * width) }
    }

    /// Decodes the next piece of each hypothesis, as far as the scores of candidates.
    ///
    /// - Parameters:
    ///   - rows: The hypotheses.
    ///   - position: How many pieces they have.
    ///   - alignments: For each row where to write its attention to each piece of its source.
    func decode(_ rows: [Row], position: Int, alignments: [UnsafeMutablePointer<Float>]) {
        for (index, row) in rows.enumerated() {
            if let previous = row.previous {
                embed(previous, targetVectors, position: position, into: index)
            } else {
                (states + index * width).update(from: weights.encoding(ofPosition: position), count: width)
            }
        }
        let count = rows.count
        for (number, layer) in weights.decoder.enumerated() {
            quantize(states, count, for: layer.gate)
            multiply(layer.gate, count, into: keys)
            if layer.input.quantizationScale != layer.gate.quantizationScale { quantize(states, count, for: layer.input) }
            multiply(layer.input, count, into: queries)
            functions.recur(cells[number], keys, queries, count * width)
            add(queries, to: states, count, layer.normalization)

            quantize(states, count, for: layer.attention.query)
            multiply(layer.attention.query, count, into: queries)
            let isLast = number == weights.decoder.count - 1
            for (index, row) in rows.enumerated() {
                let start = rowStarts[row.sentence]
                var memory = dragoman_memory(
                    keys: contextKeys[number] + columnStarts[row.sentence] * width, stride: columns(of: row.sentence),
                    values: contextValues[number] + start * width, count: rowStarts[row.sentence + 1] - start, width: width,
                    heads: weights.settings.headCount)
                functions.attend(
                    queries + index * width, 1, &memory, attention, attended + index * width, isLast ? alignments[index] : nil)
            }
            quantize(attended, count, for: layer.attention.output)
            multiply(layer.attention.output, count, into: queries)
            add(queries, to: states, count, layer.attention.normalization)
            feedForward(layer.feedForward, count)
        }
        quantize(states, count, for: weights.targetVectors)
    }

    /// The scores of a sentence's candidates for a row that was just decoded.
    func scoreCandidates(of sentence: Int, row: Int) -> UnsafeMutablePointer<Float> {
        let candidates = candidateRows[sentence]
        withUnsafePointer(to: targetVectors.matrix) { matrix in
            functions.score(matrix, integers + row * width, quantizationScales[row], candidates, candidates.count, scores)
        }
        return scores
    }

    /// Gives each row the cells of a row of the step before.
    func arrangeCells(by parents: [Int]) {
        for (layer, cells) in cells.enumerated() {
            for (row, parent) in parents.enumerated() {
                (otherCells[layer] + row * width).update(from: cells + parent * width, count: width)
            }
        }
        swap(&cells, &otherCells)
    }

    /// Lets a hypothesis take the place of another.
    func moveCells(from row: Int, to other: Int) {
        guard row != other else { return }
        for layer in cells { (layer + other * width).update(from: layer + row * width, count: width) }
    }
}
