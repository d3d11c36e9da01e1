// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Names the languages of short embedded phrases as detection would.
///
/// Word by word a creole may fit a phrase as well as the language that most of its words are from; asked about the phrase as a
/// whole, the recogniser knows which of them people write in. Whatever stands around it says nothing for either.
struct ShortPhraseIdentification: RelabellingPass {
    static let name = RelabellingPassName.shortPhrases

    /// The features of about four words. What is longer says itself which language it is in.
    private static let maximumFeatures = 64

    private let detector: LanguageDetector

    init(detector: LanguageDetector) {
        self.detector = detector
    }

    /// Relabels all words of a language that has few in a window.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        let runs = Dictionary(grouping: WordLabel.runs(of: labels)) { labels[$0.lowerBound] }
        var names: [WordLabel: WordLabel] = [:]
        for (label, runs) in runs where label != last && label.column != nil {
            guard runs.reduce(0, { $0 + structure.units.featureCount(of: $1) }) < Self.maximumFeatures else { continue }
            let evidence = runs.map(structure.evidence(of:)).reduce(.zero, +)
            names[label] = detector.label(of: detector.detection(for: evidence).language)
        }
        if names.isEmpty { return }
        for index in labels.indices { labels[index] = names[labels[index]] ?? labels[index] }
    }
}
