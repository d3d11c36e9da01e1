extension TranslationSession {
    /// What is preferred where several routes lead from one language to another.
    ///
    /// It is a preference: where one route only exists, that is taken.
    public struct Strategy: Sendable, Hashable {
        private let name: String

        /// The better route, even where it is longer.
        public static let highFidelity = Strategy(name: "highFidelity")
        /// The shorter route, even where it is worse.
        public static let lowLatency = Strategy(name: "lowLatency")
    }
}
