/// Detects the language of texts with one profile and one set of options.
///
/// A detector is a value: cheap to make, to copy and to send to other threads. Its answers depend on the text, the options and the
/// profile alone.
///
///     let detector = try LanguageDetector()
///     detector.detect("Wo ist der Bahnhof?").language  // de
public struct LanguageDetector: Sendable {
    /// What narrows or weighs the answers.
    public struct Options: Sendable, Hashable {
        /// The only languages to answer with; nil for all of the profile's. Tags are exact: `sr` does not admit `sr-Latn`.
        public var candidates: Set<LanguageTag>?
        /// Relative weights of languages, 1 where unlisted. They decide only what the text leaves open.
        public var hints: [LanguageTag: Double]
        /// Whether varieties and experimental languages may answer with their own names.
        public var answersVarieties: Bool

        /// Options that restrict nothing unless told.
        public init(
            candidates: Set<LanguageTag>? = nil, hints: [LanguageTag: Double] = [:], answersVarieties: Bool = false
        ) {
            self.candidates = candidates
            self.hints = hints
            self.answersVarieties = answersVarieties
        }
    }

    /// A detector over the embedded profile.
    ///
    /// - Throws: `ProfileError` where the program was built without a profile.
    public init(options: Options = Options()) throws {
    }

    /// Detects the language of a text.
    public func detect(_ text: some StringProtocol) -> Detection {
        detection(for: evidence(of: text))
    }

    /// The evidence of a text, to be added to that of others.
    public func evidence(of text: some StringProtocol) -> Evidence {
        .zero
    }

    /// What the evidence of one or more texts says.
    public func detection(for evidence: Evidence) -> Detection {
        Detection(outcome: .undetermined(.empty), hypotheses: [], script: nil)
    }
}
