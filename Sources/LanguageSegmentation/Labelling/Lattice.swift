import CLabelling
import LanguageRecognition

/// What each word of a window says for each label of its section, and the way through it with the highest sum.
struct Lattice: Sendable {
    private let table: LanguageTable
    private let prices: SwitchingPrices
    private var sections: [Section] = []
    /// By word and slot, what it says for the label.
    private var weights: [SIMD16<Float>] = []
    /// By word, what a switch before it costs.
    private var pricesOfWords: [Float] = []
    /// By word, whether a line ends before it.
    private var endLines: [UInt8] = []
    /// By word and slot, the slot before it on the best way there.
    private var backPointers: [SIMD16<UInt8>] = []

    init(table: LanguageTable, prices: SwitchingPrices) {
        self.table = table
        self.prices = prices
    }

    // MARK: - Weighing words

    /// Works out what each word says for each label of its section, and what a switch before it costs.
    ///
    /// The words of a sentence are weighed by the calibration of the whole sentence, so that its sum is what detection would say.
    mutating func weigh(_ structure: WindowStructure, sections: [Section], detector: LanguageDetector) {
        self.sections = sections
        weights.removeAll(keepingCapacity: true)
        pricesOfWords.removeAll(keepingCapacity: true)
        endLines.removeAll(keepingCapacity: true)
        let factorOfPiece = detector.factor(featureCount: SwitchingPrices.featuresOfPiece)
        for section in sections {
            let noise = table.noiseColumns(of: structure.units.words[section.words])
            let matrix = detector.matrix(ofColumns: section.columns, from: Section.noiseSlot, noise)
            let scripts = section.scripts(table)
            var weighing = WordWeighing(section: section, noiseColumns: noise, table: table, prices: prices)
            for index in section.sentences {
                let sentence = structure.sentences[index]
                let featureCount = structure.units.featureCount(of: sentence)
                let factor = detector.factor(featureCount: max(1, min(featureCount, SwitchingPrices.mostFeaturesOfSentence)))
                let sinking = min(1, factor / factorOfPiece)
                let isInLatin = table.isMostlyLatin(structure.units.words[sentence])
                detector.weigh(
                    sentence, of: structure.units, matrix: matrix, factor: factor * prices.confidence, into: &weights)
                for word in sentence {
                    let isName = structure.areNameLike[word] || !isInLatin && structure.joinsNames(word)
                    weighing.weigh(
                        &weights[word], of: structure.units.words[word],
                        factor: isName ? isInLatin ? prices.nameLike : prices.latinName : 1)
                    let boundary = structure.gaps[word].boundary
                    pricesOfWords.append(
                        price(at: word, boundary, structure, sinking: sinking, scripts: scripts, inLatin: isInLatin))
                    endLines.append(boundary >= .line ? 1 : 0)
                }
            }
        }
    }

    /// What a switch before a word costs.
    ///
    /// - Parameters:
    ///   - sinking: What prices inside the sentence are multiplied by.
    ///   - scripts: The sets of scripts that the languages of the section are written in.
    ///   - isInLatin: Whether most of the sentence is in Latin letters.
    private func price(
        at word: Int, _ boundary: Boundary, _ structure: WindowStructure, sinking: Float, scripts: [UInt64],
        inLatin isInLatin: Bool
    ) -> Float {
        let price = prices.price(boundary) * (boundary < .sentence ? sinking : 1)
        guard word > 0 else { return price }
        let left = structure.units.words[word - 1].scriptClass
        let right = structure.units.words[word].scriptClass
        guard left != right else { return price }
        let both = UInt64(1) << UInt64(left) | UInt64(1) << UInt64(right)
        if scripts.contains(where: { $0 & both == both }) { return price }
        let hasLatinGuest = !isInLatin && (Int(left) == table.latinScript || Int(right) == table.latinScript)
        guard hasLatinGuest else { return min(price, prices.scriptChange) }
        // Names in Latin letters stand in texts of all scripts.
        if structure.areNameLike[word - 1] || structure.areNameLike[word] { return price }
        return min(price, prices.latinScriptChange)
    }

