// SPDX-License-Identifier: Apache-2.0

/// Gathers all features of a text: what the trainer counts and learns from.
package struct FeatureCollector: WordSink {
    /// The upper halves of the features' hashes, in the order of the text: a row's number once they are scaled to the number of
    /// rows.
    package private(set) var features: [UInt32] = []
    /// How many letters of each script class were counted.
    package private(set) var letters = SIMD64<UInt32>.zero
    /// One row for every 32-bit value.
    private let hash = FeatureHash(rowCount: 1 << 32)

    package init() {}

    /// The row of a feature in a table of this many rows: what `FeatureHash` gives for that table.
    @inline(__always)
    package static func row(of feature: UInt32, rowCount: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: (UInt64(feature) &* UInt64(rowCount)) >> 32)
    }

    /// Forgets the features, keeping the memory.
    package mutating func removeAll() {
        features.removeAll(keepingCapacity: true)
        letters = .zero
    }

    /// Adds the features of a text.
    package mutating func add(_ text: UnsafeBufferPointer<UInt8>, scanner: WordScanner) {
        scanner.scan(text, into: &self)
    }

    mutating func take(_ word: ScannedWord) {
        letters[word.scriptClass] &+= UInt32(word.letterCount)
        guard word.scriptClass != 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: FeatureHash.maximumFeatures) { buffer in
            guard let base = buffer.baseAddress else { return }
            let count = hash.write(word.scalars, count: word.count, to: base)
            features.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
        }
    }

    mutating func discount(_ stretch: DiscountedStretch) {}
}
