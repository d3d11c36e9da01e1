import LanguageRecognition
import LanguageSegmentation
import TextScanning

/// Makes the items of one text.
struct ItemCutter {
    private let source: BatchPlan.Source
    private let sourceIndex: Int
    private let languages: [LanguageTag?]
    private let most: Int?

    /// - Parameters:
    ///   - languages: The language of each span.
    ///   - most: The most Unicode scalars an item may have; nil for any number.
    init(_ source: BatchPlan.Source, at sourceIndex: Int, languages: [LanguageTag?], most: Int?) {
        self.source = source
        self.sourceIndex = sourceIndex
        self.languages = languages
        self.most = most
    }

    /// The items of some spans, of which the first and the last are in one language; none where there is only white space.
    ///
    /// - Parameter keepsPlaceholders: Whether what is not translated with them is a placeholder.
    func items(of spans: ClosedRange<Int>, keepsPlaceholders: Bool) -> [Batch.Item] {
        let whole = source.spans[spans.lowerBound].range.lowerBound..<source.spans[spans.upperBound].range.upperBound
        let range = core(of: whole)
        guard !range.isEmpty else { return [] }
        let marked = MarkedText(of: source.text, range: range, without: keepsPlaceholders ? kept(in: spans, of: range) : [])
        let own = spans.filter { languages[$0] == languages[spans.lowerBound] }
        let evidence = own.reduce(Evidence.zero) { $0 + source.spans[$1].evidence }
        guard let most, marked.text.unicodeScalars.count > most else {
            let position = BatchPlan.Position(sourceIndex: sourceIndex, spanIndex: spans.lowerBound)
            return [
                Batch.Item(
                    identifier: source.identifier, text: marked.text, range: range, inlines: marked.inlines, evidence: evidence,
                    position: position, spans: spans)
            ]
        }
        var rest = spans
        return marked.pieces(most: most).enumerated().map { index, piece in
            rest = self.spans(of: piece.range, in: rest)
            defer { rest = rest.upperBound...spans.upperBound }
            return Batch.Item(
                identifier: source.identifier, text: piece.text, range: piece.range, inlines: piece.inlines,
                evidence: index == 0 ? evidence : .zero,
                position: BatchPlan.Position(sourceIndex: sourceIndex, spanIndex: spans.lowerBound, pieceIndex: index),
                spans: rest)
        }
    }

    /// Those of some spans that a range meets, which begins in one of them.
    private func spans(of range: Range<Int>, in spans: ClosedRange<Int>) -> ClosedRange<Int> {
        var first = spans.lowerBound
        while first < spans.upperBound, source.spans[first].range.upperBound <= range.lowerBound { first += 1 }
        var last = first
        while last < spans.upperBound, source.spans[last + 1].range.lowerBound < range.upperBound { last += 1 }
        return first...last
    }

    /// What is not translated with some spans: those in another language or in none, and addresses and code in the others.
    private func kept(in spans: ClosedRange<Int>, of range: Range<Int>) -> [(range: Range<Int>, spanIndex: Int?)] {
        spans.flatMap { index -> [(range: Range<Int>, spanIndex: Int?)] in
            let span = source.spans[index].range.clamped(to: range)
            if languages[index] != languages[spans.lowerBound] { return [(core(of: span), index)] }
            return KeptText.ranges(in: source.text, span).map { ($0, nil) }
        }
    }

    /// A range without the white space around it.
    private func core(of range: Range<Int>) -> Range<Int> {
        source.text.utf8Offsets(of: source.text[utf8: range].withoutOuterWhiteSpace)
    }
}
