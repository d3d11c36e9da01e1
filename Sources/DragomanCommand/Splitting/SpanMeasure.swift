import DocumentFormats
import LanguageSegmentation
import TextScanning

/// What results say of the text of a span, found out while the text goes by, so that nobody has to hold it.
protocol SpanMeasure {
    /// What is said of a span.
    associatedtype Result

    /// Takes the next bytes of the text, which begin and end with a scalar.
    mutating func pass(_ bytes: ArraySlice<UInt8>)

    /// Ends a span; what follows is the next one.
    mutating func end() -> Result
}

extension SpanMeasure {
    /// What is said of spans that cover a text, and of markup between them.
    mutating func results(of spans: [(range: Range<Int>, span: LanguageSpan?)], in text: String) -> [(
        span: LanguageSpan?, measured: Result
    )] {
        let bytes = Array(text.utf8)
        return spans.map { range, span in
            pass(bytes[range])
            return (span, end())
        }
    }
}

/// Where spans begin and end, and what they say where the results hold it.
struct PlaceMeasure: SpanMeasure {
    /// A place, in the unit asked for.
    struct Place {
        let start: Int
        let end: Int
        /// The text of the span; empty where nobody asks for it.
        let text: String
    }

    private let unit: OffsetUnit
    private let holdsText: Bool
    private var text: [UInt8] = []
    private var start = 0
    private var position = 0

    init(unit: OffsetUnit, holdsText: Bool) {
        self.unit = unit
        self.holdsText = holdsText
    }

    mutating func pass(_ bytes: ArraySlice<UInt8>) {
        position += unit.count(of: bytes)
        if holdsText { text += bytes }
    }

    mutating func end() -> Place {
        defer {
            start = position
            text = []
        }
        return Place(start: start, end: position, text: String(decoding: text, as: UTF8.self))
    }
}
