// SPDX-License-Identifier: Apache-2.0

import CScoring

/// A word of a text with what it says, in little room.
package struct TextUnit: Sendable {
    /// Where it stands, in UTF-8 offsets.
    package var start: UInt32
    package var end: UInt32
    /// How many letters it has.
    package var letterCount: UInt16
    /// How many features were looked up; 0 for words of scripts that no language of the profile is written in.
    package var featureCount: UInt16
    /// The script of its letters, as the profile numbers it.
    package var scriptClass: UInt8
    /// Whether it can be evidence by itself.
    package var isEvidence: Bool

    package var range: Range<Int> { Int(start)..<Int(end) }
}

/// The words of a text, each with its own evidence: what one pass over the text yields for the splitter.
///
/// Kept and filled again for the next text, it allocates no more.
package struct TextUnits: Sendable {
    /// The words, in order.
    package internal(set) var words: [TextUnit] = []
    /// The sums of the rows of each word.
    package internal(set) var lanes: [SIMD32<Int16>] = []
    /// What is not evidence, or less than its letters would say, in the order in which the scanner told of it: a stretch of text
    /// before the words in it.
    package internal(set) var discounted: [DiscountedStretch] = []

    /// The class of the Latin script in the profile that the words were read with.
    var latinClass = 0

    package init() {}

    package var count: Int { words.count }

    /// Forgets the words, keeping the memory.
    package mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        lanes.removeAll(keepingCapacity: true)
        discounted.removeAll(keepingCapacity: true)
    }

    /// How many features some words have together.
    package func featureCount(of range: Range<Int>) -> Int {
        var count = 0
        for index in range { count &+= Int(words[index].featureCount) }
        return count
    }

    /// What some words say together, and what is discounted with them.
    ///
    /// - Parameter hasContent: Whether anything but white space stands there.
    package func evidence(of range: Range<Int>, discounted discountedRange: Range<Int>, hasContent: Bool) -> Evidence {
        var evidence = Evidence.zero
        var start = range.lowerBound
        while start < range.upperBound {
            let isLatin = words[start].scriptClass == latinClass
            var end = start + 1
            let limit = min(start + Int(dragoman_maximum_words), range.upperBound)
            while end < limit, (words[end].scriptClass == latinClass) == isLatin { end += 1 }
            let sums = lanes(of: start..<end)
            evidence.lanes &+= sums
            if isLatin { evidence.latinLanes &+= sums }
            start = end
        }
        countLetters(of: range, in: &evidence.counts)
        for index in discountedRange { evidence.counts.count(discounted[index]) }
        evidence.counts.hasContent = hasContent
        return evidence
    }

    private func lanes(of range: Range<Int>) -> SIMD32<Int64> {
        var sums = SIMD32<Int32>.zero
        withUnsafeMutableBytes(of: &sums) { raw in
            guard let target = raw.assumingMemoryBound(to: Int32.self).baseAddress else { return }
            withLanes(of: range) { dragoman_sum_lanes($0, range.count, target) }
        }
        return SIMD32<Int64>(truncatingIfNeeded: sums)
    }

    private func countLetters(of range: Range<Int>, in counts: inout TextCounts) {
        // Words of one script mostly stand together: the vector of scripts is touched where the script changes.
        var script = 0
        var letters: UInt32 = 0
        for index in range {
            let word = words[index]
            if Int(word.scriptClass) != script {
                counts.letters[script] &+= letters
                script = Int(word.scriptClass)
                letters = 0
            }
            letters &+= UInt32(word.letterCount)
            counts.letterCount &+= Int(word.letterCount)
            counts.featureCount &+= Int(word.featureCount)
            counts.latinFeatureCount &+= word.scriptClass == latinClass ? Int(word.featureCount) : 0
            if word.isEvidence { counts.wordLetterCount &+= Int(word.letterCount) }
        }
        counts.letters[script] &+= letters
    }

    /// Hands on a pointer to the lanes of some words; does nothing where there are none.
    func withLanes(of range: Range<Int>, _ body: (UnsafePointer<Int16>) -> Void) {
        lanes.withUnsafeBytes { raw in
            guard !range.isEmpty, let base = raw.baseAddress else { return }
            let start = base + range.lowerBound * MemoryLayout<SIMD32<Int16>>.stride
            body(start.assumingMemoryBound(to: Int16.self))
        }
    }
}
