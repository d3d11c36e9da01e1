// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What lines and other items say by themselves, for texts in which no path shows it: where each of twenty labels stands in two
/// languages, two changes for one short item cost more than its words say in their line.
struct ItemVotes {
    /// Items of fewer features, a word or two, have no vote.
    private static let minimumFeatures = 16
    /// Longer ones are left to the path.
    private static let maximumWords = 12
    /// An item votes for another language than its label where it is so many times likelier in it.
    private static let minimumOdds = 20.0
    /// Only items are asked whose words, as they were weighed in their line, say so much against their label, in nats.
    private static let minimumLogOdds: Float = 0.5
    /// A language is in the text where so many items vote for it, and this share of those that have a vote.
    private static let minimumCount = 3
    private static let minimumShare = 0.2

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages

    init(detector: LanguageDetector, languages: AnswerableLanguages) {
        self.detector = detector
        self.languages = languages
    }

    /// The labels with those that items vote for; nil where too few vote for another one.
    ///
    /// - Parameters:
    ///   - labels: A label for each word.
    ///   - starts: The words that begin an item, but for the first.
    ///   - scores: What the words say.
    /// - Complexity: Linear in the number of words.
    func labels(
        _ labels: [WordLabel], startsOfItems starts: [Int], _ scores: EmissionScores, _ structure: WindowStructure
    ) -> [WordLabel]? {
        guard starts.count >= Self.minimumCount else { return nil }
        var items: [WordLabel: [Range<Int>]] = [:]
        var count = 0
        for (start, end) in zip([0] + starts, starts + [labels.count]) {
            let item = start..<end
            guard item.count <= Self.maximumWords, structure.units.featureCount(of: item) >= Self.minimumFeatures else {
                continue
            }
            count += 1
            if let label = vote(of: item, labelled: labels, scores, structure) { items[label, default: []].append(item) }
        }
        let elected = items.filter { $1.count >= Self.minimumCount && Double($1.count) >= Self.minimumShare * Double(count) }
        guard !elected.isEmpty else { return nil }
        var voted = labels
        for (label, items) in elected {
            for word in items.joined() { voted[word] = label }
        }
        return voted
    }

    /// The language that an item is in by itself, where that is not its label.
    private func vote(
        of item: Range<Int>, labelled labels: [WordLabel], _ scores: EmissionScores, _ structure: WindowStructure
    ) -> WordLabel? {
        let label = labels[item.lowerBound]
        // Names of people are the same in all languages.
        guard let column = label.column, labels[item].allSatisfy({ $0 == label }),
            !structure.areNameLike[item].allSatisfy(\.self),
            scores.logOdds(of: item, against: label) >= Self.minimumLogOdds
        else { return nil }
        let own = detector.tag(ofColumn: column)
        let detection = detector.detection(for: structure.evidence(ofCommonWordsIn: item))
        guard let language = detection.language, !languages.confusable.areConfusable(language, own),
            detection.probability >= Self.minimumOdds * detection.probability(of: own)
        else { return nil }
        return detector.label(of: language)
    }
}
