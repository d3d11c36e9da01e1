// SPDX-License-Identifier: Apache-2.0

/// How much of what a word says for and against languages counts.
///
/// `sharedWord`, `nameLike`, `latinName` and `confidence` are factors; the others are in nats, as `TransitionCosts` are. All were
/// found in the same way.
@_spi(Tuning) public struct WordWeights: Sendable, Hashable {
    /// What a letter says against languages that are not written in its script.
    public var foreignLetter: Float = 2.5
    /// The same of a Latin letter, which stands in texts of all languages.
    public var latinLetter: Float = 0.6
    /// The most that a word says against languages that are not written in its script.
    public var foreignWord: Float = 10
    /// The same of a word in Latin letters.
    public var latinWord: Float = 7.3
    /// The share of that which a word loses at most where it fits several languages of its script alike.
    public var sharedWord: Float = 0.32
    /// The most that a word says against a language of its own script.
    public var maximumOfWord: Float = 9.2
    /// What a word says that begins with a capital letter inside a sentence is multiplied by this: it may be a name.
    public var nameLike: Float = 0.35
    /// The same of a word in Latin letters in a sentence of another script.
    public var latinName: Float = 0.2
    /// What all words say is multiplied by this.
    public var confidence: Float = 0.75

    /// The weights that were found on mixtures of development lines (`mixtures` in Benchmarks).
    public init() {}
}
