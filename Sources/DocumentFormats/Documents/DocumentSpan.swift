public import LanguageSegmentation

/// A piece of a document: a span of its text, or markup between spans.
///
/// The pieces of a document cover it in order, with no gap and no overlap. White space between two spans belongs to the first; inline
/// markup belongs to the span around it.
public struct DocumentSpan: Sendable, Hashable {
    /// Where it stands in the document, in UTF-8 offsets.
    public let range: Range<Int>
    /// The span, its own range in the running text or in a passage; nil for markup.
    public let span: LanguageSpan?

    init(range: Range<Int>, span: LanguageSpan?) {
        self.range = range
        self.span = span
    }
}
