// SPDX-License-Identifier: Apache-2.0

import CScoring

/// Gathers the words of a text with the evidence of each, while it is scanned.
///
/// As in `EvidenceSink`, the rows of many words are asked for from memory ahead of being added.
struct UnitSink: WordSink {
    private static let capacity = 1024

    private(set) var units: TextUnits
    private let rowCount: UInt32
    private let table: UnsafePointer<UInt8>
    private var rows = InlineArray<1024, UInt32>(repeating: 0)
    private var pending = 0

    /// A sink over the rows of a profile, which must outlive it, that appends to units.
    init(profile: LanguageProfile, units: consuming TextUnits) {
        rowCount = UInt32(truncatingIfNeeded: profile.rowCount)
        table = profile.rows.base
        self.units = units
        self.units.latinClass = profile.characters.latinClass
    }

    @inline(__always)
    mutating func take(_ word: ScannedWord) {
        var unit = TextUnit(
            start: UInt32(truncatingIfNeeded: word.range.lowerBound), end: UInt32(truncatingIfNeeded: word.range.upperBound),
            letterCount: UInt16(truncatingIfNeeded: word.letterCount), featureCount: 0,
            scriptClass: UInt8(truncatingIfNeeded: word.scriptClass),
            isEvidence: word.scriptClass != 0 && word.isEvidence)
        if word.scriptClass != 0 {
            if pending > Self.capacity - FeatureHash.maximumFeatures { flush() }
            let (first, rowCount, table) = (pending, rowCount, table)
            var room = rows.mutableSpan
            pending = room.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return first }
                return first &+ dragoman_fetch_rows(table, rowCount, word.scalars, word.count, base + first)
            }
            unit.featureCount = UInt16(truncatingIfNeeded: pending &- first)
        }
        units.words.append(unit)
    }

    @inline(__always)
    mutating func discount(_ stretch: DiscountedStretch) { units.discounted.append(stretch) }

    /// Adds up the rows of the words that have been gathered.
    mutating func flush() {
        let table = table
        let first = units.lanes.count
        units.lanes.append(contentsOf: repeatElement(.zero, count: units.words.count - first))
        rows.span.withUnsafeBufferPointer { rows in
            units.lanes.withUnsafeMutableBytes { raw in
                guard var next = rows.baseAddress, let lanes = raw.assumingMemoryBound(to: Int16.self).baseAddress else { return }
                for index in first..<units.words.count {
                    let count = Int(units.words[index].featureCount)
                    assert(count <= dragoman_maximum_rows_of_word, "a word with more rows than one can have")
                    dragoman_sum_word(table, next, count, lanes + index * Int(dragoman_lanes))
                    next += count
                }
            }
        }
        pending = 0
    }
}
