// SPDX-License-Identifier: Apache-2.0

import CNeural
import SystemFiles

/// A matrix of a model with what its activations are multiplied by.
struct WeightMatrix {
    var matrix: dragoman_matrix
    /// What activations are multiplied by before they are made integers; 0 where each row has its own.
    var quantizationScale: Float
}

/// What brings sums to mean 0 and variance 1.
struct Normalization {
    let scales: UnsafePointer<Float>
    let shifts: UnsafePointer<Float>
}

/// An attention over a sentence.
struct AttentionWeights {
    let query: WeightMatrix
    let key: WeightMatrix
    let value: WeightMatrix
    let output: WeightMatrix
    let normalization: Normalization
}

/// A feed-forward network.
struct FeedForwardWeights {
    let first: WeightMatrix
    let second: WeightMatrix
    let normalization: Normalization
}

/// A layer of the encoder.
struct EncoderLayer {
    let attention: AttentionWeights
    let feedForward: FeedForwardWeights
}

/// A layer of the decoder.
struct DecoderLayer {
    let input: WeightMatrix
    let gate: WeightMatrix
    let normalization: Normalization
    let attention: AttentionWeights
    let feedForward: FeedForwardWeights
}

/// The weights of a model. They stay where they are in the mapped file; beside them there are a sum for each row and a table of
/// positions.
///
/// Unchecked, because the compiler does not know what the pointers point to: it is written before the initialiser returns and
/// freed by `deinit` alone, or stands in the file, which is held. So all of it may be read from any task.
final class TransformerWeights: @unchecked Sendable {
    let settings: ModelSettings
    /// How results are calculated.
    let arithmetic: Arithmetic
    let sourceVectors: WeightMatrix
    let targetVectors: WeightMatrix
    let encoder: [EncoderLayer]
    let decoder: [DecoderLayer]
    private let positions: UnsafeMutablePointer<Float>
    private let owned: [UnsafeMutableRawPointer]
    let file: MappedFile

    /// The positions that a source or a translation can have.
    static let maximumPositions = 512

    /// Reads the weights of a model.
    init(_ file: MappedFile, arithmetic: Arithmetic) throws(FileFault) {
        self.file = file
        self.arithmetic = arithmetic
        let model = try ModelFile(file.bytes)
        guard let range = model.settings else { throw FileFault(.missingTensor("special:model.yml"), at: 0) }
        let settings = try ModelSettings(parsing: String(decoding: file.bytes[range], as: UTF8.self), at: range.lowerBound)
        self.settings = settings
        var reader = WeightReader(model: model, file: file, settings: settings)
        do throws(FileFault) {
            if settings.sharesVectors {
                guard settings.sourceVocabularySize == settings.targetVocabularySize else {
                    throw FileFault(
                        .unfitSizes("the vocabularies", settings.sourceVocabularySize, settings.targetVocabularySize),
                        at: range.lowerBound)
                }
                targetVectors = try reader.vectors("Wemb", count: settings.targetVocabularySize, hasBiases: true)
                sourceVectors = targetVectors
            } else {
                sourceVectors = try reader.vectors("encoder_Wemb", count: settings.sourceVocabularySize, hasBiases: false)
                targetVectors = try reader.vectors("decoder_Wemb", count: settings.targetVocabularySize, hasBiases: true)
            }
            var layers: [EncoderLayer] = []
            for number in 1...settings.encoderDepth {
                let name = "encoder_l\(number)"
                layers.append(
                    EncoderLayer(
                        attention: try reader.attention("\(name)_self"), feedForward: try reader.feedForward("\(name)_ffn")))
            }
            encoder = layers
            var decoderLayers: [DecoderLayer] = []
            for number in 1...settings.decoderDepth {
                let name = "decoder_l\(number)"
                let width = settings.width
                decoderLayers.append(
                    DecoderLayer(
                        input: try reader.matrix("\(name)_rnn_W", bias: nil, inputs: width, outputs: width),
                        gate: try reader.matrix("\(name)_rnn_Wf", bias: "\(name)_rnn_bf", inputs: width, outputs: width),
                        normalization: try reader.normalization("\(name)_rnn_ffn_ln"),
                        attention: try reader.attention("\(name)_context"),
                        feedForward: try reader.feedForward("\(name)_ffn")))
            }
            decoder = decoderLayers
        } catch {
            reader.owned.forEach { $0.deallocate() }
            throw error
        }
        owned = reader.owned
        file.forget()
        positions = .allocate(capacity: Self.maximumPositions * settings.width)
        if arithmetic.isReference {
            dragoman_encode_positions_as_reference(positions, Self.maximumPositions, settings.width)
        } else {
            dragoman_encode_positions(positions, Self.maximumPositions, settings.width)
        }
    }

    deinit {
        owned.forEach { $0.deallocate() }
        positions.deallocate()
    }

    /// What is added to a vector at a position.
    func encoding(ofPosition position: Int) -> UnsafePointer<Float> {
        UnsafePointer(positions + min(position, Self.maximumPositions - 1) * settings.width)
    }
}
