// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Which features stand more than once in the text that is learnt from.
///
/// Half of all features stand in one place only. What is learnt of them is that place, at the cost of the others in their row, so
/// they are left out of training. A reader need not know which they are: a feature that training never saw says nothing on
/// average.
struct RepeatedFeatureFilter: Sendable {
    /// One bit for each bucket of features that was met twice.
    private let met: [UInt64]
    private let shift: UInt32

    /// About one feature in a hundred shares its bucket with another: no harm is done.
    private static let buckets = 16...30

    init(of corpus: TrainingCorpus, scanner: WordScanner) {
        let size = corpus.languages.reduce(0) { sum, text in
            sum + text.lines.bytes.count + text.wordLists.reduce(0) { $0 + $1.words.bytes.count }
        }
        // Three features a byte would be many.
        let bits = min(max(Int.bitWidth - size.leadingZeroBitCount + 3, Self.buckets.lowerBound), Self.buckets.upperBound)
        let shift = UInt32(32 - bits)
        var once = [UInt64](repeating: 0, count: 1 << (bits - 6))
        var twice = once
        var collector = FeatureCollector()
        func count(_ lines: TextLines) {
            for line in 0..<lines.count {
                collector.removeAll()
                lines[line].withUnsafeBufferPointer { collector.add($0, scanner: scanner) }
                for feature in collector.features {
                    let bucket = feature >> shift
                    let place = Int(bucket >> 6)
                    let bit = UInt64(1) << UInt64(bucket & 63)
                    twice[place] |= once[place] & bit
                    once[place] |= bit
                }
            }
        }
        for text in corpus.languages {
            count(text.lines)
            for list in text.wordLists {
                count(list.words)
                // A phrase is drawn often enough to be learnt by itself.
                if list.holdsPhrases { count(list.words) }
            }
        }
        met = twice
        self.shift = shift
    }

    /// A filter that takes every feature for repeated.
    static let keepingAll = RepeatedFeatureFilter(met: [.max], shift: 26)

    private init(met: [UInt64], shift: UInt32) {
        self.met = met
        self.shift = shift
    }

    /// Those of some features that stand in the text more than once, in their order.
    ///
    /// Without a branch on what is found, the waits for one bit after the other overlap: they are most of what drawing an example
    /// costs.
    func repeated(among features: [UInt32]) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: features.count) { repeated, count in
            for feature in features {
                repeated[count] = feature
                count += contains(feature) ? 1 : 0
            }
        }
    }

    /// Whether a feature stands in the text more than once.
    @inline(__always)
    func contains(_ feature: UInt32) -> Bool {
        let bucket = feature >> shift
        return met[Int(bucket >> 6)] >> UInt64(bucket & 63) & 1 != 0
    }
}
