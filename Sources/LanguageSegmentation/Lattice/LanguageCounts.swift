// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// How much of the text so far is in each language.
struct LanguageCounts: Sendable {
    /// So many features in a language, those of three or four words, are a part of the text in it.
    private static let featuresOfCertain: Float = 40

    /// Features by column.
    private var features: [Float]

    init(columnCount: Int) {
        features = [Float](repeating: 0, count: columnCount)
    }

    /// Lets what was counted count for less.
    mutating func multiply(by factor: Float) {
        for column in features.indices { features[column] *= factor }
    }

    /// Counts words.
    mutating func add(_ labels: [WordLabel], of units: TextUnits) {
        var start = 0
        while start < labels.count {
            let label = labels[start]
            var (count, end) = (0, start)
            while end < labels.count, labels[end] == label {
                count += Int(units.words[end].featureCount)
                end += 1
            }
            if let column = label.column { features[column] += Float(count) }
            start = end
        }
    }

    /// By column, what a change to a language costs on top of the cost of the place: nothing for those with a fair share of the
    /// text, more for those that are new to it, and more again for those that are easily taken for another that has a share.
    ///
    /// - Parameter areCertain: Whether the counts are of languages that a search with entry costs found: those cost what their
    ///   share says then, in nats.
    func entryCosts(_ costs: TransitionCosts, confusable: ConfusableLanguages, areCertain: Bool = false) -> [Float] {
        let total = features.reduce(0, +)
        guard total > 0 else { return features.map { _ in 0 } }
        var groups = [Float](repeating: 0, count: confusable.groupCount)
        for (column, count) in features.enumerated() {
            if let group = confusable.group(ofColumn: column) { groups[group] += count }
        }
        return features.indices.map { column in
            var entry = costs.entry * max(0, 1 - features[column] / (total * costs.freeShare))
            if areCertain, features[column] >= Self.featuresOfCertain {
                entry = min(entry, max(0, (total * costs.freeShare / features[column]).naturalLogarithm))
            }
            guard let group = confusable.group(ofColumn: column) else { return entry }
            return entry + costs.confusion * (groups[group] - features[column]) / total
        }
    }
}
