// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Puts labelled runs of text together into spans.
///
/// Neighbouring runs in one language become one span. So do neighbouring runs in none, but for paragraphs without words: a number
/// in a cell of a table is not one of the words beside it that are in no clear language. A text that is one span gets the outcome
/// of detection as it is; where several languages were found, even if all words were relabelled to one, the label stands and
/// detection gives its probability.
struct SpanBuilder: Sendable {
    private let detector: LanguageDetector
    /// The span that is being built, with its label.
    private var open: (label: WordLabel, range: Range<Int>, evidence: Evidence)?
    private var heldSeveralLabels = false

    /// The odds that the context adds in favour of the labelled language.
    private static let contextOdds = 20.0
    /// The probability assumed for a language that is not among the hypotheses.
    private static let probabilityOfUnranked = 0.001

    init(detector: LanguageDetector) {
        self.detector = detector
    }

    /// Adds a run that begins where the last one ended.
    ///
    /// - Returns: The span that it ends, if any.
    mutating func append(_ label: WordLabel, to end: Int, evidence: Evidence) -> LanguageSpan? {
        guard var current = open else {
            open = (label, 0..<end, evidence)
            return nil
        }
        if Self.belongTogether(current.label, label) {
            current.range = current.range.lowerBound..<end
            current.evidence += evidence
            // Lines without words that words joined are beside a number as these are.
            if !current.label.hasWords { current.label = label }
            open = current
            return nil
        }
        open = (label, current.range.upperBound..<end, evidence)
        heldSeveralLabels = true
        return span(of: current.label, current.range, current.evidence)
    }

    /// Whether neighbouring runs with these labels become one span.
    private static func belongTogether(_ first: WordLabel, _ second: WordLabel) -> Bool {
        let isNumberBesideWords =
            first == .wordlessParagraph && second.hasWords || first.hasWords && second == .wordlessParagraph
        return first == second || first.column == nil && second.column == nil && !isNumberBesideWords
    }

    /// Says that words had several labels, whatever spans come of them.
    mutating func holdSeveralLabels() { heldSeveralLabels = true }

    /// Adds a window without words to the last run.
    mutating func extend(to end: Int, evidence: Evidence) {
        guard let current = open else {
            open = (.wordless, 0..<end, evidence)
            return
        }
        open = (current.label, current.range.lowerBound..<end, current.evidence + evidence)
    }

    /// The last span; nil for an empty text.
    mutating func finish() -> LanguageSpan? {
        guard let last = open else { return nil }
        open = nil
        guard heldSeveralLabels else {
            return LanguageSpan(
                range: last.range, outcome: detector.detection(for: last.evidence).outcome, evidence: last.evidence)
        }
        return span(of: last.label, last.range, last.evidence)
    }

    private func span(of label: WordLabel, _ range: Range<Int>, _ evidence: Evidence) -> LanguageSpan {
        let detection = detector.detection(for: evidence)
        return LanguageSpan(range: range, outcome: outcome(of: label, detection), evidence: evidence)
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
