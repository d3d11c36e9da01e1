/// Which pieces of which texts go into which batch, and how the answers go back.
///
/// Nothing is lost on the way: what is in no language, what nobody replaces, and the white space around each piece stay where they are.
///
///     let plan = BatchPlan(of: [.init(identifier: "mail", text: text, spans: segmenter.spans(of: text))])
///     var replacements: [BatchPlan.Position: String] = [:]
///     for batch in plan.batches {
///         for item in batch.items { replacements[item.position] = translate(item.text, from: batch.language) }
///     }
///     let translated = plan.rejoin(replacements)
public struct BatchPlan: Sendable {
    /// A text with its spans.
    public struct Source: Sendable, Hashable {
        /// The client's identifier.
        public let identifier: String?
        /// The whole text.
        public let text: String
        /// Spans that cover it, in order.
        public let spans: [Span]

        /// A text with its spans, as a `LanguageSegmenter` gives them.
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
    ///
    /// Spans in no language, and spans of white space alone, are in none.
    public let batches: [Batch]

    /// Groups the spans of texts into batches, in the order of the texts and of the spans in each.
    ///
    /// - Parameters:
    ///   - sources: Texts with spans that cover them, on boundaries of characters.
    ///   - limit: The most items a batch may hold, at least 1; nil for any number.
    /// - Complexity: Linear in the number of spans and in the length of the pieces, which are copied.
    public init(of sources: [Source], limit: Int? = nil) {
        precondition(limit.map { $0 > 0 } ?? true, "a batch that may hold nothing")
        self.sources = sources
        batches = BatchGrouping(of: sources).batches(limit: limit)
    }

    /// The texts again, with the spans named replaced and everything else as it was, byte for byte.
    ///
    /// A replacement stands between the white space that its span begins and ends with; that of the replacement itself is kept too, so
    /// that the text of an item, given back as it came, changes nothing. Positions that the plan does not have are passed over.
    ///
    /// - Returns: A text for each source, in order.
    /// - Complexity: Linear in the length of the texts and of the replacements.
    public func rejoin(_ replacements: [Position: String]) -> [String] {
        sources.indices.map { sourceIndex in
            let source = sources[sourceIndex]
            var result = ""
            result.reserveCapacity(source.text.utf8.count)
            // The end of what has been written, so that what no span covers stays too.
            var written = source.text.startIndex
            for (spanIndex, span) in source.spans.enumerated() {
                let position = Position(sourceIndex: sourceIndex, spanIndex: spanIndex)
                guard let replacement = replacements[position] else { continue }
                let range = source.text.range(ofUTF8: span.range).withoutOuterWhiteSpace(in: source.text)
                result += source.text[written..<range.lowerBound]
                result += replacement
                written = range.upperBound
            }
            result += source.text[written...]
            return result
        }
    }
}
