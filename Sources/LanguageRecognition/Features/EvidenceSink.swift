import CScoring

/// Adds up the evidence of a text while it is scanned.
///
/// The rows of words are asked for from memory when the words come, and added all together: meanwhile they arrive.
struct EvidenceSink: WordSink {
    /// Room for the rows of any line, as a rule.
    static let roomForRows = 960

    private(set) var evidence = Evidence.zero
    private let table: UnsafePointer<UInt8>
    private let rowCount: UInt32
    private let rows: UnsafeMutablePointer<UInt32>
    /// How many rows wait to be added.
    private var waitingCount = 0

    /// A sink over the rows of a profile, which must outlive it.
    ///
    /// - Parameter rows: Room for `roomForRows` rows, for as long as the sink is used.
    init(profile: LanguageProfile, rows: UnsafeMutablePointer<UInt32>) {
        table = profile.rows.base
        rowCount = UInt32(truncatingIfNeeded: profile.rowCount)
        self.rows = rows
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
        if waitingCount > Self.roomForRows - FeatureHash.mostFeatures { flush() }
        waitingCount &+= dragoman_fetch_rows(table, rowCount, word.scalars, word.count, rows + waitingCount)
    }

    /// Ends a text, all of whose words have been taken.
    mutating func finish(_ text: UnsafeBufferPointer<UInt8>) {
        flush()
        evidence.hasContent = evidence.letterCount > 0 || Evidence.hasContent(text)
    }

    /// Adds what has been asked for to the evidence.
    private mutating func flush() {
        guard waitingCount > 0 else { return }
        let (table, rows, count) = (table, rows, waitingCount)
        withUnsafeMutableBytes(of: &evidence.lanes) { raw in
            guard let lanes = raw.assumingMemoryBound(to: Int64.self).baseAddress else { return }
            dragoman_add_rows(table, rows, count, lanes)
        }
        evidence.featureCount &+= count
        waitingCount = 0
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
}
