import LanguageRecognition

/// Finds the best labelling of the words of a text, window by window.
///
/// Each word speaks for each language of its section's shortlist; a switch between two words costs what `SwitchingPrices` says. The
/// labelling with the highest sum is found by dynamic programming (Viterbi's algorithm). It is found twice: the first shows which languages
/// the text holds at all, and in the second those that it hardly holds pay a surcharge.
///
/// A window sees what came before it through the label of its last word and the mix of languages so far, and nothing that comes after.
struct WindowLabeller: Sendable {
    private let detector: LanguageDetector
    private let table: LanguageTable
    private let prices: SwitchingPrices

    /// The words of the window labelled last.
    private(set) var structure = WindowStructure()
    /// A label for each of them.
    private(set) var labels: [Label] = []

    private var sections: [Section] = []
    private var lattice = Lattice()
    /// The features of each language so far, those of long ago at less.
    private var mix: [Label: Float] = [:]
    private var lastLabel: Label?

    init(detector: LanguageDetector, table: LanguageTable, prices: SwitchingPrices) {
        self.detector = detector
        self.table = table
        self.prices = prices
    }

    /// Labels the words of the next window.
    mutating func label(_ bytes: UnsafeBufferPointer<UInt8>, startsBlock: Bool) {
        structure.read(bytes, startsBlock: startsBlock, detector: detector)
        labels.removeAll(keepingCapacity: true)
        guard structure.units.count > 0 else { return }
        chooseSlots()
        lattice.weigh(structure, sections: sections, detector: detector, prices: prices)
        for language in mix.keys { mix[language, default: 0] *= prices.memory }
        labels = lattice.bestLabels(
            structure, sections: sections, after: lastLabel, prices: prices, surcharges: surcharges(mix: mix))
        var whole = mix
        addLabelled(to: &whole)
        labels = lattice.bestLabels(
            structure, sections: sections, after: lastLabel, prices: prices, surcharges: surcharges(mix: whole))
        addLabelled(to: &mix)
        lastLabel = labels.last
    }

    /// Adds the features of the words to the languages that they are labelled with.
    private func addLabelled(to mix: inout [Label: Float]) {
        for index in labels.indices where labels[index].column != nil {
            mix[labels[index], default: 0] += Float(structure.units.words[index].featureCount)
        }
    }

    /// What languages pay that have little share in the mix; nothing where the mix is empty.
    private func surcharges(mix: [Label: Float]) -> Surcharges {
        // Summed in the order of the columns, so that the bits are the same in each run.
        let total = mix.sorted { $0.key.number < $1.key.number }.reduce(0) { $0 + $1.value }
        guard total > 0 else { return Surcharges(most: 0, ofLabels: [:]) }
        let charged = mix.mapValues { features in
            prices.stranger * max(0, 1 - features / total / prices.familiarShare)
        }
        return Surcharges(most: prices.stranger, ofLabels: charged)
    }

    // MARK: - Shortlists

    private mutating func chooseSlots() {
        var shortlist = Shortlist(detector: detector, table: table)
        let lists = structure.sections.map {
            shortlist.languages(of: structure.sentences[$0], in: structure.units)
        }
        sections = structure.sections.indices.map { index in
            let sentences = structure.sections[index]
            let words =
                structure.sentences[sentences.lowerBound].lowerBound..<structure.sentences[sentences.upperBound - 1].upperBound
            var section = Section(words: words)
            var languages = Array(lists[index].prefix(Section.slotCount - 5))
            // What the neighbours are in goes on where the words say nothing.
            for neighbour in [index - 1, index + 1] where lists.indices.contains(neighbour) {
                if let first = lists[neighbour].first, !languages.contains(where: { $0.column == first.column }) {
                    languages.append(first)
                }
            }
            section.slots = languages.map {
                Section.Slot(label: $0.label, column: $0.column, scripts: $0.scripts, bias: $0.bias)
            }
            section.slots.append(Section.Slot(label: .noise, column: detector.noiseColumn, scripts: .max, bias: 0))
            section.slots.append(Section.Slot(label: .unsupported, column: nil, scripts: 1, bias: 0))
            return section
        }
    }
}

/// What switching to a language costs on top of the price, by its share in the text.
struct Surcharges: Sendable {
    let most: Float
    let ofLabels: [Label: Float]

    func surcharge(for label: Label) -> Float {
        label.column == nil ? 0 : ofLabels[label] ?? most
    }
}
