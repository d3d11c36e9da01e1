import LanguageRecognition

/// Finds the best labelling of the words of a text, window by window.
///
/// Each word speaks for each language of its section's shortlist; a switch between two words costs what `SwitchingPrices` says. The
/// labelling with the highest sum is found by dynamic programming (Viterbi's algorithm). It is found twice: the first shows which languages
/// the text holds at all, and in the second those that it hardly holds pay a surcharge.
///
/// A window sees what came before it through the label of its last word and the mix of languages so far, and nothing of what comes after.
struct WindowLabeller: Sendable {
    private let detector: LanguageDetector
    private let table: LanguageTable
    private let prices: SwitchingPrices
    private let unsureRuns: UnsureRuns
    private let shortGuests: ShortGuests
    private let quotationHosts: QuotationHosts

    /// The words of the window labelled last.
    private(set) var structure = WindowStructure()
    /// A label for each of them.
    private(set) var labels: [Label] = []
    /// Whether words of the window labelled last were in several languages before those in doubt went back.
    private(set) var heldSeveralLanguages = false

    private var lattice: Lattice
    private var mix: LanguageMix
    private var lastLabel: Label?

    init(_ segmenter: LanguageSegmenter) {
        detector = segmenter.detector
        table = segmenter.table
        prices = segmenter.prices.divided(by: Float(segmenter.options.readiness))
        unsureRuns = UnsureRuns(
            detector: segmenter.detector, table: segmenter.table, leastLetters: segmenter.options.leastLetters,
            leastProbability: Double(prices.leastProbability))
        shortGuests = ShortGuests(detector: segmenter.detector)
        quotationHosts = QuotationHosts(detector: segmenter.detector, table: segmenter.table)
        lattice = Lattice(table: segmenter.table, prices: prices)
        mix = LanguageMix(columnCount: segmenter.detector.scoreCount)
    }

    /// Labels the words of the next window.
    mutating func label(_ bytes: UnsafeBufferPointer<UInt8>, startsBlock: Bool) {
        structure.read(bytes, startsBlock: startsBlock, detector: detector)
        labels.removeAll(keepingCapacity: true)
        heldSeveralLanguages = false
        guard structure.units.count > 0 else { return }
        lattice.weigh(structure, sections: sections(), detector: detector)
        mix.fade(by: prices.memory)
        labels = lattice.bestLabels(after: lastLabel, surcharges: mix.surcharges(prices, kinship: table.kinship))
        // Where one language goes on throughout, surcharges on others change nothing.
        if !continuesInOneLanguage {
            var whole = mix
            whole.add(labels, of: structure.units)
            labels = lattice.bestLabels(after: lastLabel, surcharges: whole.surcharges(prices, kinship: table.kinship))
        }
        CodeLines.mark(in: &labels, structure)
        // Most windows are in one language.
        if labels.contains(where: { $0 != labels[0] }) {
            heldSeveralLanguages = true
            unsureRuns.dissolve(in: &labels, structure, after: lastLabel)
            shortGuests.rename(in: &labels, structure, after: lastLabel)
            quotationHosts.restore(in: &labels, structure)
        }
        mix.add(labels, of: structure.units)
        lastLabel = labels.last
    }

    private var continuesInOneLanguage: Bool {
        guard let first = labels.first, first.column != nil, lastLabel == nil || lastLabel == first else { return false }
        return labels.allSatisfy { $0 == first }
    }

    /// The sections with their shortlists, in which what their neighbours are likeliest in stands too: it may go on where words say nothing.
    private func sections() -> [Section] {
        var shortlist = Shortlist(detector: detector, table: table)
        let lists = structure.sections.map { shortlist.columns(of: structure.sentences[$0], in: structure.units) }
        return lists.indices.map { index in
            let sentences = structure.sections[index]
            let words =
                structure.sentences[sentences.lowerBound].lowerBound..<structure.sentences[sentences.upperBound - 1].upperBound
            var columns = lists[index]
            let neighbours = [
                lastLabel.flatMap(\.column), index > 0 ? lists[index - 1].first : nil, lists.dropFirst(index + 1).first?.first,
            ]
            for case let neighbour? in neighbours where !columns.contains(neighbour) { columns.append(neighbour) }
            return Section(words: words, sentences: sentences, columns: columns, table: table)
        }
    }
}
