public import LanguageRecognition

/// The pieces of one or more texts that are in one language and are to be translated together.
public struct Batch: Sendable, Hashable {
    /// One piece, and where it came from.
    public struct Item: Sendable, Hashable {
        /// The client's identifier of the text that the piece is from.
        public let identifier: String?
        /// What is to be translated: the piece without the white space around it.
        public let text: String
        /// Where that stands in its source, in UTF-8 offsets.
        public let range: Range<Int>
        /// What the recogniser counted in the piece, so that the session has no text to score again.
        public let evidence: Evidence
        /// Which of the plan's texts the piece is from.
        public let sourceIndex: Int
        /// Which of that text's spans it is.
        public let spanIndex: Int

        /// Where an answer to the piece goes.
        public var position: BatchPlan.Position {
            BatchPlan.Position(sourceIndex: sourceIndex, spanIndex: spanIndex)
        }

        /// A piece of a text.
        public init(
            identifier: String?, text: String, range: Range<Int>, evidence: Evidence, sourceIndex: Int, spanIndex: Int
        ) {
            self.identifier = identifier
            self.text = text
            self.range = range
            self.evidence = evidence
            self.sourceIndex = sourceIndex
            self.spanIndex = spanIndex
        }
    }

    /// The language of all the items.
    public let language: LanguageTag
    /// The pieces, in document order.
    public let items: [Item]

    /// A batch of pieces in one language.
    public init(language: LanguageTag, items: [Item]) {
        self.language = language
        self.items = items
    }
}
