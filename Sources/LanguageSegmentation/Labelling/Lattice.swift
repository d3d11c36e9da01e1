import LanguageRecognition

/// What each word of a window says for each label of its section, and the way through it with the highest sum.
struct Lattice: Sendable {
    private let table: LanguageTable
    private let prices: SwitchingPrices
    private var sections: [Section] = []
    /// By word and place, what it says for the label.
    private var weights: [SIMD16<Float>] = []
    /// By word, what prices inside its sentence are multiplied by.
    private var sinking: [Float] = []
    /// By word and place, the place before it on the best way there.
    private var origins: [SIMD16<Int32>] = []

    private static let never: Float = -1e9
    private static let identity = SIMD16<Int32>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)

    init(table: LanguageTable, prices: SwitchingPrices) {
        self.table = table
        self.prices = prices
    }

    // MARK: - Weighing words

    /// Works out what each word says for each label of its section.
    ///
    /// The words of a sentence are weighed by the calibration of the whole sentence, so that its sum is what detection would say.
    mutating func weigh(_ structure: WindowStructure, sections: [Section], detector: LanguageDetector) {
        self.sections = sections
        weights.removeAll(keepingCapacity: true)
        sinking.removeAll(keepingCapacity: true)
        let factorOfPiece = detector.factor(featureCount: SwitchingPrices.featuresOfPiece)
        for section in sections {
            let columns = section.columns.map { Optional($0) }
            let padding = repeatElement(nil as Int?, count: Section.mostLanguages - columns.count)
            let noise = table.noiseColumns(of: structure.units.words[section.words])
            let matrix = detector.matrix(ofColumns: columns + padding + noise)
            var weighing = WordWeighing(section: section, noiseColumns: noise, table: table, prices: prices)
            for sentence in structure.sentences[section.sentences] {
                let featureCount = structure.units.featureCount(of: sentence)
                let factor = detector.factor(featureCount: max(1, min(featureCount, SwitchingPrices.longestSentence)))
                detector.weigh(
                    sentence, of: structure.units, matrix: matrix, factor: factor * prices.confidence, into: &weights)
                for word in sentence { weighing.weigh(&weights[word], of: structure.units.words[word]) }
                sinking.append(contentsOf: repeatElement(min(1, factor / factorOfPiece), count: sentence.count))
            }
        }
    }

    // MARK: - The best way

    /// The labels of the words on the way with the highest sum.
    ///
    /// - Parameters:
    ///   - last: The label of the word before the window; nil where it is the first.
    ///   - surcharges: By column, what a switch to a language costs on top.
    mutating func bestLabels(_ structure: WindowStructure, after last: Label?, surcharges: [Float]) -> [Label] {
        origins.removeAll(keepingCapacity: true)
        var sums = SIMD16<Float>.zero
        for (index, section) in sections.enumerated() {
            let entries = entries(to: section, surcharges: surcharges)
            for word in section.words {
                let mayTurnNoise = structure.gaps[word].boundary >= .line
                let isFirst = word == 0 && last == nil
                let price = isFirst ? 0 : price(at: word, structure, in: section)
                // Hints make a switch cheap, but never a gain: it would be made at each word.
                let costs = isFirst ? entries : pointwiseMax(entries + price, .zero)
                var stay = sums
                var origin = Self.identity
                var best = Self.best(of: sums, mayBeNoise: mayTurnNoise)
                if word == section.words.lowerBound {
                    let previous = index > 0 ? sections[index - 1] : nil
                    (stay, origin) = staying(sums, from: previous, to: section, after: last)
                    if previous == nil { best.sum = 0 }
                }
                var change = best.sum - costs
                change[Section.noiseSlot] = mayTurnNoise ? best.sum - max(price, prices.noise) : Self.never
                let stays = stay .>= change
                origins.append(SIMD16(repeating: best.slot).replacing(with: origin, where: stays))
                sums = change.replacing(with: stay, where: stays) + weights[word]
                // Only differences count: the sums are kept small.
                sums -= SIMD16(repeating: sums.max())
            }
        }
        return labels(from: Int(Self.best(of: sums, mayBeNoise: true).slot))
    }

    /// The highest sum and its place, the first of those that are equal.
    private static func best(of sums: SIMD16<Float>, mayBeNoise: Bool) -> (sum: Float, slot: Int32) {
        var reachable = sums
        if !mayBeNoise { reachable[Section.noiseSlot] = never }
        let highest = reachable.max()
        let places = identity.replacing(with: Int32(Section.slotCount), where: reachable .!= highest)
        return (highest, min(places.min(), Int32(Section.slotCount - 1)))
    }

    /// What a switch to each label costs beside the price.
    private func entries(to section: Section, surcharges: [Float]) -> SIMD16<Float> {
        var entries = SIMD16<Float>(repeating: -Self.never)
        for (slot, column) in section.columns.enumerated() {
            let answer = section.labels[slot].column ?? column
            entries[slot] = surcharges[answer] - table.biasOfColumn[column]
        }
        entries[Section.unsupportedSlot] = 0
        return entries
    }

    /// What a switch before a word costs.
    private func price(at word: Int, _ structure: WindowStructure, in section: Section) -> Float {
        let boundary = structure.gaps[word].boundary
        var price = prices.price(boundary)
        if boundary < .sentence { price *= sinking[word] }
        guard word > 0 else { return price }
        let left = structure.units.words[word - 1].scriptClass
        let right = structure.units.words[word].scriptClass
        guard left != right else { return price }
        let both = UInt64(1) << UInt64(left) | UInt64(1) << UInt64(right)
        if section.columns.contains(where: { table.scriptsOfColumn[$0] & both == both }) { return price }
        let isLatin = Int(left) == table.latinScript || Int(right) == table.latinScript
        return min(price, isLatin ? prices.latinScriptChange : prices.scriptChange)
    }

    /// The sums of the labels that the next section has too, and their places in the one before.
    private func staying(
        _ sums: SIMD16<Float>, from previous: Section?, to section: Section, after last: Label?
    ) -> (SIMD16<Float>, SIMD16<Int32>) {
        var stay = SIMD16<Float>(repeating: Self.never)
        var origin = Self.identity
        for slot in [Section.noiseSlot, Section.unsupportedSlot] {
            stay[slot] = previous != nil ? sums[slot] : last == section.labels[slot] ? 0 : Self.never
        }
        for (slot, column) in section.columns.enumerated() {
            if let previous {
                guard let same = previous.columns.firstIndex(of: column) else { continue }
                stay[slot] = sums[same]
                origin[slot] = Int32(same)
            } else if last == section.labels[slot] {
                stay[slot] = 0
            }
        }
        return (stay, origin)
    }

    private func labels(from lastSlot: Int) -> [Label] {
        var labels = [Label](repeating: .silent, count: origins.count)
        var slot = lastSlot
        for section in sections.reversed() {
            for word in section.words.reversed() {
                labels[word] = section.labels[slot]
                slot = Int(origins[word][slot])
            }
        }
        return labels
    }
}
