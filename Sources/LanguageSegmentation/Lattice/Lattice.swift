// SPDX-License-Identifier: Apache-2.0

import CLabelling
import LanguageRecognition

/// What each word of a window says for each label of its section, and the path through the labels with the highest sum.
struct Lattice: Sendable {
    private let languages: AnswerableLanguages
    private let costs: TransitionCosts
    private let weights: WordWeights
    private var sections: [LatticeSection] = []
    /// By word and slot, what it says for the label: its emission score.
    private var emissions: [SIMD16<Float>] = []
    /// By word, what a change of label before it costs.
    private var costsOfWords: [Float] = []
    /// By word, whether a line ends before it.
    private var endLines: [UInt8] = []
    /// The words that begin a line or another item.
    private(set) var startsOfItems: [Int] = []
    /// By word and slot, the slot before it on the best path there.
    private var backPointers: [SIMD16<UInt8>] = []

    init(languages: AnswerableLanguages, costs: TransitionCosts, weights: WordWeights) {
        self.languages = languages
        self.costs = costs
        self.weights = weights
    }

    // MARK: - Weighing words

    /// Works out what each word says for each label of its section, and what a change of label before it costs.
    ///
    /// The words of a sentence are weighed by the calibration of the whole sentence, so that its sum is what detection would say.
    mutating func weigh(_ structure: WindowStructure, sections: [LatticeSection], detector: LanguageDetector) {
        self.sections = sections
        emissions.removeAll(keepingCapacity: true)
        costsOfWords.removeAll(keepingCapacity: true)
        endLines.removeAll(keepingCapacity: true)
        startsOfItems.removeAll(keepingCapacity: true)
        let factorOfPiece = detector.factor(featureCount: TransitionCosts.featuresOfPiece)
        for section in sections {
            let noise = languages.noiseColumns(of: structure.units.words[section.words])
            let matrix = detector.matrix(ofColumns: section.columns, from: LatticeSection.noiseSlot, noise)
            let scripts = section.scripts(languages)
            var weighing = WordWeighing(section: section, noiseColumns: noise, languages: languages, weights: weights)
            for index in section.sentences {
                let sentence = structure.sentences[index]
                let featureCount = structure.units.featureCount(of: sentence)
                let factor = detector.factor(featureCount: max(1, min(featureCount, TransitionCosts.maximumFeaturesOfSentence)))
                let costFactor = min(1, factor / factorOfPiece)
                let isInLatin = languages.isMostlyLatin(structure.units.words[sentence])
                detector.weigh(
                    sentence, of: structure.units, matrix: matrix, factor: factor * weights.confidence, into: &emissions)
                for word in sentence {
                    let isName = structure.areNameLike[word] || !isInLatin && structure.joinsNames(word)
                    weighing.weigh(
                        &emissions[word], of: structure.units.words[word],
                        factor: isName ? isInLatin ? weights.nameLike : weights.latinName : 1)
                    let boundary = structure.separators[word].boundary
                    let cost = cost(at: word, boundary, structure, factor: costFactor, scripts: scripts, inLatin: isInLatin)
                    endLines.append(boundary >= .line ? 1 : 0)
                    let startsItem = word > 0 && (boundary >= .cell || structure.separators[word].endsItem)
                    if startsItem { startsOfItems.append(word) }
                    costsOfWords.append(startsItem ? min(cost, costs.line) : cost)
                }
            }
        }
    }

    /// What a change of label before a word costs.
    ///
    /// - Parameters:
    ///   - factor: What costs inside the sentence are multiplied by.
    ///   - scripts: The sets of scripts that the languages of the section are written in.
    ///   - isInLatin: Whether most of the sentence is in Latin letters.
    private func cost(
        at word: Int, _ boundary: Boundary, _ structure: WindowStructure, factor: Float, scripts: [UInt64],
        inLatin isInLatin: Bool
    ) -> Float {
        let cost = costs.cost(at: boundary) * (boundary < .sentence ? factor : 1)
        guard word > 0 else { return cost }
        let left = structure.units.words[word - 1].scriptClass
        let right = structure.units.words[word].scriptClass
        guard left != right else { return cost }
        let both = UInt64(1) << UInt64(left) | UInt64(1) << UInt64(right)
        if scripts.contains(where: { $0 & both == both }) { return cost }
        let embedsLatin = !isInLatin && (Int(left) == languages.latinScript || Int(right) == languages.latinScript)
        guard embedsLatin else { return min(cost, costs.scriptChange) }
        // Names in Latin letters stand in texts of all scripts.
        if structure.areNameLike[word - 1] || structure.areNameLike[word] { return cost }
        return min(cost, costs.latinScriptChange)
    }

    /// Lets a change of language between lines and other items cost what it does in a text that changes it there so often.
    ///
    /// - Parameter labels: A label for each word, as found before.
    mutating func adaptItemCosts(to labels: [WordLabel]) {
        let changes = Float(startsOfItems.count { labels[$0] != labels[$0 - 1] })
        let ends = Float(startsOfItems.count) + Self.weightOfUsualRate
        let rate = (changes + Self.weightOfUsualRate * Self.usualRate) / ends
        let cost = max(Self.leastItemCost, ((1 - rate) / rate).naturalLogarithm)
        for word in startsOfItems { costsOfWords[word] = min(costsOfWords[word], cost) }
    }

