// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// Splits texts that mix languages into spans of one language each.
///
/// Languages may change with the paragraph, the sentence or the phrase; the segmenter is not told which.
///
///     let segmenter = LanguageSegmenter(detector: try LanguageDetector())
///     for span in segmenter.spans(of: text) {
///         print(span.range, span.language ?? "none")
///     }
public struct LanguageSegmenter: Sendable {
    /// How texts are cut.
    public struct Options: Sendable, Hashable {
        /// Pieces of a sentence with fewer letters than this stay with the words around them, unless these are in a language that
        /// is not written in their script. An ideograph counts for several letters.
        public var minimumLetters: Int
        /// How readily the language changes: 1 as measured to be best, 2 at half the evidence, 0.5 at twice the evidence.
        /// Anything below 0.01 counts as 0.01, and so does what is no number.
        public var switchBias: Double

        /// Options that measured best on documents of many kinds.
        public init(minimumLetters: Int = 3, switchBias: Double = 1) {
            self.minimumLetters = minimumLetters
            self.switchBias = switchBias
        }
    }

    /// Tuning parameters besides the options, with the values that measured best.
    @_spi(Tuning) public struct Parameters: Sendable, Hashable {
        /// What a change of language costs.
        public var costs = TransitionCosts()
        /// How strongly words count.
        public var weights = WordWeights()
        /// A phrase or a short line is merged into the words around it if the probability that its common words are in its
        /// language, or in a confusable one, is below this, and nothing else in the window is in that language.
        public var minimumPhraseProbability: Float = 0.5
        /// Relabelling passes that do not run.
        public var omittedPasses: Set<RelabellingPassName> = []

        /// The parameters that were found on mixtures of development lines (`mixtures` in Benchmarks).
        public init() {}
    }

    /// What recognises the words. Its candidates and hints hold for the spans too.
    public let detector: LanguageDetector
    /// How texts are cut.
    public let options: Options
    private let languages: AnswerableLanguages
    private let parameters: Parameters

    /// A segmenter over a detector; the detector's options hold for the spans too.
    ///
    /// - Complexity: It makes a table of the profile's languages by script, of some hundred kilobytes, which its copies share.
    public init(detector: LanguageDetector, options: Options = Options()) {
        self.init(detector: detector, options: options, parameters: Parameters())
    }

    /// A segmenter with parameters of one's own, to measure them.
    @_spi(Tuning) public init(detector: LanguageDetector, options: Options = Options(), parameters: Parameters) {
        self.detector = detector
        self.options = options
        self.parameters = parameters
        languages = AnswerableLanguages(detector: detector)
    }

    /// The spans of a text.
    ///
    /// A text in one language is one span, with the outcome that detection gives for it. If words were first labelled as
    /// another language and then relabelled to that of their context, as foreign names are, the span keeps the language of the
    /// context.
    ///
    /// - Returns: Spans that cover the text; none for an empty text.
    /// - Complexity: Linear in the length of the text. Beside the spans it keeps some megabytes, however long the text is, unless
    ///   a single character of it is longer.
    public func spans(of text: String) -> [LanguageSpan] {
        var text = text
        return text.withUTF8 { spans(ofUTF8: $0) }
    }

    private func spans(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> [LanguageSpan] {
        var splitter = makeSplitter()
        var spans: [LanguageSpan] = []
        splitter.split(bytes, isComplete: true) { spans.append($0) }
        return spans
    }

    /// What reads a text from its start.
    package func makeSplitter() -> WindowSplitter {
        let switchBias: Float = options.switchBias >= 0.01 ? Float(options.switchBias) : 0.01
        let passes = RelabellingPasses(
            detector: detector, languages: languages, minimumLetters: options.minimumLetters,
            minimumProbability: Double(parameters.minimumPhraseProbability), switchBias: switchBias,
            omitting: parameters.omittedPasses)
        let labeller = WindowLabeller(
            detector: detector, languages: languages, costs: parameters.costs.divided(by: switchBias),
            weights: parameters.weights, passes: passes)
        return WindowSplitter(labeller: labeller, detector: detector)
    }
}