    // MARK: - The best way

    /// The labels of the words on the way with the highest sum.
    ///
    /// - Parameters:
    ///   - last: The label of the word before the window; nil where it is the first.
    ///   - surcharges: By column, what a switch to a language costs on top.
    mutating func bestLabels(after last: Label?, surcharges: [Float]) -> [Label] {
        backPointers.removeAll(keepingCapacity: true)
        backPointers.append(contentsOf: repeatElement(.zero, count: weights.count))
        var sums = SIMD16<Float>.zero
        for (index, section) in sections.enumerated() {
            var entry = self.entry(to: section, surcharges: surcharges)
            entry.starts_text = index == 0 && last == nil
            let slots = index > 0 ? slots(of: section, in: sections[index - 1]) : slots(of: section, after: last)
            withUnsafeMutableBytes(of: &entry.before) { $0.storeBytes(of: slots, as: SIMD16<UInt8>.self) }
            walk(section.words, &entry, &sums)
        }
        return labels(
            from: withUnsafeBytes(of: &sums) { $0.assumingMemoryBound(to: Float.self).baseAddress.map(dragoman_highest) ?? 0 })
    }

    private mutating func walk(_ words: Range<Int>, _ entry: inout dragoman_switch_costs, _ sums: inout SIMD16<Float>) {
        weights.withUnsafeBytes { weights in
            backPointers.withUnsafeMutableBytes { backPointers in
                withUnsafeMutableBytes(of: &sums) { sums in
                    pricesOfWords.withUnsafeBufferPointer { prices in
                        endLines.withUnsafeBufferPointer { endLines in
                            guard let weights = weights.assumingMemoryBound(to: Float.self).baseAddress,
                                let backPointers = backPointers.assumingMemoryBound(to: UInt8.self).baseAddress,
                                let sums = sums.assumingMemoryBound(to: Float.self).baseAddress,
                                let prices = prices.baseAddress, let endLines = endLines.baseAddress
                            else { return }
                            let first = words.lowerBound
                            dragoman_find_best_paths(
                                weights + first * Section.slotCount, prices + first, endLines + first, words.count, &entry, sums,
                                backPointers + first * Section.slotCount)
                        }
                    }
                }
            }
        }
    }

    /// What a switch to each label costs beside the price.
    private func entry(to section: Section, surcharges: [Float]) -> dragoman_switch_costs {
        var entries = SIMD16<Float>(repeating: -Float(dragoman_never))
        for (slot, column) in section.columns.enumerated() {
            let answer = section.labels[slot].column ?? column
            entries[slot] = surcharges[answer] - table.biasOfColumn[column]
        }
        entries[Section.unsupportedSlot] = 0
        var entry = dragoman_switch_costs()
        entry.noise = prices.noise
        withUnsafeMutableBytes(of: &entry.entries) { $0.storeBytes(of: entries, as: SIMD16<Float>.self) }
        return entry
    }

    /// The slots that the labels of a section have in the one before.
    private func slots(of section: Section, in previous: Section) -> SIMD16<UInt8> {
        var slots = SIMD16<UInt8>(repeating: UInt8(Section.slotCount))
        for slot in [Section.noiseSlot, Section.unsupportedSlot] { slots[slot] = UInt8(slot) }
        for (slot, column) in section.columns.enumerated() {
            // Varieties that answer under one name are one label.
            let same = previous.columns.firstIndex(of: column) ?? previous.labels.firstIndex(of: section.labels[slot])
            if let same { slots[slot] = UInt8(same) }
        }
        return slots
    }

    /// The same where no section is before: the sums are equal then, so any slot will do for the last label.
    private func slots(of section: Section, after last: Label?) -> SIMD16<UInt8> {
        var slots = SIMD16<UInt8>(repeating: UInt8(Section.slotCount))
        for slot in section.labels.indices where section.labels[slot] == last { slots[slot] = 0 }
        return slots
    }

    private func labels(from lastSlot: UInt32) -> [Label] {
        var labels = [Label](repeating: .silent, count: backPointers.count)
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
