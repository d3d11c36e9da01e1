// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A stretch of a text with placeholders for what is not translated in it.
struct MarkedText {
    /// The stretch with the placeholders.
    let text: String
    /// What the placeholders stand for, in order.
    private(set) var inlines: [Batch.Inline] = []

    /// A stretch without what is kept at its ends, which need not go to an engine, nor with it what is kept there.
    ///
    /// The colon or dash behind what is kept stays with it. What belongs to the grammar
    /// of the sentence goes with it (`KeptNeighbour`).
    ///
    /// - Parameter kept: What is kept, in order, with the span that it is; a span stays.
    static func withoutKeptEnds(
        of range: Range<Int>, _ kept: ArraySlice<(range: Range<Int>, spanIndex: Int?)>, in source: String
    ) -> (range: Range<Int>, kept: ArraySlice<(range: Range<Int>, spanIndex: Int?)>) {
        func isBlank(_ range: Range<Int>) -> Bool { source[utf8: range].allSatisfy(\.isWhitespace) }
        func isSubject(_ place: Range<Int>) -> Bool {
            KeptNeighbour.isPlace(source[utf8: place].utf8)
                && KeptNeighbour.beginsSentence(before: source[utf8: place.upperBound..<range.upperBound].utf8)
        }
        var (middle, inner) = (range, kept)
        while let first = inner.first, first.spanIndex == nil, isBlank(middle.lowerBound..<first.range.lowerBound),
            !isSubject(first.range)
        {
            let rest = source[utf8: first.range.upperBound..<middle.upperBound].utf8
            middle = first.range.upperBound + KeptNeighbour.labelEndLength(before: rest)..<middle.upperBound
            inner.removeFirst()
        }
        while let last = inner.last, last.spanIndex == nil, isBlank(last.range.upperBound..<middle.upperBound),
            !KeptNeighbour.isGoverned(behind: source[utf8: middle.lowerBound..<last.range.lowerBound].utf8)
        {
            middle = middle.lowerBound..<last.range.lowerBound
            inner.removeLast()
        }
        return (middle, inner)
    }

    /// - Parameters:
    ///   - range: The stretch, in UTF-8 offsets.
    ///   - kept: What placeholders stand for, in order, with the span that it is.
    init(of source: String, range: Range<Int>, without kept: [(range: Range<Int>, spanIndex: Int?)]) {
        var text = ""
        var count = 0
        var start = range.lowerBound
        for (keptRange, spanIndex) in kept {
            let before = source[utf8: start..<keptRange.lowerBound]
            count += Placeholder.count(in: before)
            text += before
            inlines.append(Batch.Inline(range: keptRange, spanIndex: spanIndex, placeholderIndex: count))
            text += Placeholder.text
            count += 1
            start = keptRange.upperBound
        }
        text += source[utf8: start..<range.upperBound]
        self.text = text
    }
}
