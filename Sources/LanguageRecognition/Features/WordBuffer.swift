/// The word that is being read, behind those that were read before.
///
/// It looks into memory of the scan that made it, and lives no longer.
struct WordBuffer {
    /// Room for the longest word, the boundaries, a joiner and the scalars of one expansion.
    static let capacity = FeatureHash.longestWord + 2 + 8

    /// The words that were read before and not handed on yet.
    var batch: WordBatch
    /// Where its scalars stand, behind those of the words before; the first is the boundary.
    private(set) var scalars: UnsafeMutablePointer<UInt32>
    /// How many scalars the word has, boundaries not counted.
    var count = 0
    /// How many of them are letters or ideographs.
    var letterCount = 0
    /// Where the word starts in the text.
    var start = 0
    /// The script class of its first letter.
    var scriptClass = 0
    var isIdeographic = false
    /// Whether a letter beyond ASCII is in it.
    var isASCII = true
    /// Whether Latin and Cyrillic letters stand in it side by side.
    var mixesLookalikes = false
    /// Whether a digit stands right before or behind.
    var touchesDigit = false
    /// A joiner that belongs to the word if a letter follows; 0 where there is none.
    var pendingJoiner: UInt32 = 0
    /// Where it stands in the text.
    var joinerStart = 0

    init(behind batch: WordBatch) {
        self.batch = batch
        scalars = batch.scalars
    }

    @inline(__always)
    mutating func append(_ scalar: UInt32) {
        count &+= 1
        scalars[count] = scalar
    }

    /// Whether a letter simply comes behind those that are there.
    @inline(__always)
    func goesOn(with letter: CharacterEntry) -> Bool {
        pendingJoiner == 0 && !isIdeographic && letter.scriptClass == scriptClass && count < FeatureHash.longestWord
    }

    /// Puts the word, which ends at an offset, behind the others of the batch.
    @inline(__always)
    mutating func close(at end: Int) {
        batch.append(
            WordBatch.Entry(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                letterCount: UInt8(truncatingIfNeeded: letterCount),
                scalarCount: scriptClass == 0 ? 0 : UInt8(truncatingIfNeeded: count),
                scriptClass: UInt8(truncatingIfNeeded: scriptClass), isIdeographic: isIdeographic))
        scalars = batch.scalars + (batch.scalarCount &- 1)
    }

    /// Forgets the words that were read before, of which no more is to be done.
    mutating func removeBatch() {
        batch.removeAll()
        scalars = batch.scalars
    }

    @inline(__always)
    mutating func clear() {
        count = 0
        letterCount = 0
        isASCII = true
        isIdeographic = false
        mixesLookalikes = false
        touchesDigit = false
        pendingJoiner = 0
    }
}
