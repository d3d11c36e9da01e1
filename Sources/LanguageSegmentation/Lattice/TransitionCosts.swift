// SPDX-License-Identifier: Apache-2.0

/// What a change of language between two words costs.
///
/// All but `freeShare` and `retention` are in nats, the natural logarithm of odds: a change at a cost of 3 needs evidence of 20
/// to 1. Found one by one on mixtures of development text with seeds of their own (`mixtures --parameter`, and *How splitting
/// works*); they hold for any profile, and so stand here.
@_spi(Tuning) public struct TransitionCosts: Sendable, Hashable {
    /// Inside a run of letters.
    public var joined: Float = 13.5
    /// Between two words.
    public var space: Float = 5
    /// At a comma.
    public var comma: Float = 4.4
    /// At a dash.
    public var dash: Float = 3
    /// At a bracket, in which mostly words of the sentence's own language stand.
    public var bracket: Float = 7
    /// At a quotation mark.
    public var quotation: Float = 2.2
    /// Between sentences.
    public var sentence: Float = 2
    /// Between lines, and between cells. Short ones are often items of a list, so that it costs more than between paragraphs.
    public var line: Float = 2
    /// Between paragraphs.
    public var paragraph: Float = 1.2
    /// The most that a change costs where the script changes and no language of either side is written in both.
    public var scriptChange: Float = 0.6
    /// The same where one of the scripts is Latin, which stands in texts of all languages.
    public var latinScriptChange: Float = 2.2
    /// The least that a change to noise costs, which begins and ends with lines only.
    public var noise: Float = 2

    /// The entry cost of a language that has no share in the text.
    public var entry: Float = 6.1
    /// The share of the text from which on a language has no entry cost.
    public var freeShare: Float = 0.3
    /// What a language costs on top where all of the text is in languages that it is easily taken for.
    public var confusion: Float = 6.5
    /// How much the counts of earlier text are multiplied by with each window.
    public var retention: Float = 0.5

    /// The features of a few words: costs inside a sentence are those of a piece of this length. In longer sentences, whose words
    /// weigh less, they are less by the same factor.
    static let featuresOfPiece = 48
    /// Sentences of more features than this weigh in proportion to their length.
    static let maximumFeaturesOfSentence = 512

    /// The costs that were found on mixtures of development lines (`mixtures` in Benchmarks).
    public init() {}

    /// The costs at which languages change that much more readily.
    func divided(by switchBias: Float) -> TransitionCosts {
        var costs = self
        let all: [WritableKeyPath<TransitionCosts, Float>] = [
            \.joined, \.space, \.comma, \.dash, \.bracket, \.quotation, \.sentence, \.line, \.paragraph, \.scriptChange,
            \.latinScriptChange, \.noise, \.entry, \.confusion,
        ]
        for cost in all { costs[keyPath: cost] /= switchBias }
        return costs
    }

    /// What a change costs at a boundary.
    func cost(at boundary: Boundary) -> Float {
        switch boundary {
        case .joined: joined
        case .space: space
        case .comma: comma
        case .dash: dash
        case .bracket: bracket
        case .quotation: quotation
        case .sentence: sentence
        case .cell, .line: line
        case .paragraph: paragraph
        }
    }
}
