// SPDX-License-Identifier: Apache-2.0

extension Evaluation {
    /// What becomes of texts where only answers of at least some probability are taken: a point of the risk-coverage curve.
    public struct Risk: Sendable, Hashable {
        /// The least probability, from 0 to 1.
        public let threshold: Double
        /// How many answers have it.
        public let answered: Int
        /// The share of all texts that they are, from 0 to 1.
        public let coverage: Double
        /// The share of them that is wrong, from 0 to 1; 0 where there are none.
        public let wrongShare: Double

        init(threshold: Double, texts: Int, taken: Reliability.Bin) {
            self.threshold = threshold
            answered = taken.count
            coverage = texts == 0 ? 0 : Double(taken.count) / Double(texts)
            wrongShare = taken.count == 0 ? 0 : 1 - taken.accuracy
        }

        /// The thresholds that curves are drawn through.
        public static let thresholds = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99]
    }

    /// The risk-coverage curve: a point for each threshold, lowest first.
    public var riskCurve: [Risk] { Risk.thresholds.map { risk(atLeast: $0) } }
}
