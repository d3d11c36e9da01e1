// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import UnicodeText

/// The language that a document says a passage is in: a strong prior, which only text overrules that is in another language for
/// certain.
struct DeclaredLanguage {
    /// From this probability on text is in its language, whatever is declared: one in twenty answers with less is wrong.
    private static let certainty = 0.95

    private let tag: LanguageTag
    /// The ISO codes of the scripts that the language is written in.
    private let scripts: Set<String>

    init(_ tag: LanguageTag) {
        self.tag = tag.withoutRegion
        let script = tag.likelyScript ?? "Zyyy"
        scripts = Self.parts[script] ?? [script]
    }

    /// Scripts that are written with others, or that Unicode has under another name.
    private static let parts: [String: Set<String>] = [
        "Jpan": ["Hira", "Kana", "Hani"], "Kore": ["Hang", "Hani"], "Hans": ["Hani"], "Hant": ["Hani"], "Aran": ["Arab"],
    ]

    /// How many letters of a passage say something of the passage alone, where it is a part of a longer span.
    private static let fewestLetters = 40

    /// The spans of a passage, those that are not certain in the declared language.
    ///
    /// - Parameter wholes: The spans that these are parts of: what is certain of the whole need not be so of a part.
    func applied(to spans: [LanguageSpan], of passage: Passage, within wholes: [LanguageSpan]) -> [LanguageSpan] {
        var result: [LanguageSpan] = []
        for (span, whole) in zip(spans, wholes) {
            let isCertain = span.range.count == whole.range.count || span.evidence.letterCount >= Self.fewestLetters
            let outcome = outcome(of: span, isCertain: isCertain, saying: passage.slice(span.range))
            if let last = result.last, last.outcome.language != nil, last.outcome.language == outcome.language {
                result[result.count - 1] = LanguageSpan(
                    range: last.range.lowerBound..<span.range.upperBound, outcome: last.outcome,
                    evidence: last.evidence + span.evidence)
            } else {
                result.append(LanguageSpan(range: span.range, outcome: outcome, evidence: span.evidence))
            }
        }
        return result
    }

    private func outcome(of span: LanguageSpan, isCertain: Bool, saying text: String) -> Detection.Outcome {
        let doubt: Double
        switch span.outcome {
        case .language(let tag, let probability):
            if tag.language == self.tag.language || isCertain && probability >= Self.certainty { return span.outcome }
            doubt = isCertain ? probability : 0.5
        case .undetermined(.tooLittleEvidence), .undetermined(.ambiguous): doubt = 0
        case .undetermined: return span.outcome
        }
        return isWritten(text) ? .language(tag, probability: max(1 - doubt, 0.5)) : span.outcome
    }

    /// Whether most letters of a text are of the language's script.
    private func isWritten(_ text: String) -> Bool {
        var (own, other) = (0, 0)
        for scalar in text.unicodeScalars.prefix(1_000) where scalar.properties.isAlphabetic {
            let script = ScalarProperties(scalar).script
            guard script.isSpecific else { continue }
            if scripts.contains(script.code) { own += 1 } else { other += 1 }
        }
        return own > other
    }
}
