extension LanguageSegmenter {
    /// How texts are cut.
    public struct Options: Sendable, Hashable {
        /// Pieces of a sentence with fewer letters than this stay with the words around them, unless these are in a language that is not
        /// written in their script. An ideograph counts for several letters.
        public var leastLetters: Int
        /// How readily the language changes: 1 as measured to be best, 2 at half the evidence, 0.5 at twice the evidence. What is less
        /// than 0.01 counts as that.
        public var readiness: Double

        /// Options that measured best on documents of many kinds.
        public init(leastLetters: Int = 3, readiness: Double = 1) {
            self.leastLetters = leastLetters
            self.readiness = readiness
        }
    }
}
