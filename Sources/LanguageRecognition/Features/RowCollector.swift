/// Gathers the rows of all features of a text: what the trainer learns from.
package struct RowCollector: WordSink {
    /// The rows, in the order of the text.
    package private(set) var rows: [UInt32] = []
    private let hash: FeatureHash

    package init(rowCount: Int) {
        hash = FeatureHash(rowCount: rowCount)
    }

    /// Forgets the rows, keeping the memory.
    package mutating func removeAll() {
        rows.removeAll(keepingCapacity: true)
    }

    /// Adds the rows of a text.
    package mutating func add(_ text: UnsafeBufferPointer<UInt8>, scanner: WordScanner) {
        scanner.scan(text, into: &self)
    }

    mutating func take(_ words: WordBatch) {
        for word in words where word.count > 0 {
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: FeatureHash.mostFeatures) { buffer in
                guard let base = buffer.baseAddress else { return }
                let count = hash.write(word.scalars, count: word.count, to: base)
                rows.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
            }
        }
    }

    mutating func passOver(letters: Int, in range: Range<Int>, isCode: Bool) {}
}
