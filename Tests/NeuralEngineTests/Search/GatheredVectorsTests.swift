// SPDX-License-Identifier: Apache-2.0

import CNeural
import SystemFiles
import TestSupport
import Testing

@testable import NeuralEngine

@Suite("The vectors of the pieces of a batch")
struct GatheredVectorsTests {
    private static let count = 900

    /// The vectors of a row, with its sum and its bias.
    private static func row(_ index: Int, of matrix: dragoman_matrix) -> ([Int8], Int32, Float) {
        let start = matrix.weights + index * matrix.inputs
        return (Array(UnsafeBufferPointer(start: start, count: matrix.inputs)), matrix.sums[index], matrix.biases[index])
    }

    @Test("are those that stand in the file, whichever pieces come one after the other")
    func areThoseOfFile() throws {
        let folder = try TemporaryFolder()
        let count = Self.count
        let model = RandomModel(.init(encoderDepth: 1, decoderDepth: 1, sourceCount: count, targetCount: count), seed: 12)
        let weights = try TransformerWeights(MappedFile(folder.write(model.file(), to: "model.bin")), arithmetic: .best)
        let gathered = GatheredVectors(weights.targetVectors, of: weights.file)
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<60 {
            // Some neighbours, some far from each other; most of all now and then, which are not gathered.
            let step = numbers.one(of: [1, 2, 6, 40, 300])
            let lists = (0..<numbers.number(in: 1...5)).map { _ in
                var (piece, list) = (numbers.number(in: 0...60), [UInt32]())
                while piece < Self.count {
                    list.append(UInt32(piece))
                    piece += numbers.number(in: 1...step)
                }
                return list
            }
            gathered.gather(lists)
            for list in lists {
                let rows = gathered.rows(of: list)
                #expect(rows == list.map { UInt32(gathered.row(of: $0)) })
                for (piece, row) in zip(list, rows) {
                    #expect(Self.row(Int(row), of: gathered.matrix) == Self.row(Int(piece), of: weights.targetVectors.matrix))
                }
            }
        }
    }
}
