// SPDX-License-Identifier: Apache-2.0

/// Recognises the language of text that comes in pieces, in the shape of Apple's `NLLanguageRecognizer`.
///
/// Strings count as concatenated: they are judged together, and where one ends inside a word the next goes on with it. Reading
/// an answer changes nothing. A recogniser belongs to one task at a time; `LanguageDetector` is the value to share.
///
///     let recognizer = try LanguageRecognizer()
///     recognizer.processString("Wo ist der ")
///     recognizer.processString("Bahnhof?")
///     recognizer.dominantLanguage  // de
public final class LanguageRecognizer {
    private let profile: LanguageProfile
    /// The detector of the last reading, kept for the next.
    private var detector: LanguageDetector
    private var pieces: [String] = []

    /// The only languages to answer with; empty for all of the profile's.
    public var languageConstraints: [LanguageTag] = []

    /// Relative weights of languages, 1 where unlisted. They need not sum to 1. What is not a finite number counts as 1.
    public var languageHints: [LanguageTag: Double] = [:]

    /// A recogniser over the embedded profile.
    ///
    /// - Throws: `ProfileError` where the program was built without a profile.
    public convenience init() throws(ProfileError) {
        self.init(profile: try LanguageProfile.embedded())
    }

    /// A recogniser over a profile.
    public init(profile: LanguageProfile) {
        self.profile = profile
        detector = LanguageDetector(profile: profile)
    }

    /// Adds a string to the text.
    public func processString(_ string: String) {
        pieces.append(string)
    }

    /// Forgets the text, the constraints and the hints.
    public func reset() {
        pieces = []
        languageConstraints = []
        languageHints = [:]
    }

    /// The likeliest language of the text; nil when it is undetermined.
    ///
    /// - Complexity: That of `detection`.
    public var dominantLanguage: LanguageTag? { detection.language }

    /// The likeliest languages with their probabilities, which sum to at most 1.
    ///
    /// - Parameter maximum: How many at most; a detection ranks eight.
    /// - Complexity: That of `detection`.
    public func languageHypotheses(withMaximum maximum: Int) -> [LanguageTag: Double] {
        Dictionary(
            detection.hypotheses.prefix(max(0, maximum)).map { ($0.language, $0.probability) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The likeliest language of one string; nil when it is undetermined, or the program has no profile.
    public static func dominantLanguage(for string: String) -> LanguageTag? {
        shared?.detect(string).language
    }

    private static let shared = try? LanguageDetector()

    /// The whole outcome for the text so far.
    ///
    /// - Complexity: All of the text is read each time. The first time after constraints or hints have changed, as much as
    ///   making a detector.
    public var detection: Detection {
        let options = LanguageDetector.Options(
            candidates: languageConstraints.isEmpty ? nil : Set(languageConstraints), hints: languageHints)
        if detector.options != options { detector = LanguageDetector(profile: profile, options: options) }
        return detector.detect(pieces.joined())
    }
}
