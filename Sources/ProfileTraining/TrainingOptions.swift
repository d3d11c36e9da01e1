// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// What to train, and how.
public struct TrainingOptions: Sendable {
    /// The folders of the corpora: `train/TAG.tsv.xz` and `words/TAG.tsv.xz`, or plain `TAG.txt` files. A folder may have words
    /// alone, for languages that others have lines of.
    public var corpora: [String]
    /// The languages; nil for all that the folder holds.
    public var languages: [LanguageTag]?
    /// Sources to leave out, by their identifiers in `SOURCES.tsv`.
    public var excludedSources: Set<String> = []
    /// Whether sources that forbid commercial use are left out.
    public var isCommercialOnly = true
    /// The seed of all random choices.
    public var seed: UInt64 = 1
    /// How many examples are learnt from.
    public var exampleCount = 60_000_000
    /// How many rows of 16 bytes the profile has.
    public var rowCount = 1_455_000
    /// How likely each language is before a text is read, relative to the 1 of those that are not named.
    public var priors: [LanguageTag: Double] = [:]
    /// A profile to go on from, its replay beside it; nil to begin with nothing.
    public var start: String?
    /// How far the first step of gradient descent goes.
    public var rate: Float = 0.3

    /// Options to train a profile of the default profile's size with, from nothing, over folders of corpora.
    ///
    /// The default profile went on from another, with more examples: `docs/training.md` has the command.
    public init(corpora: String...) {
        self.corpora = corpora
    }
}
