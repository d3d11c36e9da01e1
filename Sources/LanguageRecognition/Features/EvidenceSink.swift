import CScoring

/// Adds up the evidence of a text while it is scanned.
///
/// The rows of words are asked for from memory when the words come, and added all together: meanwhile they arrive.
struct EvidenceSink: WordSink {
    /// Room for the rows of any line, as a rule.
    static let roomForRows = 960
    /// Room for the rows of any text of at most `shortText` bytes, as a rule.
    static let roomForRowsOfShortText = 240
    static let shortText = 80

    /// What was found; the rows that wait are not yet among its lanes.
    private(set) var evidence = Evidence.zero
    private let table: UnsafePointer<UInt8>
    private let rowCount: UInt32
    private let rows: UnsafeMutablePointer<UInt32>
    /// A word more may be taken while no more rows than these wait.
    private let mostWaiting: Int
    /// How many rows wait to be added: all of words in Latin letters, or none.
    private var waitingCount = 0
    private var latinRowsWait = false
    private let latinClass: Int

    /// A sink over the rows of a profile, which must outlive it.
    ///
    /// - Parameter rows: Room for some hundreds of rows, for as long as the sink is used.
    init(profile: LanguageProfile, rows room: UnsafeMutableBufferPointer<UInt32>) {
        guard room.count >= FeatureHash.mostFeatures, let rows = room.baseAddress else {
            preconditionFailure("no room for the rows of a word")
        }
        table = profile.rows.base
        rowCount = UInt32(truncatingIfNeeded: profile.rowCount)
        self.rows = rows
        latinClass = profile.characters.latinClass
        mostWaiting = room.count - FeatureHash.mostFeatures
    }

    /// Begins with another text.
    mutating func reset() {
        evidence = .zero
        waitingCount = 0
    }

    @inline(__always)
    mutating func take(_ word: ScannedWord) {
        evidence.letters[word.scriptClass] &+= UInt32(truncatingIfNeeded: word.letterCount)
        evidence.letterCount &+= word.letterCount
        // Words of scripts that no language of the profile is written in were never trained: their rows say nothing.
        guard word.scriptClass != 0 else { return }
        if word.saysSomething { evidence.wordLetterCount &+= word.letterCount }
        let isLatin = word.scriptClass == latinClass
        if waitingCount > mostWaiting || isLatin != latinRowsWait {
            flush()
            latinRowsWait = isLatin
        }
        let count = dragoman_fetch_rows(table, rowCount, word.scalars, word.count, rows + waitingCount)
        waitingCount &+= count
        evidence.featureCount &+= count
        evidence.latinFeatureCount &+= isLatin ? count : 0
    }

    /// Ends a text, all of whose words have been taken. Its rows may still be on their way.
    mutating func finish(_ text: UnsafeBufferPointer<UInt8>) {
        evidence.hasContent = evidence.letterCount > 0 || Evidence.hasContent(text)
    }

    /// What the words in Latin letters say together, or all the others, with the rows that wait.
    @inline(__always)
    func sums(inLatin: Bool) -> SIMD32<Int64> {
        var sums = evidence.sums(inLatin: inLatin)
        if inLatin == latinRowsWait { addWaiting(to: &sums) }
        return sums
    }

    /// The evidence with the rows that wait.
    var wholeEvidence: Evidence {
        var whole = self
        whole.flush()
        return whole.evidence
    }

    @inline(__always)
    private func addWaiting(to sums: inout SIMD32<Int64>) {
        withUnsafeMutableBytes(of: &sums) { raw in
            guard waitingCount > 0, let lanes = raw.assumingMemoryBound(to: Int64.self).baseAddress else { return }
            dragoman_add_rows(table, rows, waitingCount, lanes)
        }
    }

    private mutating func flush() {
        guard waitingCount > 0 else { return }
        var waiting = SIMD32<Int64>.zero
        addWaiting(to: &waiting)
        evidence.lanes &+= waiting
        if latinRowsWait { evidence.latinLanes &+= waiting }
        waitingCount = 0
    }

    @inline(__always)
    mutating func passOver(_ stretch: PassedStretch) { evidence.count(stretch) }
}
