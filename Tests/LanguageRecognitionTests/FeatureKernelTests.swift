// SPDX-License-Identifier: Apache-2.0

import CScoring
import TestSupport
import Testing

@testable import LanguageRecognition

@Suite("The kernel that finds the rows of a word")
struct FeatureKernelTests {
    @Test("gives those that the trainer learns from, for words of every length", arguments: [1, 7, 970_000, Int(UInt32.max)])
    func rows(rowCount: Int) {
        var generator = SeededNumbers(seed: UInt64(rowCount))
        let hash = FeatureHash(rowCount: rowCount)
        for length in 1...FeatureHash.longestWord + 1 {
            for _ in 0..<50 {
                let scalars = (0..<length).map { _ in UInt32.random(in: 2...0x10_FFFF, using: &generator) }
                let word = [FeatureHash.boundary] + scalars + [FeatureHash.boundary]
                var expected = [UInt32](repeating: 0, count: FeatureHash.maximumFeatures)
                var rows = expected
                let count = hash.write(word, count: word.count, to: &expected)
                // Nothing is read from the table, so one byte will do.
                let found = dragoman_fetch_rows([0], UInt32(rowCount), word, word.count, &rows)
                #expect(found == count)
                #expect(rows == expected)
            }
        }
    }
}
