// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Finds the best labelling of the words of a text, window by window.
///
/// Each word speaks for each language of its section's shortlist; a change of label between two words costs what
/// `TransitionCosts` says. The labelling with the highest sum is found by dynamic programming (Viterbi's algorithm). It is found
/// twice: the first search shows which languages the text holds at all, and in the second those that it hardly holds have a
/// higher entry cost. Where the text holds several, or its items say so (`ItemVotes`), a third search reckons with their shares,
/// and with how often languages change between lines and items. Relabelling passes follow.
///
/// A window sees what came before it through the label of its last word and the counts of languages so far, and nothing of what
/// comes after.
struct WindowLabeller: Sendable {
    private let detector: LanguageDetector
    private let languages: AnswerableLanguages
    private let costs: TransitionCosts
    private let passes: RelabellingPasses
    private let votes: ItemVotes

    /// The words of the window labelled last.
    private(set) var structure = WindowStructure()
    /// A label for each of them.
    private(set) var labels: [WordLabel] = []
    /// Whether words of the window labelled last had several labels before those of low confidence were merged into their
    /// neighbours.
    private(set) var heldSeveralLabels = false

    private var lattice: Lattice
    private var counts: LanguageCounts
    private var lastLabel: WordLabel?

    /// - Parameter costs: What a change of language costs, with the switch bias.
    init(
        detector: LanguageDetector, languages: AnswerableLanguages, costs: TransitionCosts, weights: WordWeights,
        passes: RelabellingPasses
    ) {
        self.detector = detector
        self.languages = languages
        self.costs = costs
        self.passes = passes
        votes = ItemVotes(detector: detector, languages: languages)
        lattice = Lattice(languages: languages, costs: costs, weights: weights)
        counts = LanguageCounts(columnCount: detector.scoreCount)
    }

    /// Labels the words of the next window.
    mutating func label(_ bytes: UnsafeBufferPointer<UInt8>, startsBlock: Bool) {
        structure.read(bytes, startsBlock: startsBlock, detector: detector)
        labels.removeAll(keepingCapacity: true)
        heldSeveralLabels = false
        guard structure.units.count > 0 else { return }
        lattice.weigh(structure, sections: sections(), detector: detector)
        counts.multiply(by: costs.retention)
        labels = lattice.bestLabels(after: lastLabel, entryCosts: entryCosts(of: counts))
        // Where one language goes on throughout, what others cost changes nothing.
        if !continuesInOneLanguage {
            var whole = counts
            whole.add(labels, of: structure.units)
            labels = lattice.bestLabels(after: lastLabel, entryCosts: entryCosts(of: whole))
        }
        let votes = votes.labels(labels, startsOfItems: lattice.startsOfItems, lattice.emissionScores, structure)
        if votes != nil || holdsSeveralLanguages {
            let found = votes ?? labels
            var whole = counts
            whole.add(found, of: structure.units)
            lattice.adaptItemCosts(to: found)
            labels = lattice.bestLabels(after: lastLabel, entryCosts: entryCosts(of: whole, areCertain: true))
        }
        structure.emissionScores = lattice.emissionScores
        structure.findCode(in: bytes, labels: labels)
        heldSeveralLabels = passes.relabel(&labels, in: structure, after: lastLabel)
        counts.add(labels, of: structure.units)
        lastLabel = labels.last
    }

    private func entryCosts(of counts: LanguageCounts, areCertain: Bool = false) -> [Float] {
        counts.entryCosts(costs, confusable: languages.confusable, areCertain: areCertain)
    }

    private var holdsSeveralLanguages: Bool {
        let first = labels.first { $0.column != nil }
        return labels.contains { $0.column != nil && $0 != first }
    }

    private var continuesInOneLanguage: Bool {
        guard let first = labels.first, first.column != nil, lastLabel == nil || lastLabel == first else { return false }
        return labels.allSatisfy { $0 == first }
    }

    /// The sections with their shortlists. The likeliest language of each section beside one is on its list too: it may go on
    /// where words say nothing.
    private func sections() -> [LatticeSection] {
        var shortlist = Shortlist(detector: detector, languages: languages)
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
            return LatticeSection(words: words, sentences: sentences, columns: columns, languages: languages)
        }
    }
}
