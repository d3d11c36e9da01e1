public import LanguageRecognition

/// Splits texts that mix languages into spans of one language each.
public struct LanguageSegmenter: Sendable {
    /// What recognises the units.
    public let detector: LanguageDetector

    /// A segmenter over a detector; the detector's options hold for the spans too.
    public init(detector: LanguageDetector) {
        self.detector = detector
    }

    /// The spans of a text.
    ///
    /// - Returns: Spans that cover the text; none for an empty text.
    public func spans(of text: String) -> [Span] {
        let evidence = detector.evidence(of: text)
        let outcome = detector.detection(for: evidence).outcome
        return text.isEmpty ? [] : [Span(range: 0..<text.utf8.count, outcome: outcome, evidence: evidence)]
    }
}
