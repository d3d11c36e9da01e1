// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import TranslationSessions

/// The packs that a pair of languages needs and lacks.
public struct RequiredPacks: Sendable, Hashable {
    /// What is to be installed; empty where all is there.
    public let packs: [Pack]
    /// The language that is to be translated from.
    public let source: LanguageTag
    /// The language that is to be translated into.
    public let target: LanguageTag

    /// What a pair needs.
    public init(_ packs: [Pack], from source: LanguageTag, to target: LanguageTag) {
        self.packs = packs
        self.source = source
        self.target = target
    }

    /// What a route needs.
    public init(of route: Route) {
        self.init(route.missingPacks, from: route.source, to: route.target)
    }
}

/// Tells which packs people mean who name one, or a pair of languages.
///
///     let chooser = PackChooser(catalogue, routes: await environment.routeFinder())
///     try chooser.packs(for: "de-en").packs.map(\.name)      // ["neural-de-en"]
///
/// What the index offers is read once, when the value is made.
public struct PackChooser: Sendable {
    private let offers: [PackOffer]
    private let folders: PackFolders
    private let hasIndex: Bool
    private let routes: RouteFinder

    /// A chooser among the packs of a catalogue and those that engines name.
    ///
    /// - Parameter routes: What engines offer, those included that use the catalogue's packs.
    public init(_ catalogue: PackCatalogue, routes: RouteFinder) {
        offers = catalogue.known.offers
        folders = catalogue.folders
        hasIndex = catalogue.location != nil
        self.routes = routes
    }

    /// The packs for a name: that of a pack of the index, of one that an engine names, or a pair such as `de-en`.
    ///
    /// A pair is given the pack of the index that is for just its direction, though another engine or a route through a third
    /// language may be there already; else what its best route lacks.
    ///
    /// - Throws: `PackError`: `unknownName`, or `noIndex` where no engine has the pair and no index is configured that might;
    ///   `TranslationError` where there is no route.
    public func packs(for name: String) throws -> RequiredPacks {
        if let offer = offers.first(where: { $0.name == name }), let direction = offer.directions.first {
            return packs(of: offer, for: direction)
        }
        if let pair = routes.engineOffers.lazy.flatMap({ $0.offer.pairs }).first(where: { $0.pack?.name == name }) {
            return RequiredPacks(pair.isInstalled ? [] : [pair.pack].compactMap(\.self), from: pair.source, to: pair.target)
        }
        guard let direction = PackManifest.Direction(joined: name) else { throw PackError(.unknownName(name)) }
        if let offer = offers.first(where: { $0.directions.contains(direction) }) { return packs(of: offer, for: direction) }
        do {
            return RequiredPacks(of: try routes.route(from: direction.source, to: direction.target))
        } catch {
            // Most pairs are translated by models alone, which an index has to offer.
            if hasIndex { throw error }
            throw PackError(.noIndexFor("\(direction)"))
        }
    }

    private func packs(of offer: PackOffer, for direction: PackManifest.Direction) -> RequiredPacks {
        let isInstalled = folders.pack(named: offer.name)?.manifest.version == offer.version
        return RequiredPacks(isInstalled ? [] : [offer.pack], from: direction.source, to: direction.target)
    }
}
