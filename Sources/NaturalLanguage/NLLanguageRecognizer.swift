// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Recognises the language of text that comes in pieces, in the shape of Apple's class of this name.
///
///     let recognizer = NLLanguageRecognizer()
///     recognizer.processString("Wo ist der Bahnhof?")
///     recognizer.dominantLanguage  // .german
///
/// `LanguageRecognizer` does the work. In a program that was built without a profile no language is recognised.
public final class NLLanguageRecognizer {
    private let recognizer = try? LanguageRecognizer()

    /// The only languages to answer with; empty for all that are known.
    public var languageConstraints: [NLLanguage] = [] {
        didSet { recognizer?.languageConstraints = languageConstraints.map(\.tag) }
    }

    /// Relative weights of languages, 1 where unlisted. They need not sum to 1.
    public var languageHints: [NLLanguage: Double] = [:] {
        didSet {
            // Of two names of one language, such as he and iw, the same counts in every run.
            let named = languageHints.sorted { $0.key.rawValue < $1.key.rawValue }
            recognizer?.languageHints = Dictionary(
                named.map { ($0.key.tag, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// A recogniser without text.
    public init() {}

    /// Adds a string to the text.
    public func processString(_ string: String) {
        recognizer?.processString(string)
    }

    /// Forgets the text, the constraints and the hints.
    public func reset() {
        languageConstraints = []
        languageHints = [:]
        recognizer?.reset()
    }

    /// The likeliest language of the text; nil when it is undetermined.
    public var dominantLanguage: NLLanguage? { recognizer?.dominantLanguage.map { NLLanguage($0) } }

    /// The likeliest languages with their probabilities, which sum to at most 1.
    ///
    /// - Parameter maxHypotheses: How many at most; eight are ranked.
    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        let hypotheses = recognizer?.languageHypotheses(withMaximum: maxHypotheses) ?? [:]
        return Dictionary(hypotheses.map { (NLLanguage($0), $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// The likeliest language of one string; nil when it is undetermined.
    public static func dominantLanguage(for string: String) -> NLLanguage? {
        LanguageRecognizer.dominantLanguage(for: string).map { NLLanguage($0) }
    }
}
