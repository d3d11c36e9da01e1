// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import RecognitionEvaluation
import Testing

@Suite("Files of priors")
struct PriorTableTests {
    private func weights(in text: String) throws -> [LanguageTag: Double] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-priors-\(UUID()).tsv")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        return try PriorTable.weights(in: file.path)
    }

    @Test("A line is a tag, a tab, a weight and whatever else; remarks and empty lines are passed over")
    func lines() throws {
        #expect(try weights(in: "# a remark\n\nes\t12.5\t465\niw\t3\n") == ["es": 12.5, "he": 3])
    }

    @Test(
        "A line without a tag or a weight above 0 is named",
        arguments: ["es", "es\tmany", "es\t0", "es\t-1", "not a tag\t1", "es\tinf"])
    func badLines(_ line: String) throws {
        let error = try #require(throws: EvaluationError.self) { try weights(in: "de\t2\n\(line)\n") }
        #expect(error.code == .badPriors)
        #expect(error.detail.contains(line))
    }
}
