// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// What an engine offers at one moment, and how much it takes at a time.
public struct EngineOffer: Sendable, Hashable {
    /// What is offered one direction at a time, installed or not.
    public var pairs: [EnginePair]
    /// What is offered as any of these into any of those.
    public var groups: [LanguageGroup]
    /// How much the engine takes at a time. A server may change that from one day to the next.
    public var limits: EngineLimits

    /// An offer of nothing, unless told.
    public init(pairs: [EnginePair] = [], groups: [LanguageGroup] = [], limits: EngineLimits = EngineLimits()) {
        self.pairs = pairs
        self.groups = groups
        self.limits = limits
    }

    /// The languages that are translated from and into now, without what is not installed.
    package var installedLanguages: (sources: Set<LanguageTag>, targets: Set<LanguageTag>) {
        let installed = pairs.filter(\.isInstalled)
        // A language is not translated into itself.
        func ends(_ languages: [LanguageTag], with others: [LanguageTag]) -> [LanguageTag] {
            languages.filter { language in others.contains { $0 != language } }
        }
        return (
            Set(installed.map(\.source)).union(groups.flatMap { ends($0.sources, with: $0.targets) }),
            Set(installed.map(\.target)).union(groups.flatMap { ends($0.targets, with: $0.sources) })
        )
    }

    /// Every pair, those of the groups included: for lists that people read. A group of a hundred languages has ten thousand.
    public var allPairs: [EnginePair] {
        pairs
            + groups.flatMap { group in
                group.sources.flatMap { source in group.targets.compactMap { group.pair(from: source, to: $0) } }
            }
    }
}

/// Languages of which an engine translates any into any of others, so that they need not be listed pair by pair.
public struct LanguageGroup: Sendable, Hashable {
    /// The languages translated from.
    public let sources: [LanguageTag]
    /// The languages translated into.
    public let targets: [LanguageTag]
    /// How good the translations are.
    public let quality: EnginePair.Quality
    /// Whether a language model writes the translations: fluent even where they are wrong.
    public let isLanguageModel: Bool

    /// A group of an engine.
    public init(
        from sources: [LanguageTag], to targets: [LanguageTag], quality: EnginePair.Quality = .good, isLanguageModel: Bool = false
    ) {
        self.sources = sources
        self.targets = targets
        self.quality = quality
        self.isLanguageModel = isLanguageModel
    }

    /// The pair of two languages of the group, named by their tags; nil where both are one language.
    public func pair(from source: LanguageTag, to target: LanguageTag) -> EnginePair? {
        guard source != target else { return nil }
        return EnginePair(
            name: "\(source)-\(target)", source: source, target: target, quality: quality, isLanguageModel: isLanguageModel)
    }
}

/// How much an engine takes at a time.
public struct EngineLimits: Sendable, Hashable {
    /// The most texts that one call of `translate` takes; nil for any number. Larger batches come in several calls, one after
    /// the other.
    public var maximumBatchSize: Int?
    /// The most Unicode scalars that a text may have, at least 1; nil for any number. Longer texts come in pieces, cut between
    /// sentences where that is possible.
    public var maximumTextLength: Int?
    /// The most Unicode scalars that the texts of one call may have together, at least 1; nil for any number. A text that has
    /// more comes alone.
    public var maximumBatchLength: Int?

    /// Limits; none unless told.
    public init(maximumBatchSize: Int? = nil, maximumTextLength: Int? = nil, maximumBatchLength: Int? = nil) {
        self.maximumBatchSize = maximumBatchSize
        self.maximumTextLength = maximumTextLength
        self.maximumBatchLength = maximumBatchLength
    }
}
