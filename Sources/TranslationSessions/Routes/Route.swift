// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// The legs that lead from one language to another.
public struct Route: Sendable, Hashable {
    /// One use of a pair of an engine.
    public struct Leg: Sendable, Hashable {
        /// The engine's name.
        public let engine: String
        /// The pair that is used.
        public let pair: EnginePair
        /// Whether the engine sends text to another machine.
        public let sendsTextElsewhere: Bool
        /// The engine's place in the environment.
        let engineIndex: Int
        /// The most texts that the engine takes at once.
        let maximumBatchSize: Int?
        /// The most scalars that a text may have.
        let maximumTextLength: Int?
        /// The most scalars that the engine takes at once.
        let maximumBatchLength: Int?
        /// Whether the engine gives placeholders back.
        let keepsPlaceholders: Bool

        init(engine: any TranslationEngine, at engineIndex: Int, pair: EnginePair) {
            self.engine = engine.name
            self.pair = pair
            self.sendsTextElsewhere = engine.sendsTextElsewhere
            self.engineIndex = engineIndex
            self.maximumBatchSize = engine.maximumBatchSize
            self.maximumTextLength = engine.maximumTextLength
            self.maximumBatchLength = engine.maximumBatchLength
            self.keepsPlaceholders = engine.keepsPlaceholders
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

    /// Whether a leg gives the gist only.
    public var isGistOnly: Bool { legs.contains { $0.pair.quality == .gist } }

    /// Whether placeholders come out of every leg.
    var keepsPlaceholders: Bool { legs.allSatisfy(\.keepsPlaceholders) }

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
