// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import LanguageSegmentation

/// Which pieces of which texts go into which batch, and how the answers go back.
///
/// Nothing is lost on the way: what is in no language, what nobody replaces, and the white space around each piece stay where
/// they are.
///
///     let plan = BatchPlan(of: [.init(identifier: "mail", text: text, spans: segmenter.spans(of: text))])
///     var replacements: [BatchPlan.Position: String] = [:]
///     for batch in plan.batches {
///         for item in batch.items { replacements[item.position] = translate(item.text, from: batch.language) }
///     }
///     let translated = plan.rejoin(replacements)
///
/// An engine that gives U+FFFC back as it was can be given whole sentences where they quote another language: `placeholders`.
/// One that loses some all the same is dealt with by `PlaceholderRepair`.
public struct BatchPlan: Sendable {
    /// A text with its spans.
    public struct Source: Sendable, Hashable {
        /// The client's identifier.
        public let identifier: String?
        /// The whole text.
        public let text: String
        /// Spans in it, in order; they need not cover it.
        public let spans: [LanguageSpan]

        /// Whether the spans are in order and inside of the text, and begin and end between its scalars.
        ///
        /// - Parameter leavesNoGap: Whether they must cover it, too.
        package func hasValidSpans(leavingNoGap leavesNoGap: Bool) -> Bool {
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

        /// The place of a span in a plan.
        public init(sourceIndex: Int, spanIndex: Int) {
            self.sourceIndex = sourceIndex
            self.spanIndex = spanIndex
        }
    }

    /// In which languages items have placeholders: those of the engines that give placeholders back as they were.
    ///
    /// In such items a placeholder stands for each address, each piece of code on one line, and each phrase of another language
    /// in the middle of a sentence: the sentence is one item then, and the phrase another, in the batch of its own language.
    public enum PlaceholderLanguages: Sendable, Hashable {
        /// In none: sentences are cut where their language changes.
        case none
        /// In all.
        case all
        /// In these, as the batches name them.
        case only(Set<LanguageTag>)

        /// Whether a language is among them.
        public func contains(_ language: LanguageTag) -> Bool {
            switch self {
            case .none: false
            case .all: true
            case .only(let languages): languages.contains(language)
            }
        }
    }

    /// The texts that were planned.
    public let sources: [Source]
    /// In which languages the items have placeholders.
    public let placeholders: PlaceholderLanguages
    /// The batches, one per language, in the order of first appearance.
    ///
    /// Spans in no language, and spans of white space alone, are in none.
    public let batches: [Batch]

    /// Groups the spans of texts into batches, in the order of the texts and of the spans in each.
    ///
    /// - Parameters:
    ///   - sources: Texts with spans that cover them, on boundaries of characters. What no span covers is in no item, and stays.
    ///   - placeholders: In which languages items have placeholders.
    /// - Precondition: The spans of each text are in order and inside of it.
    /// - Complexity: Linear in the number of spans and in the length of the pieces, which are copied.
    public init(of sources: [Source], placeholders: PlaceholderLanguages = .none) {
        precondition(sources.allSatisfy { $0.hasValidSpans(leavingNoGap: false) }, "spans that are not their text's")
        self.sources = sources
        self.placeholders = placeholders
        batches = BatchGrouping(of: sources, placeholders: placeholders).batches
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether an offset parts the bytes of a scalar.
    func isInsideScalar(_ offset: Int) -> Bool {
        offset < count && UTF8.isContinuation(self[offset])
    }
}
