// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// The legs that lead from one language to another.
public struct Route: Sendable, Hashable {
    /// One use of a pair of an engine.
    public struct Leg: Sendable, Hashable {
        /// The pair that is used.
        public let pair: EnginePair
        /// The engine whose pair it is.
        let provider: Provider

        /// The engine's name.
        public var engine: String { provider.name }
        /// Whether the engine sends text to another machine.
        public var sendsTextElsewhere: Bool { provider.sendsTextElsewhere }
    }

    /// What is known of an engine when it has said what it offers.
    struct Provider: Sendable, Hashable {
        let name: String
        /// The engine's place in the environment.
        let index: Int
        let sendsTextElsewhere: Bool
        /// Whether the engine gives placeholders back.
        let keepsPlaceholders: Bool
        /// Whether its answers come with alignments.
        let givesAlignments: Bool
        /// How much it takes at a time.
        let limits: EngineLimits

        init(_ engine: any TranslationEngine, at index: Int, limits: EngineLimits = EngineLimits()) {
            name = engine.name
            self.index = index
            sendsTextElsewhere = engine.sendsTextElsewhere
            keepsPlaceholders = engine.keepsPlaceholders
            givesAlignments = engine.givesAlignments
            self.limits = limits
        }
    }

    /// The language translated from: that of the first leg.
    public let source: LanguageTag
    /// The language translated into: that of the last leg.
    public let target: LanguageTag
    /// The legs, in order; none where nothing is translated.
    public let legs: [Leg]

    init(legs: [Leg], from source: LanguageTag, to target: LanguageTag) {
        self.source = legs.first?.pair.source ?? source
        self.target = legs.last?.pair.target ?? target
        self.legs = legs
    }

    /// The route between the same languages on which nothing is translated.
    var withoutLegs: Route { Route(legs: [], from: source, to: target) }

    /// The third languages that the route goes through.
    public var pivots: [LanguageTag] {
        legs.dropLast().map(\.pair.target).filter { $0.language != source.language && $0.language != target.language }
    }

    /// The quality of the poorest leg.
    public var quality: EnginePair.Quality { legs.map(\.pair.quality).min() ?? .good }

    /// Whether a leg gives the gist only.
    public var isGistOnly: Bool { legs.contains { $0.pair.quality == .gist } }

    /// Whether placeholders come out of every leg.
    var keepsPlaceholders: Bool { legs.allSatisfy(\.provider.keepsPlaceholders) }

    /// Whether the alignment of text and translation is known on every leg.
    var givesAlignments: Bool { legs.allSatisfy(\.provider.givesAlignments) }

    /// Whether every leg works now.
    public var isInstalled: Bool { legs.allSatisfy(\.pair.isInstalled) }

    /// What must be installed before the route works.
    public var missingPacks: [Pack] {
        var packs: [Pack] = []
        for case let leg in legs where !leg.pair.isInstalled {
            if let pack = leg.pair.pack, !packs.contains(pack) { packs.append(pack) }
        }
        return packs
    }
}

extension Route: CustomStringConvertible {
    /// The languages, and the pairs with their engines, such as `eu → es → ca (apertium eus-spa, apertium spa-cat)`.
    public var description: String {
        let languages = ([source] + legs.map(\.pair.target)).map(\.canonical).joined(separator: " → ")
        return legs.isEmpty ? languages : "\(languages) (\(legs.map { "\($0.engine) \($0.pair.name)" }.joined(separator: ", ")))"
    }
}
