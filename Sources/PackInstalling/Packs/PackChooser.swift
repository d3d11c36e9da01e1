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

    /// What several pairs need, each pack with the first that needs it: pairs that need nothing else are left out.
    public static func once(_ all: [RequiredPacks]) -> [RequiredPacks] {
        var planned: Set<String> = []
        return all.compactMap { required in
            let packs = required.packs.filter { planned.insert($0.name).inserted }
            guard !packs.isEmpty || required.packs.isEmpty else { return nil }
            return RequiredPacks(packs, from: required.source, to: required.target)
        }
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
    private let language: @Sendable (String) -> LanguageTag?

    /// A chooser among the packs of a catalogue and those that engines name.
    ///
    /// - Parameters:
    ///   - catalogue: The packs of an index, and the folders of those that are installed.
    ///   - routes: What engines offer, those included that use the catalogue's packs.
    ///   - language: The language of a name, for who writes `portuguese-english`; nil where it is none.
    public init(
        _ catalogue: PackCatalogue, routes: RouteFinder, language: @escaping @Sendable (String) -> LanguageTag? = { _ in nil }
    ) {
        offers = catalogue.known.offers
        folders = catalogue.folders
        hasIndex = catalogue.location != nil
        self.routes = routes
        self.language = language
    }

    /// The packs for a name: that of a pack of the index, of one that an engine names, or a pair such as `de-en`.
    ///
    /// A pair is given a pack of the index that translates in its direction, though another engine or a route through a third
    /// language may be there already; else what its best route lacks. What is installed and damaged is lacking, too.
    ///
    /// - Throws: `PackError`: `unknownName`, or `noIndex` where no engine knows the name and no index is configured that might;
    ///   `TranslationError` where there is no route.
    /// - Complexity: Reads the files of installed packs that are meant.
    public func packs(for name: String) throws -> RequiredPacks {
        if let offer = offers.first(where: { $0.name == name }), let direction = offer.directions.first {
            return packs(of: offer, for: direction)
        }
        if let pair = routes.engineOffers.lazy.flatMap({ $0.offer.pairs }).first(where: { $0.pack?.name == name }) {
            return RequiredPacks(missing(of: [pair]), from: pair.source, to: pair.target)
        }
        guard let direction = try direction(name) else {
            throw PackError(hasIndex || !name.contains("-") ? .unknownName(name) : .noIndexFor(name))
        }
        if let offer = offers.first(where: { $0.directions.contains(direction) }) { return packs(of: offer, for: direction) }
        do {
            let route = try routes.route(from: direction.source, to: direction.target)
            return RequiredPacks(missing(of: route.legs.map(\.pair)), from: route.source, to: route.target)
        } catch {
            // Most pairs are translated by models alone, which an index has to offer.
            if hasIndex { throw error }
            throw PackError(.noIndexFor("\(direction)"))
        }
    }

    /// More bytes than two names of languages have: each hyphen may part them, and is tried.
    private static let longestPair = 200

    /// The direction of a pair, by tags or by names.
    private func direction(_ name: String) throws(PackError) -> PackManifest.Direction? {
        guard name.utf8.count <= Self.longestPair else { return nil }
        if let direction = PackManifest.Direction(named: name) { return direction }
        for cut in name.indices where name[cut] == "-" {
            let (first, second) = (String(name[..<cut]), String(name[name.index(after: cut)...]))
            if let source = language(first), let target = language(second), source != target {
                return PackManifest.Direction(from: source, to: target)
            }
        }
        if language(name) != nil { throw PackError(.singleLanguage(name)) }
        return nil
    }

    private func packs(of offer: PackOffer, for direction: PackManifest.Direction) -> RequiredPacks {
        let installed = folders.pack(named: offer.name)
        let isWhole = installed.map { $0.manifest.version == offer.version && $0.damages().isEmpty } ?? false
        return RequiredPacks(isWhole ? [] : [offer.pack], from: direction.source, to: direction.target)
    }

    /// The packs that some pairs lack, or have damaged.
    private func missing(of pairs: [EnginePair]) -> [Pack] {
        var packs: [Pack] = []
        for pair in pairs {
            guard let pack = pair.pack, !packs.contains(pack) else { continue }
            if !pair.isInstalled || folders.pack(named: pack.name).map({ !$0.damages().isEmpty }) ?? false { packs.append(pack) }
        }
        return packs
    }
}
