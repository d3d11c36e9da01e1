import LanguageRecognition

/// What each word says for each label of its section, and the way through it with the highest sum.
struct Lattice: Sendable {
    private var weights: [SIMD16<Float>] = []
    private var cameFrom: [SIMD16<UInt8>] = []
    /// What prices inside the sentence of each word are multiplied by.
    private var sinking: [Float] = []
    private var latinClass = 0

    /// Features of a few words: prices are in the units of such a piece.
    private static let featuresOfPiece = 48
    private static let never: Float = -1e9

    // MARK: - Weighing words

    /// Works out what each word says for each label of its section.
    ///
    /// The words of a sentence are weighed by the calibration of the whole sentence, so that its sum is what detection would say.
    mutating func weigh(
        _ structure: WindowStructure, sections: [Section], detector: LanguageDetector, prices: SwitchingPrices
    ) {
        weights.removeAll(keepingCapacity: true)
        sinking.removeAll(keepingCapacity: true)
        latinClass = detector.latinScriptClass
        let factorOfPiece = detector.factor(featureCount: Self.featuresOfPiece)
        for (section, sentences) in zip(sections, structure.sections) {
            let matrix = matrix(of: section, detector: detector)
            for sentence in structure.sentences[sentences] {
                let features = structure.units.sum(of: sentence).featureCount
                let factor = detector.factor(featureCount: max(1, min(features, prices.longestSentence)))
                let ratio = min(1, factor / factorOfPiece)
                for index in sentence {
                    let lanes = structure.units.lanes[index]
                    var scores = SIMD16<Float>.zero
                    for lane in 0..<32 { scores += matrix[lane] * Float(lanes[lane]) }
                    weights.append(
                        weigh(
                            scores * (factor * prices.confidence), of: structure.units.words[index], slots: section.slots,
                            prices: prices))
                    sinking.append(1 - prices.sinking * (1 - ratio))
                }
            }
        }
    }

    private func matrix(of section: Section, detector: LanguageDetector) -> [SIMD16<Float>] {
        (0..<32).map { lane in
            var row = SIMD16<Float>.zero
            for (index, slot) in section.slots.enumerated() {
                if let column = slot.column { row[index] = detector.weight(ofLane: lane, column: column) }
            }
            return row
        }
    }

    /// What a word says for each slot, with 0 for the best.
    private func weigh(
        _ scores: SIMD16<Float>, of word: TextUnit, slots: [Section.Slot], prices: SwitchingPrices
    ) -> SIMD16<Float> {
        let script = UInt64(1) << UInt64(word.scriptClass)
        var highest = Self.never
        var isSupported = false
        for index in slots.indices where slots[index].scripts & script != 0 && slots[index].column != nil {
            highest = max(highest, scores[index])
            isSupported = isSupported || slots[index].label.column != nil
        }
        // Where no language has the word for itself, none gains much on those of other scripts.
        var total: Float = 0
        if slots.contains(where: { $0.scripts & script == 0 && $0.label.column != nil }) {
            var sum: Float = 0
            for index in slots.indices where slots[index].scripts & script != 0 && slots[index].column != nil {
                sum += Self.exponential(scores[index] - highest)
            }
            total = LanguageTable.logarithm(Double(sum))
        }
        let letter = Int(word.scriptClass) == latinClass ? prices.latinLetter : prices.foreignLetter
        let foreign = -min(prices.foreignWord, letter * Float(word.letterCount))
        total = min(total, -foreign * prices.doubt)
        var result = SIMD16<Float>(repeating: Self.never)
        for index in slots.indices {
            if !isSupported || word.scriptClass == 0 {
                result[index] = slots[index].label == .unsupported ? 0 : foreign
            } else if slots[index].scripts & script != 0, slots[index].column != nil {
                result[index] = max(scores[index] - highest, -prices.mostOfWord) - total
            } else {
                result[index] = foreign
            }
        }
        // Varieties that answer under one name speak with one voice.
        for index in slots.indices where slots[index].label.column != nil {
            for other in slots.indices where other != index && slots[other].label == slots[index].label {
                result[index] = max(result[index], result[other])
            }
        }
        return result
    }

    /// e to the power of a negative number, to within some hundredths: (1 + x/64)^64.
    private static func exponential(_ x: Float) -> Float {
        var power = max(0, 1 + x / 64)
        for _ in 0..<6 { power *= power }
        return power
    }

    // MARK: - The best way

