// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import ProfileTraining

@Suite("The model while it is trained")
struct LowRankModelTests {
    private static func groups() throws -> ClassGroups {
        let folder = try TextFolder()
        for tag in ["de", "fr", "pl", "ru"] { try folder.write(TextFolder.lines(of: tag), to: tag + ".txt") }
        let corpus = try TrainingCorpus(options: TrainingOptions(corpora: folder.path)) { _ in }
        return ClassGroups(try ScriptClasses(of: corpus))
    }

    /// Examples of a language of the first group, which has three.
    private static func chunk(of label: UInt16 = 0, inGroup group: Int) -> ExampleChunk {
        var chunk = ExampleChunk()
        for _ in 0..<50 {
            chunk.rows += [1, 3, 5]
            chunk.starts.append(UInt32(chunk.rows.count))
            chunk.groups.append(UInt8(group))
            chunk.labels.append(label)
        }
        return chunk
    }

    private static func column(_ number: Int, of model: LowRankModel) -> [Float] {
        (0..<LowRankModel.lanes).map { model.lane($0, ofColumn: number) }
    }

    @Test("A language that is left out of a restricted group stays as it is while the others learn there")
    func restrictedGroups() throws {
        let groups = try Self.groups()
        let model = LowRankModel(rowCount: 8, classGroups: groups, seed: 1)
        let languages = groups.languages[0]
        try #require(languages.count == 3)
        model.restrictGroups { $0 == languages[2] }
        _ = model.train(on: Self.chunk(inGroup: groups.restricted(0)), rate: 0.3)
        let zeros = [Float](repeating: 0, count: LowRankModel.lanes)
        #expect(Self.column(languages[0], of: model) != zeros)
        #expect(Self.column(languages[1], of: model) != zeros)
        #expect(Self.column(languages[2], of: model) == zeros)
        // In the whole group it is told from the others, too.
        _ = model.train(on: Self.chunk(inGroup: 0), rate: 0.3)
        #expect(Self.column(languages[2], of: model) != zeros)
    }

    @Test("Fitting columns to quantised rows moves columns, for those rows, and gives the rows back")
    func fittedColumns() async throws {
        let model = LowRankModel(rowCount: 8, classGroups: try Self.groups(), seed: 1)
        _ = model.train(on: Self.chunk(inGroup: 0), rate: 0.3)
        let (rows, gradients) = (Array(model.rowLanes), (0..<8).map { model.gradient(ofRow: $0) })
        let column = Self.column(0, of: model)
        let quantized = QuantizedRows(model)
        await model.fitColumns(to: quantized) {
            for row in 0..<8 {
                for lane in 0..<LowRankModel.lanes {
                    #expect($0.rowLanes[row * LowRankModel.lanes + lane] == quantized.lane(lane, ofRow: row))
                }
            }
            _ = $0.train(on: Self.chunk(of: 1, inGroup: 0), rate: 0.3)
        }
        #expect(Array(model.rowLanes) == rows)
        #expect((0..<8).map { model.gradient(ofRow: $0) } == gradients)
        #expect(Self.column(0, of: model) != column)
    }
}
