import DocumentFormats
import LanguageSegmentation

/// Splits one plain text as it is read. What is held is the text since the last span that has ended, and less where nobody asks for the
/// texts of spans.
struct TextSplitting {
    /// A span, with its place and its text.
    struct Piece {
        let span: Span
        /// Where it begins and ends, in the unit asked for.
        let start: Int
        let end: Int
        /// Its text; empty where nobody asks for it.
        let text: String
    }

    let segmenter: LanguageSegmenter
    /// What offsets count.
    let unit: OffsetUnit
    let holdsText: Bool
    let messages: Messages

    /// Hands on the spans of an input, in order, some at a time.
    ///
    /// - Parameter copy: What gets all bytes as they are read.
    func run(
        _ input: Input, copy: ByteCopy? = nil, take: ([Piece]) throws(CommandError) -> Void
    ) throws(CommandError) {
        var reader = try BlockReader(input, pace: .inPieces, keepsMark: true, copy: copy, messages: messages)
        var stream = StreamSegmenter(segmenter)
        var text = HeldText(unit: unit, holdsText: holdsText)
        while let piece = try reader.nextText() {
            text.append(piece)
            let spans = stream.append(piece)
            if !spans.isEmpty { try take(spans.map { text.piece(of: $0) }) }
            text.pass(upTo: stream.readCount)
        }
        let spans = stream.finish()
        if !spans.isEmpty { try take(spans.map { text.piece(of: $0) }) }
    }

    /// The part of a text in which spans may still end.
    private struct HeldText {
        let unit: OffsetUnit
        let holdsText: Bool
        private var bytes: [UInt8] = []
        /// Where the bytes begin in the text.
        private var start = 0
        /// How many of them have been used.
        private var used = 0
        /// Where the span begins that is not complete, and where what is used ends, in the unit.
        private var spanStart = 0
        private var position = 0

        init(unit: OffsetUnit, holdsText: Bool) {
            self.unit = unit
            self.holdsText = holdsText
        }

        mutating func append(_ piece: String) {
            // Moved seldom, so that each byte is moved a few times only.
            if used > bytes.count / 2 {
                bytes.removeFirst(used)
                start += used
                used = 0
            }
            bytes += piece.utf8
        }

        /// The next span's piece.
        mutating func piece(of span: Span) -> Piece {
            let end = span.range.upperBound - start
            let text = holdsText ? String(decoding: bytes[used..<end], as: UTF8.self) : ""
            count(upTo: end)
            defer { spanStart = position }
            return Piece(span: span, start: spanStart, end: position, text: text)
        }

        /// Gives up the text in which no span ends, where nobody asks for it.
        mutating func pass(upTo offset: Int) {
            if !holdsText { count(upTo: offset - start) }
        }

        private mutating func count(upTo end: Int) {
            guard end > used else { return }
            position += unit.count(of: bytes[used..<end])
            used = end
        }
    }
}
