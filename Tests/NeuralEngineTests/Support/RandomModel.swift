// SPDX-License-Identifier: Apache-2.0

import TestSupport

/// A model of random weights in the form of a file, with the weights for whoever calculates it otherwise.
struct RandomModel {
    /// The sizes of a model.
    struct Shape: Sendable {
        var width = 64
        var hiddenWidth = 128
        var headCount = 4
        var encoderDepth = 2
        var decoderDepth = 2
        var sourceCount = 40
        var targetCount = 40
        var sharesVectors = true
        var hasAlphas = true
    }

    /// Weights as they are stored: whole numbers by what they were multiplied by, a row for each output.
    struct Matrix {
        var integers: [Int8]
        var multiplier: Float
        var inputs: Int
    }

    let shape: Shape
    private(set) var matrices: [String: Matrix] = [:]
    private(set) var floats: [String: [Float]] = [:]
    private var numbers: SeededNumbers
    private var tensors: [(name: String, type: UInt64, dimensions: [Int32], data: [UInt8])] = []

    init(_ shape: Shape, seed: UInt64) {
        self.shape = shape
        numbers = SeededNumbers(seed: seed)
        let (width, hidden) = (shape.width, shape.hiddenWidth)
        if shape.sharesVectors {
            addVectors("Wemb", shape.targetCount)
        } else {
            addVectors("encoder_Wemb", shape.sourceCount)
            addVectors("decoder_Wemb", shape.targetCount)
        }
        addFloats("decoder_ff_logit_out_b", shape.targetCount, in: -1...1)
        for layer in 1...shape.encoderDepth {
            addAttention("encoder_l\(layer)_self")
            addFeedForward("encoder_l\(layer)_ffn", hidden)
        }
        for layer in 1...shape.decoderDepth {
            addMatrix("decoder_l\(layer)_rnn_W", inputs: width, outputs: width, alpha: 20)
            addMatrix("decoder_l\(layer)_rnn_Wf", inputs: width, outputs: width, alpha: 20)
            addFloats("decoder_l\(layer)_rnn_bf", width, in: -1...1)
            addNormalization("decoder_l\(layer)_rnn_ffn_ln")
            addAttention("decoder_l\(layer)_context")
            addFeedForward("decoder_l\(layer)_ffn", hidden)
        }
        if shape.hasAlphas { addFloat("none_QuantMultA", 25) }
    }

    // MARK: - Tensors

    private mutating func addVectors(_ name: String, _ count: Int) {
        let integers = integers(count * shape.width)
        matrices[name] = Matrix(integers: integers, multiplier: 400, inputs: shape.width)
        append(name, 0x4101, [count, shape.width], scaled(integers, 400))
    }

