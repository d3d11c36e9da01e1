// SPDX-License-Identifier: Apache-2.0

/// The answers of a recogniser by their probabilities, and how many of them were right: how honest the probabilities are.
///
/// Texts that got no language are not answers. Probabilities are sorted into 300 bins, so that whole hundredths, and fifteenths,
/// are bounds.
public struct Reliability: Sendable, Hashable {
    /// Answers of about the same probability.
    public struct Bin: Sendable, Hashable {
        /// How many answers there are.
        public fileprivate(set) var count = 0
        /// How many of them are right.
        public fileprivate(set) var right = 0
        /// The sum of their probabilities.
        public fileprivate(set) var probability = 0.0
        /// The sum of the squares of what the probabilities were off by: from 1 of right answers, from 0 of wrong ones.
        fileprivate var squaredError = 0.0

        /// The share that is right, from 0 to 1; 0 of none.
        public var accuracy: Double { count == 0 ? 0 : Double(right) / Double(count) }

        /// The mean of the probabilities, from 0 to 1; 0 of none.
        public var meanProbability: Double { count == 0 ? 0 : probability / Double(count) }

        fileprivate mutating func add(_ other: Bin) {
            count += other.count
            right += other.right
            probability += other.probability
            squaredError += other.squaredError
        }
    }

    private var fineBins = [Bin](repeating: Bin(), count: 300)

    /// No answers yet.
    public init() {}

    /// Counts an answer.
    mutating func add(_ probability: Double, isRight: Bool) {
        let error = probability - (isRight ? 1 : 0)
        fineBins[Self.index(of: probability)].add(
            Bin(count: 1, right: isRight ? 1 : 0, probability: probability, squaredError: error * error))
    }

    /// Bins of equal width from 0 to 1.
    ///
    /// - Parameter count: How many; a divisor of 300.
    /// - Returns: No bins for a number that is not from 1 to 300.
    public func bins(_ count: Int) -> [Bin] {
        guard (1...fineBins.count).contains(count) else { return [] }
        let size = fineBins.count / count
        return (0..<count).map { Self.sum(of: fineBins[$0 * size..<($0 + 1) * size]) }
    }

    /// The answers whose probability is at least so much.
    ///
    /// - Parameter probability: From 0 to 1, in whole hundredths; what lies between is taken down to the bound of a bin. No
    ///   answer has more than 1, or at least what is not a number.
    public func answers(atLeast probability: Double) -> Bin {
        probability <= 1 ? Self.sum(of: fineBins[Self.index(of: probability)...]) : Bin()
    }

    /// All answers.
    public var all: Bin { Self.sum(of: fineBins[...]) }

    /// The expected calibration error: how far the probabilities are from the shares that were right, on average, over fifteen
    /// bins.
    public var calibrationError: Double {
        let answers = all.count
        guard answers > 0 else { return 0 }
        return bins(15).reduce(0) { $0 + abs($1.probability - Double($1.right)) } / Double(answers)
    }

    /// The Brier score: the mean square of what the probabilities are off by, 0 at best.
    public var brierScore: Double {
        let all = all
        return all.count == 0 ? 0 : all.squaredError / Double(all.count)
    }

    /// The Brier score of a recogniser that gives every answer the same probability, the share of them that is right.
    public var constantBrierScore: Double {
        let accuracy = all.accuracy
        return accuracy * (1 - accuracy)
    }

    private static func index(of probability: Double) -> Int {
        // In this order what is not a number counts as 0.
        let index = Int(min(max(0, probability * 300), 299))
        // 0.29 times 300 is a little less than 87 in floating point, and yet 0.29 is in the bin that begins there.
        return index < 299 && Double(index + 1) / 300 <= probability ? index + 1 : index
    }

    private static func sum(of bins: ArraySlice<Bin>) -> Bin {
        bins.reduce(into: Bin()) { $0.add($1) }
    }
}
