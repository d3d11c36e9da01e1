import CScoring

/// Adds up the evidence of a text while it is scanned.
///
/// The rows of many words are gathered and asked for from memory ahead of being added, so that the misses of the cache overlap.
struct EvidenceSink: WordSink {
    /// Few enough to stay in the first cache, enough that the first rows have arrived when the last are asked for.
    private static let capacity = 1024

    private(set) var evidence = Evidence.zero
    private let hash: FeatureHash
    private let table: UnsafePointer<UInt8>
    private var rows = InlineArray<1024, UInt32>(repeating: 0)
    private var pending = 0

    /// A sink over the rows of a profile, which must outlive it.
    init(profile: LanguageProfile) {
        hash = FeatureHash(rowCount: profile.rowCount)
        table = profile.rows.base
    }

    @inline(__always)
    mutating func take(_ word: ScannedWord) {
        evidence.letters[word.scriptClass] &+= UInt32(truncatingIfNeeded: word.letterCount)
        evidence.letterCount &+= word.letterCount
        // Words of scripts that no language of the profile is written in were never trained: their rows say nothing.
        guard word.scriptClass != 0 else { return }
        if word.saysSomething { evidence.wordLetterCount &+= word.letterCount }
        if pending > Self.capacity - FeatureHash.mostFeatures { flush() }
        let first = pending
        var room = rows.mutableSpan
        pending = room.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return first }
            let count = hash.write(word.scalars, count: word.count, to: base + first)
            for index in first..<first &+ count { dragoman_prefetch_row(table, base[index]) }
            return first &+ count
        }
    }

    @inline(__always)
    mutating func passOver(letters: Int, in range: Range<Int>, isCode: Bool) {
        evidence.letterCount &+= letters
        evidence.passedLetterCount &+= letters
        if isCode {
            evidence.codeLetterCount &+= letters
            evidence.codeStretchCount &+= 1
        }
    }

    /// Adds what has been gathered to the evidence.
    mutating func flush() {
        guard pending > 0 else { return }
        evidence.lanes &+= rows.span.withUnsafeBufferPointer { buffer in
            RowSum.lanes(table: table, rows: buffer.baseAddress, count: pending)
        }
        evidence.featureCount &+= pending
        pending = 0
    }
}
