import CScoring

/// Gathers the words of a text with the evidence of each, while it is scanned.
struct UnitSink: WordSink {
    private(set) var units: TextUnits
    private let table: UnsafePointer<UInt8>
    private let rowCount: UInt32

    /// A sink over the rows of a profile, which must outlive it, that appends to units.
    init(profile: LanguageProfile, units: consuming TextUnits) {
        table = profile.rows.base
        rowCount = UInt32(truncatingIfNeeded: profile.rowCount)
        self.units = units
    }

    mutating func take(_ words: WordBatch) {
        for index in 0..<words.count { units.words.append(TextUnit(words[index])) }
        let first = units.lanes.count
        units.lanes.append(contentsOf: repeatElement(.zero, count: words.count))
        let (table, rowCount) = (table, rowCount)
        let isComplete = (0..<words.count).allSatisfy { words[$0].scalarCount > 0 }
        units.lanes.withUnsafeMutableBytes { raw in
            guard let lanes = raw.assumingMemoryBound(to: Int16.self).baseAddress else { return }
            dragoman_sum_words(
                table, rowCount, words.scalars, words.scalarCount, lanes + first * Int(dragoman_lanes))
        }
        if !isComplete { moveLanes(of: words, from: first) }
    }

    /// Puts the sums of words with features, which stand one behind the other, to their words.
    private mutating func moveLanes(of words: WordBatch, from first: Int) {
        var source = first + (0..<words.count).count { words[$0].scalarCount > 0 }
        for index in (0..<words.count).reversed() {
            if words[index].scalarCount > 0 {
                source -= 1
                units.lanes[first + index] = units.lanes[source]
            } else {
                units.lanes[first + index] = .zero
            }
        }
    }

    @inline(__always)
    mutating func passOver(letters: Int, in range: Range<Int>, isCode: Bool) {
        units.passed.append(TextUnits.Passed(range: range, letterCount: letters, isCode: isCode))
    }
}

extension TextUnit {
    fileprivate init(_ word: WordBatch.Entry) {
        start = word.start
        end = word.end
        letterCount = UInt16(word.letterCount)
        featureCount = word.scalarCount > 0 ? UInt16(dragoman_features_of_word(Int(word.scalarCount))) : 0
        scriptClass = word.scriptClass
        saysSomething = word.scriptClass != 0 && word.saysSomething
    }
}
