// SPDX-License-Identifier: Apache-2.0

import CScoring

/// Adds up the evidence of a text while it is scanned.
///
/// The rows of a word are prefetched when it comes and added later, with those of other words: until then they are pending.
struct EvidenceSink: WordSink {
    /// Room for the rows of any line, as a rule.
    static let roomForRows = RoomForRows.count
    typealias RoomForRows = InlineArray<960, UInt32>
    /// Room for the rows of any text of at most `shortText` bytes, as a rule.
    static let roomForRowsOfShortText = 240
    static let shortText = 80

    /// What was counted, pending rows included.
    private(set) var counts = TextCounts()
    /// The sums of rows that are no longer pending, of all words and of those in Latin letters; of no use before the first are.
    private var lanes = SIMD32<Int64>.zero
    private var latinLanes = SIMD32<Int64>.zero
    /// Whether any rows of the text are among the sums: short texts are done without them.
    private var hasSums = false
    private let table: UnsafePointer<UInt8>
    private let rowCount: UInt32
    private let rows: UnsafeMutablePointer<UInt32>
    /// While no more rows than these are pending, there is room for those of another word.
    private let maximumPending: Int
    /// How many rows are pending.
    private var pendingCount = 0
    /// Whether these are of words in Latin letters: those of others are never pending at the same time.
    private var pendingAreLatin = false
    private let latinClass: Int

    /// A sink over the rows of a profile, which must outlive it.
    ///
    /// - Parameter rows: Room for some hundreds of rows, for as long as the sink is used.
    init(profile: LanguageProfile, rows room: UnsafeMutableBufferPointer<UInt32>) {
        guard room.count >= FeatureHash.maximumFeatures, let rows = room.baseAddress else {
            preconditionFailure("no room for the rows of a word")
        }
        assert(room.count <= dragoman_maximum_rows, "more rows than are added at once")
        table = profile.rows.base
        rowCount = UInt32(truncatingIfNeeded: profile.rowCount)
        self.rows = rows
        latinClass = profile.characters.latinClass
        maximumPending = room.count - FeatureHash.maximumFeatures
    }

    /// Begins with another text.
    mutating func reset() {
        counts = TextCounts()
        hasSums = false
        pendingCount = 0
    }

    @inline(__always)
    mutating func take(_ word: ScannedWord) {
        counts.letters[word.scriptClass] &+= UInt32(truncatingIfNeeded: word.letterCount)
        counts.letterCount &+= word.letterCount
        // Words of scripts that no language of the profile is written in were never trained: their rows say nothing.
        guard word.scriptClass != 0 else { return }
        if word.isEvidence { counts.wordLetterCount &+= word.letterCount }
        let isLatin = word.scriptClass == latinClass
        if pendingCount > maximumPending || isLatin != pendingAreLatin {
            flush()
            pendingAreLatin = isLatin
        }
        let count = dragoman_fetch_rows(table, rowCount, word.scalars, word.count, rows + pendingCount)
        pendingCount &+= count
        counts.featureCount &+= count
        counts.latinFeatureCount &+= isLatin ? count : 0
    }

    /// Ends a text, all of whose words have been taken. Its last rows stay pending.
    mutating func finish(_ text: UnsafeBufferPointer<UInt8>) {
        counts.hasContent = counts.letterCount > 0 || Evidence.hasContent(text)
    }

    /// What the words in Latin letters say together, or all the others, with the pending rows.
    @inline(__always)
    func sums(inLatin: Bool) -> SIMD32<Int64> {
        var sums = !hasSums ? .zero : inLatin ? latinLanes : lanes &- latinLanes
        if inLatin == pendingAreLatin { addPending(to: &sums) }
        return sums
    }

    /// The evidence with the pending rows.
    var wholeEvidence: Evidence {
        var whole = self
        whole.flush()
        var evidence = Evidence.zero
        evidence.counts = counts
        if whole.hasSums { (evidence.lanes, evidence.latinLanes) = (whole.lanes, whole.latinLanes) }
        return evidence
    }

    @inline(__always)
    private func addPending(to sums: inout SIMD32<Int64>) {
        withUnsafeMutableBytes(of: &sums) { raw in
            guard pendingCount > 0, let lanes = raw.assumingMemoryBound(to: Int64.self).baseAddress else { return }
            dragoman_add_rows(table, rows, pendingCount, lanes)
        }
    }

    private mutating func flush() {
        guard pendingCount > 0 else { return }
        var pending = SIMD32<Int64>.zero
        addPending(to: &pending)
        if !hasSums { (lanes, latinLanes, hasSums) = (.zero, .zero, true) }
        lanes &+= pending
        if pendingAreLatin { latinLanes &+= pending }
        pendingCount = 0
    }

    @inline(__always)
    mutating func discount(_ stretch: DiscountedStretch) { counts.count(stretch) }
}