    /// Random numbers from -127 to 127: eight of each of the generator's, of which there are millions.
    private mutating func integers(_ count: Int) -> [Int8] {
        [Int8](unsafeUninitializedCapacity: (count + 7) / 8 * 8) { buffer, initialized in
            UnsafeMutableRawBufferPointer(buffer).withMemoryRebound(to: UInt64.self) { words in
                // A byte of 128 becomes one of 0.
                for index in words.indices {
                    let word = numbers.next()
                    let rest = word ^ 0x8080_8080_8080_8080
                    let isZero = (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
                    words[index] = word & ~isZero
                }
            }
            initialized = count
        }
    }

    private mutating func addAttention(_ name: String) {
        for part in ["q", "k", "v", "o"] {
            addMatrix("\(name)_W\(part)", inputs: shape.width, outputs: shape.width, alpha: part == "o" ? 40 : 20)
            addFloats("\(name)_b\(part)", shape.width, in: -0.5...0.5)
        }
        addNormalization("\(name)_Wo_ln")
    }

    private mutating func addFeedForward(_ name: String, _ hidden: Int) {
        addMatrix("\(name)_W1", inputs: shape.width, outputs: hidden, alpha: 22)
        addFloats("\(name)_b1", hidden, in: -0.5...0.5)
        addMatrix("\(name)_W2", inputs: hidden, outputs: shape.width, alpha: 35)
        addFloats("\(name)_b2", shape.width, in: -0.5...0.5)
        addNormalization("\(name)_ffn_ln")
    }

    private mutating func addMatrix(_ name: String, inputs: Int, outputs: Int, alpha: Float) {
        let integers = integers(inputs * outputs)
        let multiplier = 60 * Float(inputs).squareRoot()
        matrices[name] = Matrix(integers: integers, multiplier: multiplier, inputs: inputs)
        append(name, 0x4101, [inputs, outputs], scaled(integers, multiplier))
        if shape.hasAlphas { addFloat("\(name)_QuantMultA", alpha) }
    }

    private mutating func addNormalization(_ name: String) {
        addFloats("\(name)_scale", shape.width, in: 0.5...1.5)
        addFloats("\(name)_bias", shape.width, in: -0.5...0.5)
    }

    private mutating func addFloats(_ name: String, _ count: Int, in range: ClosedRange<Float>) {
        let values = (0..<count).map { _ in Float.random(in: range, using: &numbers) }
        floats[name] = values
        append(name, 0x404, [1, count], values.flatMap { Self.bytes($0.bitPattern) })
    }

    private mutating func addFloat(_ name: String, _ value: Float) {
        floats[name] = [value]
        append(name, 0x404, [1, 1], Self.bytes(value.bitPattern))
    }

    private func scaled(_ integers: [Int8], _ multiplier: Float) -> [UInt8] {
        integers.withUnsafeBytes { Array($0) } + Self.bytes(multiplier.bitPattern)
    }

    private mutating func append(_ name: String, _ type: UInt64, _ dimensions: [Int], _ data: [UInt8]) {
        let padding = [UInt8](repeating: 0, count: (256 - data.count % 256) % 256)
        tensors.append((name, type, dimensions.map { Int32($0) }, data + padding))
    }

    // MARK: - The file

    /// The settings, with some of them changed.
    func settings(changing changes: [String: String] = [:]) -> String {
        var values = [
            ("dec-cell", "ssru"), ("dec-depth", "\(shape.decoderDepth)"), ("dim-emb", "\(shape.width)"),
            ("dim-vocabs", "\n  - \(shape.sourceCount)\n  - \(shape.targetCount)"), ("enc-depth", "\(shape.encoderDepth)"),
            ("tied-embeddings-all", "\(shape.sharesVectors)"), ("transformer-decoder-autoreg", "rnn"),
            ("transformer-dim-ffn", "\(shape.hiddenWidth)"), ("transformer-ffn-activation", "relu"),
            ("transformer-ffn-depth", "2"),
            ("transformer-heads", "\(shape.headCount)"), ("transformer-postprocess", "dan"), ("transformer-preprocess", "\"\""),
            ("type", "transformer"),
        ]
        for (name, value) in changes { values.append((name, value)) }
        return values.filter { $0.1 != "-" && changes[$0.0] ?? $0.1 == $0.1 }.map { "\($0): \($1)\n" }.joined()
    }

    /// The bytes of the file.
    func file(settings: String? = nil) -> [UInt8] {
        let text = Array((settings ?? self.settings()).utf8) + [0]
        let all = tensors + [("special:model.yml", 0x101, [Int32(text.count)], text)]
        var bytes = Self.bytes(UInt64(1)) + Self.bytes(UInt64(all.count))
        for tensor in all {
            bytes += [
                UInt64(tensor.name.utf8.count + 1), tensor.type, UInt64(tensor.dimensions.count), UInt64(tensor.data.count),
            ]
            .flatMap(Self.bytes)
        }
        for tensor in all { bytes += Array(tensor.name.utf8) + [0] }
        for tensor in all { bytes += tensor.dimensions.flatMap { Self.bytes(UInt32(bitPattern: $0)) } }
        let gap = (256 - (bytes.count + 8) % 256) % 256
        bytes += Self.bytes(UInt64(gap)) + [UInt8](repeating: 0, count: gap)
        for tensor in all { bytes += tensor.data }
        return bytes
    }

    static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}
