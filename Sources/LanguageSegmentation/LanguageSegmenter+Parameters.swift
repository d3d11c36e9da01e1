extension LanguageSegmenter {
    /// What splitting works with beside its options, to be measured with other values than those that were found.
    @_spi(Tuning) public struct Parameters: Sendable, Hashable {
        /// What a change of language costs.
        public var costs = TransitionCosts()
        /// How much of what words say counts.
        public var weights = WordWeights()
        /// A phrase or a short line stays with the words around it where its common words are less probably than this in its
        /// language, or in one that is easily taken for it, and nothing else in the window is.
        public var leastPhraseProbability: Float = 0.5
        /// Relabelling passes that do not run.
        public var omittedPasses: Set<RelabellingPassName> = []

        /// The parameters that were found on mixtures of development lines (`mixtures` in Benchmarks).
        public init() {}
    }
}
