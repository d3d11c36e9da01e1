// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Puts labelled runs of text together into spans.
///
/// Neighbouring runs in one language become one span. So do neighbouring runs in none, but for paragraphs without words: a number
/// in a cell of a table is not one of the words beside it that are in no clear language. A text that is one span gets the outcome
/// of detection as it is; where several languages were found, even if all words were relabelled to one, the label stands and
/// detection gives its probability.
struct SpanBuilder: Sendable {
    /// Runs that go into one span.
    private struct Part {
        var label: WordLabel
        var range: Range<Int>
        var evidence: Evidence

        mutating func extend(by other: Part) {
            range = range.lowerBound..<other.range.upperBound
            evidence += other.evidence
        }
    }

    private let detector: LanguageDetector
    /// A part in no language that has ended; what follows may be none either by what it says as a whole.
    private var waiting: Part?
    /// The part that is being built.
    private var open: Part?
    private var heldSeveralSpans = false

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
        guard let current = open else {
            open = Part(label: label, range: 0..<end, evidence: evidence)
            return
        }
        let next = Part(label: label, range: current.range.upperBound..<end, evidence: evidence)
        if Self.belongTogether(current.label, label) {
            open?.extend(by: next)
            return
        }
        heldSeveralSpans = true
        endPart(take)
        if let last = waiting, Self.belongTogether(last.label, label) {
            waiting = nil
            open = last
            open?.extend(by: next)
        } else {
            open = next
        }
    }

    /// Hands the open part on where it is in a language, with the one that waits; otherwise it waits.
    private mutating func endPart(_ take: (LanguageSpan) -> Void) {
        guard var part = open else { return }
        open = nil
        let span = span(of: part)
        if span.outcome.language == nil {
            // Words in no language after all go with their neighbours that are in none.
            if part.label.column != nil { part.label = .noise }
            if let last = waiting, Self.belongTogether(last.label, part.label) {
                waiting?.extend(by: part)
            } else {
                takeWaiting(take)
                waiting = part
            }
        } else {
            takeWaiting(take)
            take(span)
        }
    }

    private mutating func takeWaiting(_ take: (LanguageSpan) -> Void) {
        if let part = waiting { take(span(of: part)) }
        waiting = nil
    }

    /// Whether neighbouring runs with these labels become one span.
    private static func belongTogether(_ first: WordLabel, _ second: WordLabel) -> Bool {
        if first == second { return true }
        guard first.column == nil, second.column == nil else { return false }
        return first.hasWords ? second != .wordlessParagraph : first != .wordlessParagraph || !second.hasWords
    }

    /// Says that words were in several languages, whatever spans come of them.
    mutating func holdSeveralLanguages() { heldSeveralSpans = true }

    /// Adds a window without words to the last run.
    mutating func extend(to end: Int, evidence: Evidence) {
        let rest = Part(label: .wordless, range: (open?.range.upperBound ?? 0)..<end, evidence: evidence)
        if open == nil { open = rest } else { open?.extend(by: rest) }
    }

    /// The last spans; none for an empty text.
    mutating func finish(_ take: (LanguageSpan) -> Void) {
        guard let last = open else { return }
        guard heldSeveralSpans else {
            open = nil
            let outcome = detector.detection(for: last.evidence).outcome
            take(LanguageSpan(range: last.range, outcome: outcome, evidence: last.evidence))
            return
        }
        endPart(take)
        takeWaiting(take)
    }

    private func span(of part: Part) -> LanguageSpan {
        LanguageSpan(range: part.range, outcome: outcome(of: part.label, part.evidence), evidence: part.evidence)
    }

    private func outcome(of label: WordLabel, _ evidence: Evidence) -> Detection.Outcome {
        let detection = detector.detection(for: evidence)
        guard let column = label.column else {
            if case .undetermined = detection.outcome { return detection.outcome }
            return .undetermined(.tooLittleEvidence)
        }
        let tag = detector.tag(ofColumn: column)
        if detection.language == tag { return detection.outcome }
        let found = detection.probability(of: tag)
        let likelihood = max(found, Self.probabilityOfUnranked) * Self.contextOdds
        let probability = likelihood / (likelihood + 1 - found)
        // No language is reported with less than the least probability that detection asks for. Code and the like is in none;
        // names relabelled to the language around them, which count against it, have that least probability.
        if case .undetermined = detection.outcome, probability < detector.minimumProbability { return detection.outcome }
        return .language(tag, probability: max(probability, detector.minimumProbability))
    }
}
