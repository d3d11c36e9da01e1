import LanguageSegmentation

/// Splits one plain text as it is read. What is held is the text in which spans may still end, and what a measure holds.
struct TextSplitting<Measure: SpanMeasure> {
    let segmenter: LanguageSegmenter
    /// What is found out of the text of each span, at the start of a text.
    let measure: Measure
    let messages: Messages

    /// Hands on the spans of an input, in order, some at a time.
    ///
    /// - Parameter copy: What gets all bytes as they are read.
    func run(
        _ input: Input, copy: ByteCopy? = nil,
        take: ([(span: LanguageSpan, measured: Measure.Result)]) throws(CommandError) -> Void
    ) throws(CommandError) {
        var reader = try BlockReader(input, pace: .inPieces, keepsMark: true, copy: copy, messages: messages)
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
