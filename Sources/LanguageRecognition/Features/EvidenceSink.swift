import CScoring

/// Adds up the evidence of a text while it is scanned.
///
/// The rows of words are asked for from memory when the words come, and added when the next ones have come: meanwhile they arrive.
struct EvidenceSink: WordSink {
    /// Room for the rows of two batches of words.
    static let roomForRows = 2 * mostRows
    private static let mostRows = Int(dragoman_most_rows_of_words)

    private(set) var evidence = Evidence.zero
    private let table: UnsafePointer<UInt8>
    private let rowCount: UInt32
    private let rows: UnsafeMutablePointer<UInt32>
    /// Where the rows stand that wait to be added, and how many there are.
    private var waiting = 0
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

    mutating func take(_ words: WordBatch) {
        countLetters(of: words)
        let next = Self.mostRows &- waiting
        let count = dragoman_fetch_rows(table, rowCount, words.scalars, words.scalarCount, rows + next)
        flush()
        waiting = next
        waitingCount = count
    }

    /// Adds what has been asked for to the evidence.
    mutating func flush() {
        guard waitingCount > 0 else { return }
        let (table, rows, count) = (table, rows + waiting, waitingCount)
        withUnsafeMutableBytes(of: &evidence.lanes) { raw in
            guard let lanes = raw.assumingMemoryBound(to: Int64.self).baseAddress else { return }
            dragoman_add_rows(table, rows, count, lanes)
        }
        evidence.featureCount &+= count
        waitingCount = 0
    }

    private mutating func countLetters(of words: WordBatch) {
        // Words of one script mostly stand together: the vector of scripts is touched where the script changes.
        var script: UInt8 = 0
        var letters = 0
        var (letterCount, wordLetterCount) = (0, 0)
        for index in 0..<words.count {
            let word = words[index]
            if word.scriptClass != script {
                evidence.letters[Int(script)] &+= UInt32(truncatingIfNeeded: letters)
                script = word.scriptClass
                letters = 0
            }
            letters &+= Int(word.letterCount)
            letterCount &+= Int(word.letterCount)
            // Words of scripts that no language of the profile is written in were never trained: their rows say nothing.
            if word.scriptClass != 0, word.saysSomething { wordLetterCount &+= Int(word.letterCount) }
        }
        evidence.letters[Int(script)] &+= UInt32(truncatingIfNeeded: letters)
        evidence.letterCount &+= letterCount
        evidence.wordLetterCount &+= wordLetterCount
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
