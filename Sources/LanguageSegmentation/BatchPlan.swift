/// Which pieces of which texts go into which batch, and how the answers go back.
///
///     let plan = BatchPlan(of: [.init(identifier: "mail", text: text, spans: segmenter.spans(of: text))])
///     for batch in plan.batches { … }
///     let translated = plan.rejoin(replacements)
public struct BatchPlan: Sendable {
    /// A text with its spans.
    public struct Source: Sendable {
        /// The client's identifier.
        public let identifier: String?
        /// The whole text.
        public let text: String
        /// Spans that cover it.
        public let spans: [Span]

        /// A text with its spans.
        public init(identifier: String? = nil, text: String, spans: [Span]) {
            self.identifier = identifier
            self.text = text
            self.spans = spans
        }
    }

    /// The place of one item, as the answers name it.
    public struct Position: Sendable, Hashable {
        /// Which of the plan's texts.
        public let sourceIndex: Int
        /// Which of its spans.
        public let spanIndex: Int

        /// The place of a span in a plan.
        public init(sourceIndex: Int, spanIndex: Int) {
            self.sourceIndex = sourceIndex
            self.spanIndex = spanIndex
        }
    }

    /// The texts that were planned.
    public let sources: [Source]
    /// One batch a language, in the order of first appearance; a batch that outgrows the limit is followed by another of its language.
    public let batches: [Batch]

    /// Groups the spans of texts into batches.
    ///
    /// - Parameter limit: The most items a batch may hold; nil for any number.
    public init(of sources: [Source], limit: Int? = nil) {
        self.sources = sources
        self.batches = []
    }

    /// The texts again, with the spans named replaced and everything else as it was, byte for byte.
    public func rejoin(_ replacements: [Position: String]) -> [String] {
        sources.map(\.text)
    }
}
