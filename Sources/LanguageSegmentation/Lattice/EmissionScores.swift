// SPDX-License-Identifier: Apache-2.0

/// What the words of a window say for the labels of their sections, for those who look at phrases as a whole.
struct EmissionScores: Sendable {
    let sections: [LatticeSection]
    /// By word and slot: about 0 for the best, less for the others.
    let scores: [SIMD16<Float>]

    /// How much more words say for another language than for a label, in nats: those of the section that they begin in, and
    /// nothing where that has it not.
    ///
    /// - Complexity: Logarithmic in the number of sections, linear in that of the words.
    func logOdds(of words: Range<Int>, against label: WordLabel) -> Float {
        var (low, high) = (0, sections.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].words.upperBound <= words.lowerBound { low = middle + 1 } else { high = middle }
        }
        guard let slot = sections[low].labels.firstIndex(of: label) else { return 0 }
        var sums = words.clamped(to: sections[low].words).reduce(SIMD16<Float>.zero) { $0 + scores[$1] }
        let own = sums[slot]
        for slot in LatticeSection.maximumLanguages..<LatticeSection.slotCount { sums[slot] = own }
        return sums.max() - own
    }
}
