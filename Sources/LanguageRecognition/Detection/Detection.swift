// SPDX-License-Identifier: Apache-2.0

/// The outcome of detecting the language of one text.
///
///     switch try LanguageDetector().detect("Wo ist der Bahnhof?").outcome {
///     case .language(let tag, let probability): print(tag, probability)
///     case .undetermined(let reason): print("no language:", reason)
///     }
public struct Detection: Sendable, Hashable {
    /// What was found.
    public enum Outcome: Sendable, Hashable {
        /// The text is in this language, with the calibrated probability that this is right, from 0 to 1.
        case language(LanguageTag, probability: Double)
        /// No language can be named honestly; the reason says why.
        case undetermined(UndeterminedReason)

        /// The language, or nil when it is undetermined.
        public var language: LanguageTag? {
            if case .language(let tag, _) = self { tag } else { nil }
        }
    }

    /// A language with the share of probability it has.
    public struct Hypothesis: Sendable, Hashable {
        /// The language.
        public let language: LanguageTag
        /// Its probability, from 0 to 1.
        public let probability: Double

        /// A hypothesis of one language.
        public init(language: LanguageTag, probability: Double) {
            self.language = language
            self.probability = probability
        }
    }

    /// A language, or why there is none.
    public let outcome: Outcome
    /// The ISO 15924 code of the script most letters are in; nil without letters.
    public let script: String?
    private let ranking: LanguageRanking

    /// A detection put together from its parts.
    ///
    /// - Parameters:
    ///   - outcome: A language, or why there is none.
    ///   - hypotheses: Best first; only the first eight are kept.
    ///   - script: The ISO 15924 code of the script most letters are in; nil without letters.
    public init(outcome: Outcome, hypotheses: [Hypothesis], script: String?) {
        self.outcome = outcome
        self.script = script
        ranking = LanguageRanking(hypotheses)
    }

    init(outcome: Outcome, ranking: LanguageRanking, script: String?) {
        self.outcome = outcome
        self.ranking = ranking
        self.script = script
    }

    /// The likeliest languages, best first, at most eight. Their probabilities sum to at most 1; what is missing is
    /// *undetermined*.
    ///
    /// - Complexity: Ranks the languages of a short text each time, which costs about a tenth of its detection, and allocates
    ///   the list.
    public var hypotheses: [Hypothesis] { ranking.hypotheses }

    /// The language, or nil when it is undetermined.
    public var language: LanguageTag? { outcome.language }

    /// Why no language was named; nil where one was.
    package var reason: UndeterminedReason? {
        if case .undetermined(let reason) = outcome { reason } else { nil }
    }

    /// The probability of the best hypothesis; 0 when there is none.
    public var probability: Double { ranking.best }

    /// The probability of a language; 0 where it is not among the hypotheses.
    package func probability(of language: LanguageTag) -> Double {
        hypotheses.first { $0.language == language }?.probability ?? 0
    }
}

/// Why no language was named.
public enum UndeterminedReason: String, Sendable, Hashable, CaseIterable {
    /// The text holds nothing, or nothing but white space.
    case empty
    /// The text holds no letters.
    case noLetters
    /// No language that may answer is written in the script of the letters: none of the profile's, or only experimental ones.
    case unsupportedScript
    /// There are words, but too few, or they read like no language.
    case tooLittleEvidence
    /// Nearly all letters stand in fixed text: links, code, names of files.
    case fixedText
    /// Several languages fit about equally well.
    case ambiguous
    /// No language has most of the text. Only what splits a text can tell; `LanguageDetector` never says so.
    case mixed
    /// No candidate is written in the script of the text, or the text is beyond doubt in a language that is no candidate. In a
    /// translation also: the part's language was not among those asked for.
    case excludedByCandidates
}