    /// So many ends of items, at which languages change as often as usual, are added to those of a window.
    private static let weightOfUsualRate: Float = 8
    /// How often languages change at the end of a line where that costs as much as it usually does.
    private static let usualRate: Float = 0.12
    /// Two languages may change places item by item, and yet an item rather stays in that of the one before.
    private static let leastItemCost: Float = 0.3

    // MARK: - The best path

    /// The labels of the words on the path with the highest sum.
    ///
    /// - Parameters:
    ///   - last: The label of the word before the window; nil where it is the first.
    ///   - entryCosts: By column, what a change to a language costs on top.
    mutating func bestLabels(after last: WordLabel?, entryCosts: [Float]) -> [WordLabel] {
        backPointers.removeAll(keepingCapacity: true)
        backPointers.append(contentsOf: repeatElement(.zero, count: emissions.count))
        var sums = SIMD16<Float>.zero
        for (index, section) in sections.enumerated() {
            var transitions = self.transitions(to: section, entryCosts: entryCosts)
            transitions.starts_text = index == 0 && last == nil
            let slots = index > 0 ? slots(of: section, in: sections[index - 1]) : slots(of: section, after: last)
            withUnsafeMutableBytes(of: &transitions.before) { $0.storeBytes(of: slots, as: SIMD16<UInt8>.self) }
            findPaths(through: section.words, &transitions, &sums)
        }
        return labels(
            from: withUnsafeBytes(of: &sums) { $0.assumingMemoryBound(to: Float.self).baseAddress.map(dragoman_highest) ?? 0 })
    }

    /// What each word says for the labels of its section. It shares memory with the lattice until the next words are weighed.
    var emissionScores: EmissionScores { EmissionScores(sections: sections, scores: emissions) }

    private mutating func findPaths(
        through words: Range<Int>, _ transitions: inout dragoman_transitions, _ sums: inout SIMD16<Float>
    ) {
        emissions.withUnsafeBytes { emissions in
            backPointers.withUnsafeMutableBytes { backPointers in
                withUnsafeMutableBytes(of: &sums) { sums in
                    costsOfWords.withUnsafeBufferPointer { costs in
                        endLines.withUnsafeBufferPointer { endLines in
                            guard let emissions = emissions.assumingMemoryBound(to: Float.self).baseAddress,
                                let backPointers = backPointers.assumingMemoryBound(to: UInt8.self).baseAddress,
                                let sums = sums.assumingMemoryBound(to: Float.self).baseAddress,
                                let costs = costs.baseAddress, let endLines = endLines.baseAddress
                            else { return }
                            let first = words.lowerBound
                            dragoman_find_best_paths(
                                emissions + first * LatticeSection.slotCount, costs + first, endLines + first, words.count,
                                &transitions, sums, backPointers + first * LatticeSection.slotCount)
                        }
                    }
                }
            }
        }
    }

    /// What a change to each label costs on top of the cost of the place.
    private func transitions(to section: LatticeSection, entryCosts: [Float]) -> dragoman_transitions {
        var entries = SIMD16<Float>(repeating: -Float(dragoman_never))
        for (slot, column) in section.columns.enumerated() {
            let answer = section.labels[slot].column ?? column
            entries[slot] = entryCosts[answer] - languages.biasOfColumn[column]
        }
        entries[LatticeSection.unsupportedSlot] = 0
        var transitions = dragoman_transitions()
        transitions.noise_cost = costs.noise
        withUnsafeMutableBytes(of: &transitions.entry_costs) { $0.storeBytes(of: entries, as: SIMD16<Float>.self) }
        return transitions
    }

    /// The slots that the labels of a section have in the one before.
    private func slots(of section: LatticeSection, in previous: LatticeSection) -> SIMD16<UInt8> {
        var slots = SIMD16<UInt8>(repeating: UInt8(LatticeSection.slotCount))
        for slot in [LatticeSection.noiseSlot, LatticeSection.unsupportedSlot] { slots[slot] = UInt8(slot) }
        for (slot, column) in section.columns.enumerated() {
            // Varieties that answer under one name are one label.
            let same = previous.columns.firstIndex(of: column) ?? previous.labels.firstIndex(of: section.labels[slot])
            if let same { slots[slot] = UInt8(same) }
        }
        return slots
    }

    /// The same where there is no section before: all sums are equal then, so any slot will do for the last label.
    private func slots(of section: LatticeSection, after last: WordLabel?) -> SIMD16<UInt8> {
        var slots = SIMD16<UInt8>(repeating: UInt8(LatticeSection.slotCount))
        for slot in section.labels.indices where section.labels[slot] == last { slots[slot] = 0 }
        return slots
    }

    private func labels(from lastSlot: UInt32) -> [WordLabel] {
        var labels = [WordLabel](repeating: .wordless, count: backPointers.count)
        var slot = Int(lastSlot)
        for section in sections.reversed() {
            for word in section.words.reversed() {
                labels[word] = section.labels[slot]
                slot = Int(backPointers[word][slot])
            }
        }
        return labels
    }
}
