// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Puts labelled runs of text together into spans.
///
/// Neighbouring runs in one language become one span. So do neighbouring runs in none, but for paragraphs without words: a number
/// in a table is no word in an unclear language. A text in one language gets the outcome of
/// detection as it is; where several were found, even if all words were relabelled to one, the label stands
/// and detection gives its probability.
struct SpanBuilder: Sendable {
    /// Runs that go into one span.
    private struct Part {
        let label: WordLabel
        var range: Range<Int>
        var evidence: Evidence
    }

    private let detector: LanguageDetector
    /// What may still become one span: a part in a language, or neighbouring parts in none.
    private var open: [Part] = []
    private var heldSeveralLanguages = false

    /// A text that begins with this many parts in none is not taken for one language as a whole, so that memory is bounded.
    private static let maximumPartCount = 64
    /// The odds that the context adds in favour of the labelled language.
    private static let contextOdds = 20.0
    /// The probability assumed for a language that is not among the hypotheses.
    private static let probabilityOfUnranked = 0.001

    init(detector: LanguageDetector) {
        self.detector = detector
    }

    /// Adds a run that begins where the last one ended.
    ///
    /// - Parameter take: Takes the spans that it ends.
    mutating func append(_ label: WordLabel, to end: Int, evidence: Evidence, _ take: (LanguageSpan) -> Void) {
        guard let last = open.last else {
            open = [Part(label: label, range: 0..<end, evidence: evidence)]
            return
        }
        let areInNone = last.label.column == nil && label.column == nil
        let isParagraph = label == .wordlessParagraph
        if last.label == label || areInNone && !isParagraph && last.label != .wordlessParagraph {
            extend(to: end, evidence: evidence)
            return
        }
        heldSeveralLanguages = heldSeveralLanguages || !areInNone || open.count == Self.maximumPartCount
        if heldSeveralLanguages {
            open.forEach { take(span(of: $0)) }
            open = []
        }
        open.append(Part(label: label, range: last.range.upperBound..<end, evidence: evidence))
    }

    /// Says that words were in several languages, whatever spans come of them.
    mutating func holdSeveralLanguages() { heldSeveralLanguages = true }

    /// Adds a window without words to the last run.
    mutating func extend(to end: Int, evidence: Evidence) {
        guard let last = open.indices.last else {
            open = [Part(label: .wordless, range: 0..<end, evidence: evidence)]
            return
        }
        open[last].range = open[last].range.lowerBound..<end
        open[last].evidence += evidence
    }

    /// The last spans; none for an empty text.
    mutating func finish(_ take: (LanguageSpan) -> Void) {
        guard let first = open.first, let last = open.last else { return }
        defer { open = [] }
        if !heldSeveralLanguages {
            let evidence = open.dropFirst().reduce(into: first.evidence) { $0 += $1.evidence }
            let outcome = detector.detection(for: evidence).outcome
            if outcome.language != nil || open.count == 1 {
                return take(
                    LanguageSpan(range: first.range.lowerBound..<last.range.upperBound, outcome: outcome, evidence: evidence))
            }
        }
        open.forEach { take(span(of: $0)) }
    }

    private func span(of part: Part) -> LanguageSpan {
        let detection = detector.detection(for: part.evidence)
        return LanguageSpan(range: part.range, outcome: outcome(of: part.label, detection), evidence: part.evidence)
    }

    private func outcome(of label: WordLabel, _ detection: Detection) -> Detection.Outcome {
        guard let column = label.column else {
            if case .undetermined = detection.outcome { return detection.outcome }
            return .undetermined(.tooLittleEvidence)
        }
        let tag = detector.tag(ofColumn: column)
        if detection.language == tag { return detection.outcome }
        let found = detection.probability(of: tag)
        let likelihood = max(found, Self.probabilityOfUnranked) * Self.contextOdds
        // Names relabelled to the language around them still count against it. No language is reported with less than the least
        // probability that detection asks for.
        return .language(tag, probability: max(likelihood / (likelihood + 1 - found), detector.minimumProbability))
    }
}
