// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The formulas of a model, one after the other, in 64-bit floats: what `Workspace` is compared with.
struct PlainTransformer {
    let model: RandomModel

    private var width: Int { model.shape.width }

    /// The scores of all pieces after each of the first pieces of a translation.
    func scores(of source: [Int], after pieces: [Int]) -> [[Double]] {
        let vectors = model.shape.sharesVectors ? "Wemb" : "decoder_Wemb"
        let context = encoded(source)
        var cells = [[Double]](repeating: [Double](repeating: 0, count: width), count: model.shape.decoderDepth)
        var result: [[Double]] = []
        for (position, piece) in ([nil] + pieces.map(Optional.init)).enumerated() {
            var state = encoding(of: position)
            if let piece { state = sum(state, vector(piece, vectors)) }
            for layer in 1...model.shape.decoderDepth {
                let name = "decoder_l\(layer)"
                let gate = product("\(name)_rnn_Wf", bias: "\(name)_rnn_bf", state).map { 1 / (1 + exp(-$0)) }
                let input = product("\(name)_rnn_W", bias: nil, state)
                for index in 0..<width {
                    cells[layer - 1][index] = gate[index] * cells[layer - 1][index] + (1 - gate[index]) * input[index]
                }
                state = normalized(sum(state, cells[layer - 1].map { max($0, 0) }), "\(name)_rnn_ffn_ln")
                state = attended("\(name)_context", [state], to: context)[0]
                state = fedForward("\(name)_ffn", state)
            }
            result.append(product(vectors, bias: "decoder_ff_logit_out_b", state, alphaName: "none_QuantMultA"))
        }
        return result
    }

    private func encoded(_ source: [Int]) -> [[Double]] {
        let vectors = model.shape.sharesVectors ? "Wemb" : "encoder_Wemb"
        var states = source.enumerated().map { sum(vector($1, vectors), encoding(of: $0)) }
        for layer in 1...model.shape.encoderDepth {
            states = attended("encoder_l\(layer)_self", states, to: states).map { fedForward("encoder_l\(layer)_ffn", $0) }
        }
        return states
    }

    private func vector(_ piece: Int, _ name: String) -> [Double] {
        guard let matrix = model.matrices[name] else { return [] }
        let scale = Double(width).squareRoot() / Double(matrix.multiplier)
        return matrix.integers[piece * width..<(piece + 1) * width].map { Double($0) * scale }
    }

    private func encoding(of position: Int) -> [Double] {
        let half = width / 2
        return (0..<width).map { index in
            let angle = Double(position) * pow(10000, -Double(index % half) / Double(half - 1))
            return index < half ? sin(angle) : cos(angle)
        }
    }

    private func attended(_ name: String, _ states: [[Double]], to memory: [[Double]]) -> [[Double]] {
        let keys = memory.map { product("\(name)_Wk", bias: "\(name)_bk", $0) }
        let values = memory.map { product("\(name)_Wv", bias: "\(name)_bv", $0) }
        let size = width / model.shape.headCount
        return states.map { state in
            let query = product("\(name)_Wq", bias: "\(name)_bq", state)
            var joined: [Double] = []
            for head in 0..<model.shape.headCount {
                let part = head * size..<(head + 1) * size
                let fits = keys.map { key in
                    exp(zip(query[part], key[part]).reduce(0) { $0 + $1.0 * $1.1 } / Double(size).squareRoot())
                }
                let all = fits.reduce(0, +)
                joined += part.map { index in zip(fits, values).reduce(0) { $0 + $1.0 / all * $1.1[index] } }
            }
            return normalized(sum(state, product("\(name)_Wo", bias: "\(name)_bo", joined)), "\(name)_Wo_ln")
        }
    }

    private func fedForward(_ name: String, _ state: [Double]) -> [Double] {
        let hidden = product("\(name)_W1", bias: "\(name)_b1", state).map { max($0, 0) }
        return normalized(sum(state, product("\(name)_W2", bias: "\(name)_b2", hidden)), "\(name)_ffn_ln")
    }

    /// The product with a matrix, of activations that were made whole numbers as the formula says.
    private func product(_ name: String, bias: String?, _ row: [Double], alphaName: String? = nil) -> [Double] {
        guard let matrix = model.matrices[name] else { return [] }
        let greatest = row.map(abs).max() ?? 0
        let alpha = model.floats[alphaName ?? "\(name)_QuantMultA"].map { Double($0[0]) } ?? (greatest > 0 ? 127 / greatest : 1)
        let whole = row.map { Int32(min(max(($0 * alpha).rounded(.toNearestOrEven), -127), 127)) }
        let biases = bias.flatMap { model.floats[$0] }
        return (0..<matrix.integers.count / matrix.inputs).map { output in
            var sum: Int32 = 0
            // There are millions of products, and tests are not optimised: pointers are what is fast then.
            matrix.integers.withUnsafeBufferPointer { weights in
                whole.withUnsafeBufferPointer { activations in
                    guard var weight = weights.baseAddress, var activation = activations.baseAddress else { return }
                    weight += output * matrix.inputs
                    let end = activation + matrix.inputs
                    while activation < end {
                        sum &+= Int32(weight.pointee) &* activation.pointee
                        weight += 1
                        activation += 1
                    }
                }
            }
            return Double(sum) / (alpha * Double(matrix.multiplier)) + Double(biases?[output] ?? 0)
        }
    }

    private func normalized(_ row: [Double], _ name: String) -> [Double] {
        guard let scales = model.floats["\(name)_scale"], let shifts = model.floats["\(name)_bias"] else { return [] }
        let mean = row.reduce(0, +) / Double(row.count)
        let deviation = (row.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(row.count) + 1e-6).squareRoot()
        return row.indices.map { Double(scales[$0]) * (row[$0] - mean) / deviation + Double(shifts[$0]) }
    }

    private func sum(_ left: [Double], _ right: [Double]) -> [Double] { zip(left, right).map { $0 + $1 } }
}
