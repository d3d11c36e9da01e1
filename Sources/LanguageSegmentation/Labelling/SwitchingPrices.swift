/// What the labelling pays for a switch of language, and how it weighs what words say.
///
/// All are in nats, the natural logarithm of odds: a switch at a price of 3 needs evidence of 20 to 1. Found one by one on mixtures of
/// development text with seeds of their own (`mixtures --price`, and *HowSplittingWorks*); they hold for any profile, and so stand here.
@_spi(Tuning) public struct SwitchingPrices: Sendable, Hashable {
    /// A switch inside a run of letters.
    public var joined: Float = 13.5
    /// A switch between two words.
    public var space: Float = 5
    /// A switch at a comma.
    public var comma: Float = 4.4
    /// A switch at a dash.
    public var dash: Float = 3
    /// A switch at a bracket, in which mostly words of the sentence's own language stand.
    public var bracket: Float = 7
    /// A switch at a quotation mark.
    public var quotation: Float = 2.2
    /// A switch between sentences.
    public var sentence: Float = 2
    /// A switch between lines. Short ones are often items of a list, so that it costs more than between paragraphs.
    public var line: Float = 2
    /// A switch between paragraphs.
    public var paragraph: Float = 1.2
    /// The most that a switch costs where the script changes and no language of either side is written in both.
    public var scriptChange: Float = 0.6
    /// The same where one of the scripts is Latin, which stands in texts of all languages.
    public var latinScriptChange: Float = 2.2
    /// What a switch to or from noise costs, which is possible at the ends of lines only.
    public var noise: Float = 2

    /// What a language pays on top that has no share in the text.
    public var stranger: Float = 6.1
    /// The share of the text from which on a language pays nothing on top.
    public var familiarShare: Float = 0.3
    /// What a language pays on top for the share of those that it is easily taken for.
    public var kin: Float = 6.5
    /// How much of the mix of earlier text is kept from window to window.
    public var memory: Float = 0.5

    /// What a letter says against languages that are not written in its script.
    public var foreignLetter: Float = 2.5
    /// What a Latin letter says against them: Latin letters stand in texts of all languages.
    public var latinLetter: Float = 0.6
    /// The share of that which a word loses at most where no language has it for itself.
    public var doubt: Float = 0.32
    /// No word in Latin letters says more than this against them.
    public var latinWord: Float = 7.3
    /// No other word does.
    public var foreignWord: Float = 10
    /// No word speaks against a language by more than this.
    public var mostOfWord: Float = 9.2
    /// What a word says that begins with a capital letter inside a sentence is multiplied by this: it may be a name.
    public var nameLike: Float = 0.35
    /// The same of a word in Latin letters in a sentence of another script.
    public var latinName: Float = 0.2
    /// A phrase or a short line stays with the words around it where its common words are less probably than this in its language or one
    /// close to it, and nothing else in the window is.
    public var leastProbability: Float = 0.5
    /// What words say is multiplied by this.
    public var confidence: Float = 0.75
    /// The features of a few words: prices inside a sentence are those of a piece of this length. In longer sentences, whose words weigh
    /// less, they sink with the weight.
    static let featuresOfPiece = 48
    /// Sentences of more features than this weigh in proportion to their length.
    static let mostFeaturesOfSentence = 512

    /// The prices that were found on mixtures of development lines (`mixtures` in Benchmarks).
    public init() {}

    /// The prices at which languages change that much more readily.
    func divided(by readiness: Float) -> SwitchingPrices {
        var prices = self
        let all: [WritableKeyPath<SwitchingPrices, Float>] = [
            \.joined, \.space, \.comma, \.dash, \.bracket, \.quotation, \.sentence, \.line, \.paragraph, \.scriptChange,
            \.latinScriptChange, \.noise, \.stranger, \.kin,
        ]
        for price in all { prices[keyPath: price] /= max(readiness, 0.01) }
        return prices
    }

    func price(_ boundary: Boundary) -> Float {
        switch boundary {
        case .joined: joined
        case .space: space
        case .comma: comma
        case .dash: dash
        case .bracket: bracket
        case .quotation: quotation
        case .sentence: sentence
        case .line: line
        case .paragraph: paragraph
        }
    }
}
