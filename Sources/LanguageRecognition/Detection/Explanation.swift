// SPDX-License-Identifier: Apache-2.0

/// What in a text spoke for its language.
public struct Explanation: Sendable {
    /// A feature of a word, and how much it said.
    public struct Feature: Sendable, Hashable {
        /// The n-gram, with `^` and `$` for the boundaries of the word; the whole word stands between both.
        public let text: String
        /// What it added to the score of the winner over that of the runner-up, or over that of noise where there is none;
        /// negative where it spoke against.
        public let weight: Double
    }

    /// A word, and how much its features said together.
    public struct Unit: Sendable, Hashable {
        /// The word as it was folded.
        public let text: String
        /// Where it stands in the text, in UTF-8 offsets.
        public let range: Range<Int>
        /// What its features added.
        public let weight: Double
        /// Its features, in the order of the word.
        public let features: [Feature]
    }

    /// What was detected.
    public let detection: Detection
    /// The language spoken for: the best hypothesis. Where a variety is filed under it and has the higher score, that spoke.
    public let winner: LanguageTag?
    /// The language spoken against: the second hypothesis; nil where only noise was left.
    public let runnerUp: LanguageTag?
    /// The words that count, in the order of the text.
    public let units: [Unit]

    /// The features that spoke most for the winner, each once with all its occurrences added up.
    public func strongestFeatures(_ count: Int) -> [Feature] {
        var sums: [String: Double] = [:]
        for feature in units.lazy.flatMap(\.features) { sums[feature.text, default: 0] += feature.weight }
        return sums.map { Feature(text: $0.key, weight: $0.value) }
            .sorted { ($1.weight, $0.text) < ($0.weight, $1.text) }
            .prefix(count).map { $0 }
    }
}
