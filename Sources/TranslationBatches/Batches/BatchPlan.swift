public import LanguageSegmentation

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
///
/// An engine that gives U+FFFC back as it was can be given whole sentences where they quote another language: `Options.placeholders`.
public struct BatchPlan: Sendable {
    /// A text with its spans.
    public struct Source: Sendable, Hashable {
        /// The client's identifier.
        public let identifier: String?
        /// The whole text.
        public let text: String
        /// Spans that cover it, in order.
        public let spans: [LanguageSpan]

        /// Whether the spans are in order and inside of the text, and begin and end between its scalars.
        ///
        /// - Parameter leavesNoGap: Whether they must cover it, too.
        package func hasSoundSpans(leavingNoGap leavesNoGap: Bool) -> Bool {
            var text = text
            return text.withUTF8 { bytes in
                var end = 0
                for span in spans {
                    guard span.range.lowerBound >= end, !leavesNoGap || span.range.lowerBound == end,
                        span.range.upperBound <= bytes.count
                    else { return false }
                    end = span.range.upperBound
                    guard !bytes.isInsideScalar(span.range.lowerBound), !bytes.isInsideScalar(end) else { return false }
                }
                return !leavesNoGap || end == bytes.count
            }
        }

        /// A text with its spans, as a `LanguageSegmenter` gives them.
        public init(identifier: String? = nil, text: String, spans: [LanguageSpan]) {
            self.identifier = identifier
            self.text = text
            self.spans = spans
        }
    }

    /// The place of one item, as the answers name it.
    public struct Position: Sendable, Hashable {
        /// Which of the plan's texts.
        public let sourceIndex: Int
        /// Which of its spans; where the item is a sentence with phrases of other languages in it, the first.
        public let spanIndex: Int
        /// Which of the pieces that the item was cut into for its length, from 0.
        public let pieceIndex: Int

        /// The place of a span in a plan, or of a piece of it.
        public init(sourceIndex: Int, spanIndex: Int, pieceIndex: Int = 0) {
            self.sourceIndex = sourceIndex
            self.spanIndex = spanIndex
            self.pieceIndex = pieceIndex
        }
    }

    /// The texts that were planned.
    public let sources: [Source]
    /// How they were.
    public let options: Options
    /// The batches of one language after those of another, in the order of first appearance; a batch that outgrows a limit is followed by
    /// another of its language.
    ///
    /// Spans in no language, and spans of white space alone, are in none.
    public let batches: [Batch]
    /// The places of the sentences that stay cut at their phrases, whatever the options say.
    private let separated: Set<Position>

    /// Groups the spans of texts into batches, in the order of the texts and of the spans in each.
    ///
    /// - Parameters:
    ///   - sources: Texts with spans that cover them, on boundaries of characters. What no span covers is in no item, and stays.
    ///   - options: How spans become items, and items batches.
    /// - Precondition: The spans of each text are in order and inside of it.
    /// - Complexity: Linear in the number of spans and in the length of the pieces, which are copied.
    public init(of sources: [Source], options: Options = Options()) {
        self.init(of: sources, options: options, separated: [])
    }

    private init(of sources: [Source], options: Options, separated: Set<Position>) {
        precondition(
            [options.mostItems, options.mostScalars, options.mostScalarsOfItem].allSatisfy { $0.map { $0 > 0 } ?? true },
            "a batch that may hold nothing")
        precondition(sources.allSatisfy { $0.hasSoundSpans(leavingNoGap: false) }, "spans that are not their text's")
        self.sources = sources
        self.options = options
        self.separated = separated
        batches = BatchGrouping(of: sources, options: options, separated: separated).batches
    }

    /// The plan with some items cut at their inline phrases again, and with addresses and code as they are: for those whose placeholders
    /// an engine lost.
    ///
    /// All other items keep their places, so that answers to them go on to count.
    ///
    /// - Parameter positions: Where the items stand.
    /// - Complexity: As that of making the plan.
    public func separating(_ positions: some Sequence<Position>) -> BatchPlan {
        // A piece takes along those of the same sentence.
        let wholes = positions.map { Position(sourceIndex: $0.sourceIndex, spanIndex: $0.spanIndex) }
        return BatchPlan(of: sources, options: options, separated: separated.union(wholes))
    }

    /// The same texts planned with other options; the items that were separated stay so.
    ///
    /// - Complexity: As that of making the plan.
    package func replanned(with options: Options) -> BatchPlan {
        BatchPlan(of: sources, options: options, separated: separated)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether an offset parts the bytes of a scalar.
    fileprivate func isInsideScalar(_ offset: Int) -> Bool {
        offset < count && self[offset] & 0xC0 == 0x80
    }
}