    /// The labels of the words on the way with the highest sum.
    mutating func bestLabels(
        _ structure: WindowStructure, sections: [Section], after last: Label?, prices: SwitchingPrices, surcharges: Surcharges
    ) -> [Label] {
        cameFrom.removeAll(keepingCapacity: true)
        var sums = SIMD16<Float>(repeating: Self.never)
        var previous: Section?
        for section in sections {
            let slots = section.slots
            var entry = SIMD16<Float>(repeating: -Self.never)
            for (index, slot) in slots.enumerated() { entry[index] = surcharges.surcharge(for: slot.label) - slot.bias }
            let noise = slots.firstIndex { $0.label == .noise } ?? 0
            for word in section.words {
                let gap = structure.gaps[word]
                let isFirst = previous == nil && word == section.words.lowerBound
                var price = isFirst && last == nil ? 0 : prices.price(gap.boundary)
                if gap.boundary < .sentence { price *= sinking[word] }
                if word > 0, scriptsExclude(structure.units.words[word - 1], structure.units.words[word], slots: slots) {
                    let isLatin = [structure.units.words[word - 1], structure.units.words[word]]
                        .contains { Int($0.scriptClass) == latinClass }
                    price = min(price, isLatin ? prices.latinScriptChange : prices.scriptChange)
                }
                // Staying with the label, where the section has it too.
                var stay = sums
                var origin = Self.identity
                if word == section.words.lowerBound {
                    (stay, origin) = staying(sums, from: previous, to: section, after: last)
                }
                let mayTurnNoise = gap.boundary >= .line || isFirst
                var best = Self.never
                var bestSlot: UInt8 = 0
                if isFirst {
                    best = 0
                } else {
                    let count = word == section.words.lowerBound ? (previous?.slots.count ?? 0) : slots.count
                    for index in 0..<count {
                        let isNoise =
                            index
                            == (word == section.words.lowerBound ? previous?.slots.firstIndex { $0.label == .noise } : noise)
                        if isNoise, !mayTurnNoise { continue }
                        if sums[index] > best {
                            best = sums[index]
                            bestSlot = UInt8(index)
                        }
                    }
                }
                var change = SIMD16<Float>(repeating: best - price) - entry
                change[noise] = mayTurnNoise ? best - max(price, prices.noise) : Self.never
                let staysBetter = stay .>= change
                sums = change.replacing(with: stay, where: staysBetter) + weights[word]
                let came = SIMD16<UInt8>(repeating: bestSlot)
                var from = came
                for index in 0..<Section.slotCount where staysBetter[index] { from[index] = origin[index] }
                cameFrom.append(from)
                previous = section
                // Only differences count: keep the sums small.
                sums -= SIMD16<Float>(repeating: sums.max())
            }
        }
        return labelsBack(from: sums, sections: sections)
    }

    /// Whether two words are of scripts that no language of the section is written in both.
    private func scriptsExclude(_ left: TextUnit, _ right: TextUnit, slots: [Section.Slot]) -> Bool {
        guard left.scriptClass != right.scriptClass else { return false }
        let both = UInt64(1) << UInt64(left.scriptClass) | UInt64(1) << UInt64(right.scriptClass)
        return !slots.contains { $0.label.column != nil && $0.scripts & both == both }
    }

    private static let identity: SIMD16<UInt8> = {
        var identity = SIMD16<UInt8>.zero
        for index in 0..<16 { identity[index] = UInt8(index) }
        return identity
    }()

    /// The sums of the labels that the next section has too.
    private func staying(
        _ sums: SIMD16<Float>, from previous: Section?, to section: Section, after last: Label?
    ) -> (SIMD16<Float>, SIMD16<UInt8>) {
        var stay = SIMD16<Float>(repeating: Self.never)
        var origin = SIMD16<UInt8>.zero
        for (index, slot) in section.slots.enumerated() {
            if let previous {
                guard let same = previous.slots.firstIndex(where: { $0.label == slot.label && $0.column == slot.column }) else {
                    continue
                }
                stay[index] = sums[same]
                origin[index] = UInt8(same)
            } else if last == slot.label {
                stay[index] = 0
            }
        }
        return (stay, origin)
    }

    private func labelsBack(from sums: SIMD16<Float>, sections: [Section]) -> [Label] {
        var labels = [Label](repeating: .silent, count: cameFrom.count)
        var slot = 0
        for index in 1..<Section.slotCount where sums[index] > sums[slot] { slot = index }
        for section in sections.reversed() {
            for word in section.words.reversed() {
                labels[word] = section.slots[slot].label
                slot = Int(cameFrom[word][slot])
            }
        }
        return labels
    }
}
