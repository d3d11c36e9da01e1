// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LanguageSegmentation
public import TranslationSessions

/// Asks the person for the languages of parts that the recogniser cannot tell, where a document is translated or many texts are.
///
///     let questions = SourceQuestions(environment: environment)
///     let translator = TextTranslator(to: "es", asking: questions, environment: environment)
///
/// One part is asked for after the other, and the same text once. When the person declines, what is left of this is kept as it is
/// without asking: a long document may have many such parts.
public final class SourceQuestions: Sendable {
    private struct State {
        /// What was answered, by text.
        var answers: [String: LanguageTag] = [:]
        var hasDeclined = false
    }

    private let environment: TranslationEnvironment
    private let state = Locked(State())

    /// Questions that go to the surface of an environment.
    public init(environment: TranslationEnvironment) {
        self.environment = environment
    }

    /// The spans of a text, those that the person has told the language of among them.
    ///
    /// - Throws: `TranslationError` where the person does not answer in time; `CancellationError` when the task is cancelled.
    func answered(_ spans: [LanguageSpan], of text: String) async throws -> [LanguageSpan] {
        guard environment.canAsk, spans.contains(where: Self.isOpen) else { return spans }
        var answered: [LanguageSpan] = []
        for span in spans {
            guard Self.isOpen(span), let language = try await language(of: span, in: text) else {
                answered.append(span)
                continue
            }
            answered.append(
                LanguageSpan(range: span.range, outcome: .language(language, probability: 1), evidence: span.evidence))
        }
        return answered
    }

    /// Whether a span has words whose language could not be told.
    private static func isOpen(_ span: LanguageSpan) -> Bool {
        switch span.outcome {
        case .undetermined(.tooLittleEvidence), .undetermined(.ambiguous), .undetermined(.unsupportedScript):
            span.evidence.counts.wordLetterCount > 0
        case .language, .undetermined: false
        }
    }

    private func language(of span: LanguageSpan, in text: String) async throws -> LanguageTag? {
        let start = text.utf8.index(text.startIndex, offsetBy: span.range.lowerBound)
        let end = text.utf8.index(start, offsetBy: span.range.count)
        let part = text[start..<end].trimmingCharacters(in: .whitespacesAndNewlines)
        let (known, hasDeclined) = state.withLock { ($0.answers[part], $0.hasDeclined) }
        if known != nil || hasDeclined { return known }
        let hypotheses = environment.languageIdentifier.detection(for: span.evidence).hypotheses
        let answer = try await environment.askForSource(of: String(part.prefix(Self.sampleLength)), among: hypotheses)
        state.withLock { state in
            state.answers[part] = answer
            if answer == nil { state.hasDeclined = true }
        }
        return answer
    }

    /// How many characters of a part a person is shown to tell its language.
    private static let sampleLength = 400
}
