// SPDX-License-Identifier: Apache-2.0

import CNeural

/// The memory in which one batch of sentences is translated, allocated once and used again for the next.
///
/// Sentences of a batch stand one after the other, a row for each piece, without padding: each row is calculated as if it were
/// alone, so what a sentence is translated with changes nothing.
///
/// It may go from task to task, since the pool gives it to one at a time and nothing else refers to it meanwhile.
final class Workspace: @unchecked Sendable {
    /// How much of a batch a workspace holds.
    struct Size: Sendable, Hashable {
        /// The rows of all sources together.
        var sourceRows = 256
        /// The sentences.
        var sentences = 16
        /// The hypotheses of each sentence.
        var hypotheses = 1

        /// The rows that are decoded together.
        var targetRows: Int { sentences * hypotheses }
    }

    let weights: TransformerWeights
    let size: Size
    let width: Int

    // Rows of the width of the model.
    let states: UnsafeMutablePointer<Float>
    let queries: UnsafeMutablePointer<Float>
    let keys: UnsafeMutablePointer<Float>
    let values: UnsafeMutablePointer<Float>
    let attended: UnsafeMutablePointer<Float>

    /// Rows made integers, and what each was multiplied by.
    let integers: UnsafeMutablePointer<Int8>
    let alphas: UnsafeMutablePointer<Float>

    /// Some rows between the halves of a feed-forward network.
    let hidden: UnsafeMutablePointer<Float>
    let hiddenIntegers: UnsafeMutablePointer<Int8>
    static let hiddenRows = 32

    /// The keys of one sentence as columns.
    let keyColumns: UnsafeMutablePointer<Float>
    /// How much a query looks at each key.
    let attention: UnsafeMutablePointer<Float>

    /// For each layer of the decoder the keys, as columns, and the values of all sentences.
    let contextKeys: [UnsafeMutablePointer<Float>]
    let contextValues: [UnsafeMutablePointer<Float>]
    /// For each layer of the decoder its cells, a row for each hypothesis, and room for them in another order.
    var cells: [UnsafeMutablePointer<Float>]
    var otherCells: [UnsafeMutablePointer<Float>]

    /// The scores of the candidates for one hypothesis.
    let scores: UnsafeMutablePointer<Float>

    /// Where the rows of each sentence begin, and where its columns of keys do.
    var rowStarts: [Int] = []
    var columnStarts: [Int] = []

    private let memory: UnsafeMutableRawPointer

    init(for weights: TransformerWeights, size: Size = Size()) {
        self.weights = weights
        self.size = size
        width = weights.settings.width
        let hiddenWidth = weights.settings.hiddenWidth
        let rows = max(size.sourceRows, size.targetRows)
        let columns = size.sourceRows + size.sentences * Int(dragoman_key_multiple)
        let depth = weights.settings.decoderDepth
        let counts =
            [Int](repeating: rows * width, count: 5) + [
                Workspace.hiddenRows * hiddenWidth, columns * width, columns, rows, weights.settings.targetVocabularySize,
                rows * width / 4, Workspace.hiddenRows * hiddenWidth / 4,
            ] + [Int](repeating: columns * width, count: depth) + [Int](repeating: size.sourceRows * width, count: depth)
            + [Int](repeating: size.targetRows * width, count: 2 * depth)
        // Each part begins where a line of the cache does.
        let padded = counts.map { ($0 + 15) / 16 * 16 }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: padded.reduce(0, +) * 4, alignment: 64)
        self.memory = memory
        var offset = 0
        let parts = padded.map { count in
            defer { offset += count * 4 }
            return memory + offset
        }
        let floats = parts.map { $0.assumingMemoryBound(to: Float.self) }
        (states, queries, keys, values, attended) = (floats[0], floats[1], floats[2], floats[3], floats[4])
        (hidden, keyColumns, attention, alphas, scores) = (floats[5], floats[6], floats[7], floats[8], floats[9])
        integers = parts[10].assumingMemoryBound(to: Int8.self)
        hiddenIntegers = parts[11].assumingMemoryBound(to: Int8.self)
        contextKeys = Array(floats[12..<12 + depth])
        contextValues = Array(floats[12 + depth..<12 + 2 * depth])
        cells = Array(floats[12 + 2 * depth..<12 + 3 * depth])
        otherCells = Array(floats[12 + 3 * depth..<12 + 4 * depth])
    }

    deinit {
        memory.deallocate()
    }

    // MARK: - Layers

    var functions: dragoman_arithmetic { weights.arithmetic.functions.pointee }

    /// Makes rows integers, for matrices of this alpha.
    func quantize(_ rows: UnsafePointer<Float>, _ count: Int, for matrix: WeightMatrix) {
        dragoman_quantize(rows, count, width, matrix.alpha, integers, alphas)
    }

    /// Multiplies the rows that were made integers last.
    func multiply(_ matrix: WeightMatrix, _ count: Int, into out: UnsafeMutablePointer<Float>) {
        withUnsafePointer(to: matrix.matrix) { functions.multiply($0, integers, alphas, count, false, out) }
    }

    /// Adds what a layer gives to what it was given, and normalises the sums.
    func add(_ rows: UnsafePointer<Float>, to states: UnsafeMutablePointer<Float>, _ count: Int, _ normalization: Normalization) {
        functions.normalize(states, rows, normalization.scales, normalization.shifts, count, width)
    }

    /// Puts the states through a feed-forward network, some rows at a time.
    func feedForward(_ weights: FeedForwardWeights, _ count: Int) {
        for start in stride(from: 0, to: count, by: Self.hiddenRows) {
            let rows = min(Self.hiddenRows, count - start)
            let states = states + start * width
            quantize(states, rows, for: weights.first)
            withUnsafePointer(to: weights.first.matrix) { functions.multiply($0, integers, alphas, rows, true, hidden) }
            dragoman_quantize(
                hidden, rows, self.weights.settings.hiddenWidth, weights.second.alpha, hiddenIntegers, alphas)
            withUnsafePointer(to: weights.second.matrix) {
                functions.multiply($0, hiddenIntegers, alphas, rows, false, attended)
            }
            add(attended, to: states, rows, weights.normalization)
        }
    }

    /// Embeds a piece at a position.
    func embed(_ piece: UInt32, _ vectors: WeightMatrix, position: Int, into row: Int) {
        let matrix = vectors.matrix
        dragoman_embed(
            matrix.weights + Int(piece) * width, 1 / matrix.multiplier, Float(width).squareRoot(),
            weights.encoding(ofPosition: position), width, states + row * width)
    }
}
