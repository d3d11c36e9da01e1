import TextScanning

/// A stretch of a text with placeholders for what is not translated in it.
struct MarkedText {
    /// The stretch with the placeholders.
    let text: String
    /// Where it stands in the source.
    let range: Range<Int>
    /// What the placeholders stand for, in order.
    private(set) var inlines: [Batch.Inline] = []
    /// Where each of them stands in the text, in UTF-8 offsets.
    private var offsets: [Int] = []

    /// - Parameters:
    ///   - range: The stretch, in UTF-8 offsets.
    ///   - kept: What placeholders stand for, in order, with the span that it is.
    init(of source: String, range: Range<Int>, without kept: [(range: Range<Int>, spanIndex: Int?)]) {
        self.range = range
        var text = ""
        var count = 0
        var start = range.lowerBound
        for (keptRange, spanIndex) in kept {
            let before = source[utf8: start..<keptRange.lowerBound]
            count += Placeholder.count(in: before)
            text += before
            offsets.append(text.utf8.count)
            inlines.append(Batch.Inline(range: keptRange, spanIndex: spanIndex, placeholderIndex: count))
            text += Placeholder.text
            count += 1
            start = keptRange.upperBound
        }
        text += source[utf8: start..<range.upperBound]
        self.text = text
    }

    private init(text: String, range: Range<Int>, inlines: [Batch.Inline]) {
        self.text = text
        self.range = range
        self.inlines = inlines
    }

    /// The text in pieces of at most so many scalars, without the white space around each.
    func pieces(most: Int) -> [MarkedText] {
        var walk = Walk(self)
        return LongText.cut(text, most: most).compactMap { cut in
            let piece = text[utf8: cut].withoutOuterWhiteSpace
            return piece.isEmpty ? nil : walk.piece(text.utf8Offsets(of: piece))
        }
    }

    /// A walk through the text from piece to piece.
    private struct Walk {
        private let whole: MarkedText
        /// How many inline pieces have been passed.
        private var passed = 0
        /// Where the text has been counted up to, and the placeholders there.
        private var counted = 0
        private var placeholderCount = 0

        init(_ whole: MarkedText) {
            self.whole = whole
        }

        /// The piece at offsets behind those of the pieces before.
        mutating func piece(_ offsets: Range<Int>) -> MarkedText {
            let start = sourceOffset(of: offsets.lowerBound)
            placeholderCount += count(in: counted..<offsets.lowerBound)
            let first = passed
            let end = sourceOffset(of: offsets.upperBound)
            let piece = MarkedText(
                text: String(whole.text[utf8: offsets]), range: start..<end,
                inlines: whole.inlines[first..<passed].map {
                    Batch.Inline(
                        range: $0.range, spanIndex: $0.spanIndex, placeholderIndex: $0.placeholderIndex - placeholderCount)
                })
            placeholderCount += count(in: offsets)
            counted = offsets.upperBound
            return piece
        }

        private func count(in offsets: Range<Int>) -> Int {
            Placeholder.count(in: whole.text[utf8: offsets])
        }

        /// Where a place in the text stands in the source. What is passed on the way there stands before it.
        private mutating func sourceOffset(of offset: Int) -> Int {
            while passed < whole.offsets.count, whole.offsets[passed] < offset { passed += 1 }
            guard passed > 0 else { return whole.range.lowerBound + offset }
            let textEnd = whole.offsets[passed - 1] + Placeholder.text.utf8.count
            return whole.inlines[passed - 1].range.upperBound + offset - textEnd
        }
    }
}
