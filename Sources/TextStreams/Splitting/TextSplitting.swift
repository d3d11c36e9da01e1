// SPDX-License-Identifier: Apache-2.0

public import LanguageSegmentation

/// Splits one plain text as it is read. What is held is the text in which spans may still end, and what a measure holds.
///
///     let splitting = TextSplitting(segmenter: segmenter, measure: PlaceMeasure(unit: .scalar, includesText: true))
///     try splitting.run(TextInput(path: "minutes.txt")) { spans in
///         for (span, place) in spans { print(place.start, place.end, span.language ?? "und", place.text) }
///     }
public struct TextSplitting<Measure: SpanMeasure> {
    private let segmenter: LanguageSegmenter
    private let measure: Measure
    private let notices: InputNotice.Handler

    /// Splitting by a segmenter.
    ///
    /// - Parameters:
    ///   - measure: What is found out of the text of each span, at the start of a text.
    ///   - notices: What is told of the encoding of the inputs.
    public init(segmenter: LanguageSegmenter, measure: Measure, notices: @escaping InputNotice.Handler = { _ in }) {
        self.segmenter = segmenter
        self.measure = measure
        self.notices = notices
    }

    /// Hands on the spans of an input, in order, some at a time, with what the measure says of each.
    ///
    /// - Parameters:
    ///   - copy: What gets all bytes as they are read.
    ///   - take: Takes spans.
    /// - Throws: `TextStreamError` where the input cannot be read or is not text, and what `copy` and `take` throw.
    /// - Complexity: Linear in the length of the text; memory as `StreamSegmenter` has it.
    public func run(
        _ input: TextInput, copy: ByteSource.Copy? = nil,
        take: ([(span: LanguageSpan, measured: Measure.Result)]) throws(TextStreamError) -> Void
    ) throws(TextStreamError) {
        var reader = try BlockReader(input, pace: .inPieces, keepsByteOrderMark: true, copy: copy, notices: notices)
        var stream = StreamSegmenter(segmenter)
        var text = PassingText(measure: measure)
        while let piece = try reader.nextText() {
            text.append(piece)
            let spans = stream.append(piece)
            if !spans.isEmpty { try take(spans.map { ($0, text.end(of: $0)) }) }
            text.pass(upTo: stream.readCount)
        }
        let spans = stream.finish()
        if !spans.isEmpty { try take(spans.map { ($0, text.end(of: $0)) }) }
    }

    /// The part of a text in which spans may still end; what is before it has passed the measure.
    private struct PassingText {
        var measure: Measure
        private var bytes: [UInt8] = []
        /// Where the bytes begin in the text.
        private var start = 0
        /// How many of them have passed.
        private var passed = 0

        init(measure: Measure) {
            self.measure = measure
        }

        mutating func append(_ piece: String) {
            // Moved seldom, so that each byte is moved a few times only.
            if passed > bytes.count / 2 {
                bytes.removeFirst(passed)
                start += passed
                passed = 0
            }
            bytes += piece.utf8
        }

        mutating func end(of span: LanguageSpan) -> Measure.Result {
            pass(upTo: span.range.upperBound)
            return measure.end()
        }

        /// Has the text measured up to an offset, before which no further span ends.
        mutating func pass(upTo offset: Int) {
            let end = offset - start
            guard end > passed else { return }
            measure.pass(bytes[passed..<end])
            passed = end
        }
    }
}
