// SPDX-License-Identifier: Apache-2.0

import CNeural
import Foundation
import TestSupport
import Testing

@testable import NeuralEngine

@Suite("Floats between the products") struct FloatTests {
    private let functions = Arithmetic.best.functions.pointee

    private static func numbers(_ count: Int, seed: UInt64, in range: ClosedRange<Float> = -3...3) -> [Float] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<count).map { _ in Float.random(in: range, using: &numbers) }
    }

    @Test("Rows are made integers as the formula says, whatever stands in them")
    func makesIntegers() {
        var row = Self.numbers(64, seed: 1, in: -20...20)
        row[3] = .nan
        row[4] = .infinity
        row[5] = -.infinity
        row[6] = 0.5 / 7
        row[7] = 1.5 / 7
        var integers = [Int8](repeating: 0, count: 64)
        var alpha: Float = 0
        dragoman_quantize(row, 1, 64, 7, &integers, &alpha)
        #expect(alpha == 7)
        for (value, integer) in zip(row, integers) {
            let expected = value.isNaN ? -127 : min(max((value * 7).rounded(.toNearestOrEven), -127), 127)
            #expect(Float(integer) == expected)
        }
    }

    @Test("Without an alpha of its own a matrix takes that of each row")
    func takesAlphaOfRow() {
        let rows = Self.numbers(128, seed: 2)
        var integers = [Int8](repeating: 0, count: 128)
        var alphas = [Float](repeating: 0, count: 2)
        dragoman_quantize(rows, 2, 64, 0, &integers, &alphas)
        for row in 0..<2 {
            let greatest = rows[row * 64..<(row + 1) * 64].map(abs).max() ?? 0
            #expect(alphas[row] == 127 / greatest)
            #expect(integers[row * 64..<(row + 1) * 64].map { abs(Int($0)) }.max() == 127)
        }
    }

    @Test("Sums are brought to mean and variance", arguments: [64, 256, 512])
    func normalizes(width: Int) {
        var rows = Self.numbers(width * 3, seed: 3)
        let added = Self.numbers(width * 3, seed: 4)
        let (scales, shifts) = (Self.numbers(width, seed: 5), Self.numbers(width, seed: 6))
        let sums = zip(rows, added).map { Double($0) + Double($1) }
        functions.normalize(&rows, added, scales, shifts, 3, width)
        for row in 0..<3 {
            let part = sums[row * width..<(row + 1) * width]
            let mean = part.reduce(0, +) / Double(width)
            let deviation = (part.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(width) + 1e-6).squareRoot()
            for (index, value) in part.enumerated() {
                let expected = Double(scales[index]) * (value - mean) / deviation + Double(shifts[index])
                #expect(abs(Double(rows[row * width + index]) - expected) < 1e-4)
            }
        }
    }

    @Test("Attention weighs values as the formula says", arguments: [1, 5, 16, 17, 40])
    func attends(count: Int) throws {
        let (width, heads, stride) = (64, 4, (count + 15) / 16 * 16)
        let (queries, keys) = (Self.numbers(width * 2, seed: 7), Self.numbers(width * count, seed: 8))
        let values = Self.numbers(width * count, seed: 9)
        var columns = [Float](repeating: .nan, count: width * stride)
        dragoman_transpose(keys, count, width, &columns, stride)
        var out = [Float](repeating: .nan, count: width * 2)
        var alignment = [Float](repeating: .nan, count: 2 * count)
        try columns.withUnsafeBufferPointer { columns in
            try values.withUnsafeBufferPointer { values in
                var memory = dragoman_memory(
                    keys: try #require(columns.baseAddress), stride: stride, values: try #require(values.baseAddress),
                    count: count,
                    width: width, heads: heads)
                var scratch = [Float](repeating: 0, count: stride)
                functions.attend(queries, 2, &memory, &scratch, &out, &alignment)
            }
        }
        let size = width / heads
        for query in 0..<2 {
            for head in 0..<heads {
                let fits = (0..<count).map { key in
                    (0..<size).reduce(0.0) { sum, index in
                        sum + Double(queries[query * width + head * size + index])
                            * Double(keys[key * width + head * size + index])
                    } / Double(size).squareRoot()
                }
                let best = try #require(fits.max())
                let shares = fits.map { exp($0 - best) }
                let all = shares.reduce(0, +)
                for index in 0..<size {
                    let mean = (0..<count).reduce(0.0) {
                        $0 + shares[$1] / all * Double(values[$1 * width + head * size + index])
                    }
                    #expect(abs(mean - Double(out[query * width + head * size + index])) < 1e-5)
                }
                guard head == 0 else { continue }
                for key in 0..<count { #expect(abs(shares[key] / all - Double(alignment[query * count + key])) < 1e-6) }
            }
        }
    }

    @Test("A recurrent unit forgets as its gate says, and gives nothing negative")
    func recurs() {
        var cells = Self.numbers(64, seed: 10)
        var inputs = Self.numbers(64, seed: 11)
        let gates = Self.numbers(64, seed: 12, in: -120...120)
        let expected = zip(zip(cells, inputs), gates).map { pair, gate in
            let share = 1 / (1 + exp(-Double(gate)))
            return share * Double(pair.0) + (1 - share) * Double(pair.1)
        }
        functions.recur(&cells, gates, &inputs, 64)
        for (index, value) in expected.enumerated() {
            #expect(abs(Double(cells[index]) - value) < 1e-5)
            #expect(inputs[index] == max(cells[index], 0))
        }
    }

    @Test("The position encoding is the formula's")
    func encodesPositions() {
        let (count, width) = (512, 64)
        var table = [Float](repeating: 0, count: count * width)
        dragoman_encode_positions(&table, count, width)
        for position in stride(from: 0, to: count, by: 7) {
            for index in 0..<width / 2 {
                let angle = Double(position) * pow(10000, -Double(index) / Double(width / 2 - 1))
                #expect(abs(Double(table[position * width + index]) - sin(angle)) < 1e-7)
                #expect(abs(Double(table[position * width + width / 2 + index]) - cos(angle)) < 1e-7)
            }
        }
    }

    @Test("The logarithm of a sum of exponentials", arguments: [1, 15, 16, 1000])
    func addsLogarithms(count: Int) throws {
        let scores = Self.numbers(count, seed: 13, in: -30...12)
        let greatest = try #require(scores.max())
        let expected = Double(greatest) + log(scores.reduce(0.0) { $0 + exp(Double($1 - greatest)) })
        #expect(abs(Double(dragoman_log_sum(scores, count)) - expected) < 1e-5)
        #expect(dragoman_index_of_greatest(scores, count) == scores.firstIndex(of: greatest))
    }
}
