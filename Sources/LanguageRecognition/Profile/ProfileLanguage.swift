// SPDX-License-Identifier: Apache-2.0

/// What a profile says of one of its languages.
public struct ProfileLanguage: Sendable, Hashable {
    /// The language.
    public let tag: LanguageTag
    /// Whether too little text, or too little success on held-back text, bars it from answering unless it is asked for.
    public let isExperimental: Bool
    /// The language under whose name this variety answers unless it is asked for; nil for languages in their own right.
    public let filedUnder: LanguageTag?
    /// The share of held-back sentences, of pieces of two to five words and of single words that were recognised, from 0 to 1.
    public let accuracy: Accuracy
    /// How much text it was trained on, in thousands of bytes.
    public let trainingKilobytes: Int
    /// How likely it is before a word is read, relative to the 1 of a language that little is written in.
    public let prior: Double
    /// The classes of the scripts that it is written in, one bit each.
    package let scripts: UInt64

    /// Shares of held-back texts that were recognised, by length.
    public struct Accuracy: Sendable, Hashable {
        /// Whole lines.
        public let sentences: Double
        /// Pieces of two to five words.
        public let pieces: Double
        /// Single words.
        public let words: Double

        package init(sentences: Double, pieces: Double, words: Double) {
            self.sentences = sentences
            self.pieces = pieces
            self.words = words
        }
    }

    package init(
        tag: LanguageTag, isExperimental: Bool, filedUnder: LanguageTag?, accuracy: Accuracy, trainingKilobytes: Int,
        prior: Double, scripts: UInt64
    ) {
        self.tag = tag
        self.isExperimental = isExperimental
        self.filedUnder = filedUnder
        self.accuracy = accuracy
        self.trainingKilobytes = trainingKilobytes
        self.prior = prior
        self.scripts = scripts
    }

    /// Whether an unrestricted detection can answer with this tag.
    public var answersUnasked: Bool { !isExperimental && filedUnder == nil }

    /// How likely it is before a text of this many features is read.
    ///
    /// A single word says little of itself, so the frequency of languages counts; a long text is evidence enough without it. So
    /// the logarithm of the prior is halved each time the features double from 32 on, about two words, and from 512 on it is 0.
    package func prior(featureCount: Int) -> Double {
        prior(atLevel: Self.priorLevel(featureCount: featureCount))
    }

    /// How likely it is before a text of such a length is read.
    func prior(atLevel level: Int) -> Double { Self.faded(prior, atLevel: level) }

    /// What is left of a prior for texts of a length: its root by level, which every machine rounds alike.
    static func faded(_ prior: Double, atLevel level: Int) -> Double {
        level < priorLevels.upperBound - 1 ? (0..<level).reduce(prior) { root, _ in root.squareRoot() } : 1
    }

    /// The levels of length.
    static let priorLevels = 0..<6

    /// The level of a text of this many features.
    @inline(__always)
    static func priorLevel(featureCount: Int) -> Int {
        let halvings = Int.bitWidth - (featureCount >> 5).leadingZeroBitCount
        return min(max(halvings, 0), priorLevels.upperBound - 1)
    }
}
