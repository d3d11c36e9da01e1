import CScoring
import TestSentences
import Testing

@testable import LanguageRecognition

@Suite("The kernel that finds the rows of words")
struct FeatureKernelTests {
    /// Words of any scalars, one behind the other with boundaries, up to a number of scalars, and each by itself.
    private static func words(upTo count: Int, with generator: inout SeededNumbers) -> (line: [UInt32], words: [[UInt32]]) {
        var line = [FeatureHash.boundary]
        var words: [[UInt32]] = []
        while line.count + 2 <= count {
            let length = Int.random(in: 1...min(FeatureHash.longestWord + 1, count - line.count - 1), using: &generator)
            let word = (0..<length).map { _ in UInt32.random(in: 2...0x10_FFFF, using: &generator) }
            words.append([FeatureHash.boundary] + word + [FeatureHash.boundary])
            line += word + [FeatureHash.boundary]
        }
        return (line, words)
    }

    @Test("gives those of each word by itself, for every number of scalars", arguments: 0..<8)
    func rows(seed: Int) {
        var generator = SeededNumbers(seed: UInt64(seed))
        let rowCount = [1, 7, 970_000, Int(UInt32.max)][seed % 4]
        let hash = FeatureHash(rowCount: rowCount)
        for count in 1...Int(dragoman_most_scalars) {
            let (line, words) = Self.words(upTo: count, with: &generator)
            let expected = words.flatMap { word in
                [UInt32](unsafeUninitializedCapacity: FeatureHash.mostFeatures) { buffer, found in
                    guard let base = buffer.baseAddress else { return }
                    found = hash.write(word, count: word.count, to: base)
                    #expect(found == dragoman_features_of_word(word.count - 2))
                }
            }
            var rows = [UInt32](repeating: 0, count: Int(dragoman_most_rows_of_words))
            let found = dragoman_find_rows(line, line.count, UInt32(rowCount), &rows)
            // The whole word comes ahead of the last runs here, which nothing depends on.
            #expect(found == expected.count)
            #expect(rows.prefix(found).sorted() == expected.sorted())
        }
    }

    @Test("adds up the rows of each word as they are added one by one", arguments: 0..<8)
    func sums(seed: Int) throws {
        var generator = SeededNumbers(seed: UInt64(seed))
        let profile = try LanguageProfile.embedded()
        let hash = FeatureHash(rowCount: profile.rowCount)
        for count in 1...Int(dragoman_most_scalars) {
            let (line, words) = Self.words(upTo: count, with: &generator)
            var lanes = [Int16](repeating: 0, count: 32 * words.count)
            dragoman_sum_words(profile.rows.base, UInt32(profile.rowCount), line, line.count, &lanes)
            for (index, word) in words.enumerated() {
                var rows = [UInt32](repeating: 0, count: FeatureHash.mostFeatures)
                let found = hash.write(word, count: word.count, to: &rows)
                let expected = RowSum.naiveLanes(table: profile.rows.base, rows: rows, count: found)
                let sum = SIMD32(lanes[32 * index..<32 * index + 32])
                #expect(SIMD32<Int64>(truncatingIfNeeded: sum) == expected)
            }
        }
    }
}
