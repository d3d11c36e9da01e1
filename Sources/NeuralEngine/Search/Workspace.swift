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
        var sourceRows = 128
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
    let attended: UnsafeMutablePointer<Float>

    /// Rows made integers, and what each was multiplied by.
    let integers: UnsafeMutablePointer<Int8>
    let quantizationScales: UnsafeMutablePointer<Float>

    /// Some rows between the halves of a feed-forward network.
    let hidden: UnsafeMutablePointer<Float>
    let hiddenIntegers: UnsafeMutablePointer<Int8>
    static let hiddenRows = 32

    /// The attention weights of a query, one for each key.
    let attention: UnsafeMutablePointer<Float>

    /// For each layer of the decoder the keys, as columns, and the values of all sentences.
    let contextKeys: [UnsafeMutablePointer<Float>]
    let contextValues: [UnsafeMutablePointer<Float>]
    /// The values of a layer of the encoder, and the keys of one sentence as columns. They stand where those of the decoder’s
    /// first layer do, which are written when the encoder is done.
    var values: UnsafeMutablePointer<Float> { contextValues[0] }
    var keyColumns: UnsafeMutablePointer<Float> { contextKeys[0] }
    /// For each layer of the decoder its cells, a row for each hypothesis, and room for them in another order.
    var cells: [UnsafeMutablePointer<Float>]
    var otherCells: [UnsafeMutablePointer<Float>]

    /// The vectors of the pieces of the sources, and of the candidates of each sentence with the rows of these.
    let sourceVectors: GatheredVectors
    let targetVectors: GatheredVectors
    var candidateRows: [[UInt32]] = []

    /// The scores of the candidates for one hypothesis.
    let scores: UnsafeMutablePointer<Float>

    /// Where the rows of each sentence begin, and where its columns of keys do.
    var rowStarts: [Int] = []
    var columnStarts: [Int] = []

    /// What was allocated for all of these.
    private let blocks: [UnsafeMutableRawPointer]

    init(for weights: TransformerWeights, size: Size = Size()) {
        self.weights = weights
        self.size = size
        let width = weights.settings.width
        self.width = width
        let hiddenWidth = weights.settings.hiddenWidth
        let rows = max(size.sourceRows, size.targetRows)
        let columns = size.sourceRows + size.sentences * Int(dragoman_key_multiple)
        let depth = weights.settings.decoderDepth
        var blocks: [UnsafeMutableRawPointer] = []
        // Each block begins and ends where a line of the cache does.
        func take<Element>(_ count: Int, of type: Element.Type = Float.self) -> UnsafeMutablePointer<Element> {
            let size = (count * MemoryLayout<Element>.stride + 63) / 64 * 64
            let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
            blocks.append(block)
            return block.bindMemory(to: type, capacity: count)
        }
        states = take(rows * width)
        queries = take(rows * width)
        keys = take(rows * width)
        attended = take(rows * width)
        integers = take(rows * width, of: Int8.self)
        quantizationScales = take(rows)
        hidden = take(Workspace.hiddenRows * hiddenWidth)
        hiddenIntegers = take(Workspace.hiddenRows * hiddenWidth, of: Int8.self)
        attention = take(columns)
        contextKeys = (0..<depth).map { _ in take(columns * width) }
        contextValues = (0..<depth).map { _ in take(size.sourceRows * width) }
        cells = (0..<depth).map { _ in take(size.targetRows * width) }
        otherCells = (0..<depth).map { _ in take(size.targetRows * width) }
        scores = take(weights.settings.targetVocabularySize)
        self.blocks = blocks
        sourceVectors = GatheredVectors(weights.sourceVectors, of: weights.file)
        targetVectors = GatheredVectors(weights.targetVectors, of: weights.file)
    }

    deinit {
        for block in blocks { block.deallocate() }
    }

    // MARK: - Layers

    var functions: dragoman_arithmetic { weights.arithmetic.functions.pointee }

    /// Makes rows integers, as a matrix wants them.
    func quantize(_ rows: UnsafePointer<Float>, _ count: Int, for matrix: WeightMatrix) {
        dragoman_quantize(rows, count, width, matrix.quantizationScale, integers, quantizationScales)
    }

    /// Multiplies the rows that were made integers last.
    func multiply(_ matrix: WeightMatrix, _ count: Int, into out: UnsafeMutablePointer<Float>) {
        withUnsafePointer(to: matrix.matrix) { functions.multiply($0, integers, quantizationScales, count, false, out) }
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
            withUnsafePointer(to: weights.first.matrix) {
                functions.multiply($0, integers, quantizationScales, rows, true, hidden)
            }
            dragoman_quantize(
                hidden, rows, self.weights.settings.hiddenWidth, weights.second.quantizationScale, hiddenIntegers,
                quantizationScales)
            withUnsafePointer(to: weights.second.matrix) {
                functions.multiply($0, hiddenIntegers, quantizationScales, rows, false, attended)
            }
            add(attended, to: states, rows, weights.normalization)
        }
    }

    /// Embeds a piece at a position.
    func embed(_ piece: UInt32, _ vectors: GatheredVectors, position: Int, into row: Int) {
        let matrix = vectors.matrix
        dragoman_embed(
            matrix.weights + vectors.row(of: piece) * width, 1 / matrix.multiplier, Float(width).squareRoot(),
            weights.encoding(ofPosition: position), width, states + row * width)
    }
}
