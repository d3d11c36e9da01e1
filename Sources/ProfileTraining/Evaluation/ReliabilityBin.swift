extension Evaluation {
    /// Answers of about the same probability, and how many of them were right.
    public struct ReliabilityBin: Sendable, Hashable {
        /// How many answers there were.
        public private(set) var count = 0
        /// How many were right.
        public private(set) var right = 0
        /// The sum of their probabilities.
        public private(set) var probability = 0.0

        /// Counts an answer.
        mutating func add(_ probability: Double, isRight: Bool) {
            count += 1
            self.probability += probability
            if isRight { right += 1 }
        }
    }
}
