// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// The pieces of one or more texts that are in one language and are to be translated together.
public struct Batch: Sendable, Hashable {
    /// What stands inside of an item and is not translated with it.
    public struct Inline: Sendable, Hashable {
        /// Where it stands in the source, in UTF-8 offsets.
        public let range: Range<Int>
        /// The span that it is: a phrase in another language, or in none. Nil for an address or code in the item's own span.
        public let spanIndex: Int?
        /// Which of the placeholders in the item's text stands for it, from 0. The others were in the text before.
        public let placeholderIndex: Int

        /// An inline piece of an item.
        public init(range: Range<Int>, spanIndex: Int?, placeholderIndex: Int) {
            self.range = range
            self.spanIndex = spanIndex
            self.placeholderIndex = placeholderIndex
        }
    }

    /// One piece, and where it came from.
    public struct Item: Sendable, Hashable {
        /// The client's identifier of the text that the piece is from.
        public let identifier: String?
        /// What is to be translated: the piece without the white space around it, with a placeholder for each inline piece.
        public let text: String
        /// Where that stands in its source, in UTF-8 offsets.
        public let range: Range<Int>
        /// What stands inside of it as placeholders, in order.
        public let inlines: [Inline]
        /// What the recogniser counted in the piece, so that the session need not score the text again.
        public let evidence: Evidence
        /// Where an answer to the piece goes.
        public let position: BatchPlan.Position
        /// The spans that the piece reaches over: one, or those of a whole sentence.
        public let spans: ClosedRange<Int>

        /// Which of the plan's texts the piece is from.
        public var sourceIndex: Int { position.sourceIndex }
        /// Which of that text's spans it is, or its sentence begins in.
        public var spanIndex: Int { position.spanIndex }

        /// The spans that are translated with it: those that it reaches over, without the phrases inside of it.
        public var ownSpans: [Int] {
            let others = Set(inlines.compactMap(\.spanIndex))
            return spans.filter { !others.contains($0) }
        }

        /// A piece of a text.
        ///
        /// - Parameters:
        ///   - identifier: The client's identifier of its text.
        ///   - text: What is to be translated.
        ///   - range: Where that stands in its source, in UTF-8 offsets.
        ///   - inlines: What the placeholders in the text stand for, in order.
        ///   - evidence: What the recogniser counted in it.
        ///   - position: Where an answer to it goes.
        ///   - spans: The spans that it reaches over; nil for the one of its position.
        public init(
            identifier: String?, text: String, range: Range<Int>, inlines: [Inline] = [], evidence: Evidence,
            position: BatchPlan.Position, spans: ClosedRange<Int>? = nil
        ) {
            self.identifier = identifier
            self.text = text
            self.range = range
            self.inlines = inlines
            self.evidence = evidence
            self.position = position
            self.spans = spans ?? position.spanIndex...position.spanIndex
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
