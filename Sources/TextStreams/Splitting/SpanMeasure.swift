// SPDX-License-Identifier: Apache-2.0

public import LanguageSegmentation
public import TextScanning

/// Computes what results say of each span's text as the text streams past, so that it need not be kept.
public protocol SpanMeasure {
    /// What is said of a span.
    associatedtype Result

    /// Takes the next bytes of the text, which begin and end with a scalar.
    mutating func pass(_ bytes: ArraySlice<UInt8>)

    /// Ends a span; what follows is the next one.
    mutating func end() -> Result
}

extension SpanMeasure {
    /// What is said of spans that cover a text, and of markup between them, which has no span.
    ///
    /// - Complexity: Linear in the length of the text.
    public mutating func results(of spans: [(range: Range<Int>, span: LanguageSpan?)], in text: String) -> [(
        span: LanguageSpan?, measured: Result
    )] {
        let bytes = Array(text.utf8)
        return spans.map { range, span in
            pass(bytes[range])
            return (span, end())
        }
    }
}

/// Where spans begin and end, and their text where that is asked for.
public struct PlaceMeasure: SpanMeasure, Sendable {
    /// Where a span stands.
    public struct Place: Sendable, Hashable {
        /// Where it begins, in the unit asked for.
        public let start: Int
        /// Where it ends, in the unit asked for.
        public let end: Int
        /// The text of the span; empty where nobody asks for it.
        public let text: String
    }

    private let unit: OffsetUnit
    private let includesText: Bool
    private var text: [UInt8] = []
    private var start = 0
    private var position = 0

    /// A measure at the start of a text.
    ///
    /// - Parameters:
    ///   - unit: What offsets count.
    ///   - includesText: Whether places come with the text of their span.
    public init(unit: OffsetUnit, includesText: Bool) {
        self.unit = unit
        self.includesText = includesText
    }

    /// Takes the next bytes of the text, which begin and end with a scalar.
    public mutating func pass(_ bytes: ArraySlice<UInt8>) {
        position += unit.count(of: bytes)
        if includesText { text += bytes }
    }

    /// Ends a span; what follows is the next one.
    public mutating func end() -> Place {
        defer {
            start = position
            text = []
        }
        return Place(start: start, end: position, text: String(decoding: text, as: UTF8.self))
    }
}
