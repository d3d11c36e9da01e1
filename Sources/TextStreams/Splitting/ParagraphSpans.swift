// SPDX-License-Identifier: Apache-2.0

public import LanguageSegmentation

extension LanguageSegmenter {
    /// Splits a text that arrives paragraph by paragraph, in flat memory.
    ///
    /// The spans, and the offsets they name, are those of the paragraphs joined as they are, so each must bring its line ends
    /// along.
    ///
    ///     for try await span in segmenter.spans(ofParagraphs: paragraphs) { … }
    ///
    /// - Returns: The spans in order. Iterated more than once, it gives what the stream of paragraphs gives then.
    /// - Complexity: Linear in the length of the text; memory as `StreamSegmenter` has it.
    public func spans<Paragraphs: AsyncSequence>(
        ofParagraphs paragraphs: Paragraphs
    ) -> ParagraphSpans<Paragraphs> where Paragraphs.Element == String {
        ParagraphSpans(paragraphs: paragraphs, segmenter: self)
    }
}

/// The spans of a text that arrives paragraph by paragraph, in order.
public struct ParagraphSpans<Paragraphs: AsyncSequence>: AsyncSequence where Paragraphs.Element == String {
    /// What is given, one after the other.
    public typealias Element = LanguageSpan

    fileprivate let paragraphs: Paragraphs
    fileprivate let segmenter: LanguageSegmenter

    /// Reads paragraphs and gives the spans of their text.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var paragraphs: Paragraphs.AsyncIterator
        private var stream: StreamSegmenter
        private var ready: ArraySlice<LanguageSpan> = []
        private var isComplete = false

        fileprivate init(paragraphs: Paragraphs.AsyncIterator, segmenter: LanguageSegmenter) {
            self.paragraphs = paragraphs
            stream = StreamSegmenter(segmenter)
        }

        /// The next span; nil after the last. Throws what the stream of paragraphs throws.
        public mutating func next() async throws -> LanguageSpan? {
            while ready.isEmpty, !isComplete {
                if let paragraph = try await paragraphs.next(isolation: #isolation) {
                    ready = stream.append(paragraph)[...]
                } else {
                    isComplete = true
                    ready = stream.finish()[...]
                }
            }
            return ready.popFirst()
        }
    }

    /// An iterator from the stream's start.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(paragraphs: paragraphs.makeAsyncIterator(), segmenter: segmenter)
    }
}
