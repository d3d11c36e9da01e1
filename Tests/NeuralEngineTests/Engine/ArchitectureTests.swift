// SPDX-License-Identifier: Apache-2.0

import SystemFiles
import TestSupport
import Testing

@testable import NeuralEngine

/// Models of random weights, calculated by the engine and by the formulas.
@Suite("Architectures", .timeLimit(.minutes(5))) struct ArchitectureTests {
    /// The widths that are published, with fewer layers than they have, and what else may differ between files.
    static let shapes: [RandomModel.Shape] = [
        .init(), .init(sourceCount: 50, targetCount: 37, sharesVectors: false), .init(hasAlphas: false),
        .init(
            width: 128, hiddenWidth: 192, headCount: 8, encoderDepth: 1, decoderDepth: 3, sharesVectors: false, hasAlphas: false),
        .init(width: 256, hiddenWidth: 1536, headCount: 8, encoderDepth: 1, decoderDepth: 1),
        .init(width: 384, hiddenWidth: 1536, headCount: 8, encoderDepth: 1, decoderDepth: 1),
        .init(width: 512, hiddenWidth: 2048, headCount: 8, encoderDepth: 1, decoderDepth: 1),
    ]

    private func weights(of model: RandomModel, _ arithmetic: Arithmetic = .best) throws -> TransformerWeights {
        let folder = try TemporaryFolder()
        return try TransformerWeights(MappedFile(folder.write(model.file(), to: "model.bin")), arithmetic: arithmetic)
    }

    /// The scores of all pieces after the first pieces of a translation, as the engine calculates them.
    private func scores(of source: [Int], after pieces: [Int], with weights: TransformerWeights) -> [[Double]] {
        let workspace = Workspace(for: weights)
        workspace.encode([source.map { UInt32($0) }])
        let all = Array(0..<UInt32(weights.settings.targetVocabularySize))
        workspace.beginDecoding(among: [all])
        var alignment = [Float](repeating: 0, count: source.count)
        return ([nil] + pieces.map(Optional.init)).enumerated().map { position, piece in
            alignment.withUnsafeMutableBufferPointer { alignment in
                let row = Workspace.Row(sentence: 0, previous: piece.map { UInt32($0) })
                workspace.decode([row], position: position, alignments: alignment.baseAddress.map { [$0] } ?? [])
            }
            let scores = workspace.scoreCandidates(of: 0, row: 0)
            return all.indices.map { Double(scores[$0]) }
        }
    }

    @Test("Scores are those of the formulas", arguments: 0..<shapes.count)
    func scoresAreThoseOfFormulas(number: Int) throws {
        let model = RandomModel(Self.shapes[number], seed: UInt64(number) + 1)
        let isWide = model.shape.width > 128
        let (source, pieces) = isWide ? ([3, 14, 0], [6]) : ([3, 14, 15, 9, 2, 0], [6, 5, 35])
        let expected = PlainTransformer(model: model).scores(of: source, after: pieces)
        let found = scores(of: source, after: pieces, with: try weights(of: model))
        for (expected, found) in zip(expected, found) {
            let spread = (expected.max() ?? 0) - (expected.min() ?? 0)
            #expect(spread > 1)
            // A value that lies between two whole numbers may go to either; it moves a score by less than this.
            for (one, other) in zip(expected, found) { #expect(abs(one - other) < 0.05 * spread) }
        }
    }

    @Test("All ways to calculate give the same bits", arguments: 0..<shapes.count)
    func bitsAreTheSame(number: Int) throws {
        let model = RandomModel(Self.shapes[number], seed: UInt64(number) + 20)
        let all = try Arithmetic.exact.map { scores(of: [7, 1, 20, 0], after: [4, 4], with: try weights(of: model, $0)) }
        for other in all.dropFirst() { #expect(other == all[0]) }
    }
}
