// SPDX-License-Identifier: Apache-2.0

import CNeural
import SystemFiles

/// Finds the tensors that a model needs, and checks their types, shapes and numbers.
struct WeightReader {
    let model: ModelFile
    let file: MappedFile
    let settings: ModelSettings
    /// What was allocated for the model beside its file.
    private(set) var owned: [UnsafeMutableRawPointer] = []
    /// For matrices without biases.
    private var zeros: UnsafePointer<Float>?

    init(model: ModelFile, file: MappedFile, settings: ModelSettings) {
        self.model = model
        self.file = file
        self.settings = settings
    }

    /// How many rows of weights are added up before their pages are let go.
    private static let rowsAtOnce = 1 << 12

    /// The layers of an attention.
    mutating func attention(_ name: String) throws(FileFault) -> AttentionWeights {
        let width = settings.width
        return AttentionWeights(
            query: try matrix("\(name)_Wq", bias: "\(name)_bq", inputs: width, outputs: width),
            key: try matrix("\(name)_Wk", bias: "\(name)_bk", inputs: width, outputs: width),
            value: try matrix("\(name)_Wv", bias: "\(name)_bv", inputs: width, outputs: width),
            output: try matrix("\(name)_Wo", bias: "\(name)_bo", inputs: width, outputs: width),
            normalization: try normalization("\(name)_Wo_ln"))
    }

    /// The layers of a feed-forward network.
    mutating func feedForward(_ name: String) throws(FileFault) -> FeedForwardWeights {
        let (width, hidden) = (settings.width, settings.hiddenWidth)
        return FeedForwardWeights(
            first: try matrix("\(name)_W1", bias: "\(name)_b1", inputs: width, outputs: hidden),
            second: try matrix("\(name)_W2", bias: "\(name)_b2", inputs: hidden, outputs: width),
            normalization: try normalization("\(name)_ffn_ln"))
    }

    func normalization(_ name: String) throws(FileFault) -> Normalization {
        Normalization(
            scales: try floats("\(name)_scale", count: settings.width), shifts: try floats("\(name)_bias", count: settings.width))
    }

    /// A matrix, whose shape is that of its inputs by its outputs, though its data has a row for each output.
    mutating func matrix(
        _ name: String, bias: String?, inputs: Int, outputs: Int
    ) throws(FileFault) -> WeightMatrix {
        let biases: UnsafePointer<Float>
        if let bias { biases = try floats(bias, count: outputs) } else { biases = noBiases }
        return WeightMatrix(
            matrix: try integers(name, dimensions: [inputs, outputs], inputs: inputs, outputs: outputs, biases: biases),
            quantizationScale: try quantizationScale("\(name)_QuantMultA"))
    }

    /// The vectors of words, which give the scores of words too where they have biases.
    mutating func vectors(_ name: String, count: Int, hasBiases: Bool) throws(FileFault) -> WeightMatrix {
        let biases = hasBiases ? try floats("decoder_ff_logit_out_b", count: count) : noBiases
        var scale = try quantizationScale("none_QuantMultA")
        if scale == 0 { scale = try quantizationScale("\(name)_QuantMultA") }
        return WeightMatrix(
            matrix: try integers(
                name, dimensions: [count, settings.width], inputs: settings.width, outputs: count, biases: biases),
            quantizationScale: scale)
    }

    // MARK: - Reading

    private var bytes: UnsafeRawBufferPointer { file.bytes }

    /// As many zeros as any matrix has outputs.
    private var noBiases: UnsafePointer<Float> {
        mutating get {
            if let zeros { return zeros }
            let count = max(settings.sharesVectors ? 0 : settings.sourceVocabularySize, settings.hiddenWidth, settings.width)
            let fresh = UnsafeMutablePointer<Float>.allocate(capacity: count)
            fresh.initialize(repeating: 0, count: count)
            owned.append(UnsafeMutableRawPointer(fresh))
            zeros = UnsafePointer(fresh)
            return UnsafePointer(fresh)
        }
    }

    private mutating func integers(
        _ name: String, dimensions: [Int], inputs: Int, outputs: Int, biases: UnsafePointer<Float>
    ) throws(FileFault) -> dragoman_matrix {
        let tensor = try tensor(name, .scaledInt8, dimensions)
        let start = tensor.range.lowerBound
        let multiplier = bytes.loadUnaligned(fromByteOffset: start + tensor.count, as: Float.self)
        guard multiplier.isNormal, multiplier > 0, let base = bytes.baseAddress else {
            throw FileFault(.impossibleNumber(name), at: start + tensor.count)
        }
        let weights = (base + start).assumingMemoryBound(to: Int8.self)
        let sums = UnsafeMutablePointer<Int32>.allocate(capacity: outputs)
        owned.append(UnsafeMutableRawPointer(sums))
        for first in stride(from: 0, to: outputs, by: Self.rowsAtOnce) {
            let rows = min(Self.rowsAtOnce, outputs - first)
            let impossible = dragoman_sum_weights(weights + first * inputs, rows, inputs, sums + first)
            let place = start + first * inputs
            guard impossible == rows * inputs else { throw FileFault(.impossibleNumber(name), at: place + impossible) }
            // What a model is read with would else be more than it ever takes again.
            file.forget(place..<place + rows * inputs)
        }
        return dragoman_matrix(
            weights: weights, sums: UnsafePointer(sums), biases: biases, outputs: outputs, inputs: inputs, multiplier: multiplier)
    }

    /// What the activations before a matrix are multiplied by; 0 where the file does not say it.
    ///
    /// That of the vectors of words is stored as if it were a vector itself: as 127 by what follows the integers.
    private func quantizationScale(_ name: String) throws(FileFault) -> Float {
        guard let found = model.tensors[name] else { return 0 }
        let value: Float
        if found.element == .scaledInt8 {
            let tensor = try tensor(name, .scaledInt8, [1, 1])
            let weight = Float(bytes.load(fromByteOffset: tensor.range.lowerBound, as: Int8.self))
            value = weight / bytes.loadUnaligned(fromByteOffset: tensor.range.lowerBound + 1, as: Float.self)
        } else {
            value = try floats(name, count: 1)[0]
        }
        guard value.isNormal, value > 0 else { throw FileFault(.impossibleNumber(name), at: found.range.lowerBound) }
        return value
    }

    private func floats(_ name: String, count: Int) throws(FileFault) -> UnsafePointer<Float> {
        let tensor = try tensor(name, .float32, [1, count])
        guard let base = bytes.baseAddress else { throw FileFault(.missingTensor(name), at: 0) }
        let floats = (base + tensor.range.lowerBound).assumingMemoryBound(to: Float.self)
        guard dragoman_are_finite(floats, count) else { throw FileFault(.impossibleNumber(name), at: tensor.range.lowerBound) }
        return floats
    }

    private func tensor(_ name: String, _ element: ModelFile.Element, _ dimensions: [Int]) throws(FileFault) -> ModelFile.Tensor {
        guard let tensor = model.tensors[name] else { throw FileFault(.missingTensor(name), at: 0) }
        guard tensor.element == element, tensor.dimensions == dimensions else {
            throw FileFault(.unfitTensor(name), at: tensor.range.lowerBound)
        }
        return tensor
    }
}
