import CScoring

/// Words that the scanner hands on together: few enough to stay in the first cache, enough that what is looked up for them overlaps.
///
/// It looks into memory of the scan that made it, and lives no longer.
package struct WordBatch {
    /// Room for the scalars of all words, with a boundary before, between and behind them.
    static let mostScalars = Int(dragoman_most_scalars)
    static let mostWords = 60

    /// A word in little room.
    struct Entry {
        /// Where it stands in the text, in UTF-8 offsets.
        var start: UInt32
        var end: UInt32
        var letterCount: UInt8
        /// How many scalars stand for it, boundaries not counted; 0 where its script is none that a language is written in.
        var scalarCount: UInt8
        var scriptClass: UInt8
        var isIdeographic: Bool

        /// Whether the word can be evidence by itself, as a letter that stands alone cannot: it is a variable, a unit, a point of the
        /// compass.
        @inline(__always)
        var saysSomething: Bool { letterCount > 1 || isIdeographic }
    }

    /// The scalars; the first is a boundary.
    let scalars: UnsafeMutablePointer<UInt32>
    private let entries: UnsafeMutablePointer<Entry>
    /// How many scalars there are, the boundaries among them.
    private(set) var scalarCount = 1
    /// How many words there are.
    private(set) var count = 0

    init(scalars: UnsafeMutablePointer<UInt32>, entries: UnsafeMutablePointer<Entry>) {
        self.scalars = scalars
        self.entries = entries
        scalars[0] = FeatureHash.boundary
    }

    subscript(index: Int) -> Entry { entries[index] }

    /// Whether there may be no room for another word.
    var isFull: Bool { count == Self.mostWords || scalarCount > Self.mostScalars - WordBuffer.capacity }

    /// Takes a word whose scalars stand behind the last boundary already.
    @inline(__always)
    mutating func append(_ entry: Entry) {
        entries[count] = entry
        count &+= 1
        guard entry.scalarCount > 0 else { return }
        scalarCount &+= Int(entry.scalarCount) &+ 1
        scalars[scalarCount &- 1] = FeatureHash.boundary
    }

    /// Forgets the words.
    @inline(__always)
    mutating func removeAll() {
        scalarCount = 1
        count = 0
    }
}

extension WordBatch: Sequence {
    /// The words one by one.
    package struct Iterator: IteratorProtocol {
        fileprivate let batch: WordBatch
        private var index = 0
        /// The boundary before the next word that has scalars.
        private var place = 0

        fileprivate init(batch: WordBatch) {
            self.batch = batch
        }

        package mutating func next() -> ScannedWord? {
            guard index < batch.count else { return nil }
            let entry = batch[index]
            let scalars = UnsafePointer(batch.scalars + place)
            index += 1
            place += entry.scalarCount > 0 ? Int(entry.scalarCount) + 1 : 0
            return ScannedWord(
                scalars: scalars, count: entry.scalarCount > 0 ? Int(entry.scalarCount) + 2 : 0,
                range: Int(entry.start)..<Int(entry.end))
        }
    }

    package func makeIterator() -> Iterator { Iterator(batch: self) }
}
