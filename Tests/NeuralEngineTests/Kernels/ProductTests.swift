// SPDX-License-Identifier: Apache-2.0

import CNeural
import TestSupport
import Testing

@testable import NeuralEngine

@Suite("Products of int8 matrices") struct ProductTests {
    /// A matrix of random weights, with random activations for it.
    private final class Sample {
        let matrix: dragoman_matrix
        let rows: UnsafeMutablePointer<Int8>
        let alphas: [Float]
        let count: Int
        private let weights: UnsafeMutablePointer<Int8>
        private let sums: UnsafeMutablePointer<Int32>
        private let biases: UnsafeMutablePointer<Float>

        init(inputs: Int, outputs: Int, count: Int, extreme: Bool, seed: UInt64) throws {
            var numbers = SeededNumbers(seed: seed)
            weights = .allocate(capacity: inputs * outputs)
            rows = .allocate(capacity: inputs * count)
            sums = .allocate(capacity: outputs)
            biases = .allocate(capacity: outputs)
            let values: ClosedRange<Int8> = -127...127
            let sign = { (number: Int8) in number < 0 ? Int8(-127) : 127 }
            for index in 0..<inputs * outputs {
                let number = Int8.random(in: values, using: &numbers)
                weights[index] = extreme ? sign(number) : number
            }
            for index in 0..<inputs * count {
                let number = Int8.random(in: values, using: &numbers)
                rows[index] = extreme ? sign(number) : number
            }
            for index in 0..<outputs { biases[index] = Float.random(in: -2...2, using: &numbers) }
            alphas = (0..<count).map { _ in Float.random(in: 1...30, using: &numbers) }
            self.count = count
            #expect(dragoman_sum_weights(weights, outputs, inputs, sums) == inputs * outputs)
            matrix = dragoman_matrix(
                weights: weights, sums: sums, biases: biases, outputs: outputs,
                inputs: inputs, multiplier: 31.7)
        }

        deinit {
            weights.deallocate()
            rows.deallocate()
            sums.deallocate()
            biases.deallocate()
        }

        func products(_ arithmetic: Arithmetic, rectifies: Bool) -> [UInt32] {
            var out = [Float](repeating: .nan, count: count * matrix.outputs)
            withUnsafePointer(to: matrix) {
                arithmetic.functions.pointee.multiply($0, rows, alphas, count, rectifies, &out)
            }
            return out.map(\.bitPattern)
        }

        func scores(_ arithmetic: Arithmetic, of outputs: [UInt32]) -> [UInt32] {
            var out = [Float](repeating: .nan, count: outputs.count)
            withUnsafePointer(to: matrix) {
                arithmetic.functions.pointee.score($0, rows, alphas[0], outputs, outputs.count, &out)
            }
            return out.map(\.bitPattern)
        }

        /// The formula, output by output.
        func expected(rectifies: Bool) -> [UInt32] {
            (0..<count).flatMap { row in
                (0..<matrix.outputs).map { output in
                    var sum: Int32 = 0
                    for index in 0..<matrix.inputs {
                        sum += Int32(rows[row * matrix.inputs + index]) * Int32(weights[output * matrix.inputs + index])
                    }
                    let value = Float(sum) * (1 / (alphas[row] * matrix.multiplier)) + biases[output]
                    return (rectifies ? max(value, 0) : value).bitPattern
                }
            }
        }
    }

    @Test(
        "All ways to calculate give the bits of the formula",
        arguments: [(64, 16, 1), (64, 5, 4), (256, 33, 7), (1536, 18, 3), (128, 1, 9)], [false, true])
    func givesBitsOfFormula(shape: (inputs: Int, outputs: Int, count: Int), extreme: Bool) throws {
        let sample = try Sample(
            inputs: shape.inputs, outputs: shape.outputs, count: shape.count, extreme: extreme, seed: UInt64(shape.inputs))
        for rectifies in [false, true] {
            let expected = sample.expected(rectifies: rectifies)
            for arithmetic in Arithmetic.exact {
                #expect(sample.products(arithmetic, rectifies: rectifies) == expected, "\(arithmetic.name)")
            }
        }
    }

    @Test("The scores of some outputs are those of all")
    func scoresSomeOutputs() throws {
        let sample = try Sample(inputs: 256, outputs: 100, count: 1, extreme: false, seed: 3)
        let some: [UInt32] = [0, 3, 4, 5, 50, 98, 99]
        let expected = sample.expected(rectifies: false)
        for arithmetic in Arithmetic.exact {
            #expect(sample.scores(arithmetic, of: some) == some.map { expected[Int($0)] }, "\(arithmetic.name)")
        }
    }

    @Test("A weight of -128 is found")
    func findsImpossibleWeight() {
        var weights = [Int8](repeating: 7, count: 64 * 3)
        weights[130] = -128
        var sums = [Int32](repeating: 0, count: 3)
        #expect(dragoman_sum_weights(weights, 3, 64, &sums) == 130)
        weights[130] = -127
        #expect(dragoman_sum_weights(weights, 3, 64, &sums) == weights.count)
        #expect(sums == [448, 448, 314])
    }
}
