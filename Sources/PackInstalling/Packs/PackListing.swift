// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// What is known of a pack that is installed, offered, or both: a line of a list for people.
public struct PackListing: Sendable, Hashable {
    /// What could be done with a pack.
    public enum State: String, Sendable, Hashable {
        /// It is installed.
        case installed
        /// It is installed, and another version is offered.
        case outdated
        /// It can be installed.
        case available
    }

    /// The pack's name.
    public let name: String
    /// The name of its engine.
    public let engine: String
    /// Whether it is there.
    public let state: State
    /// The version that is installed, or else offered.
    public let version: String
    /// How many bytes it has: installed, or else to be fetched; nil where nobody knows.
    public let size: Int?
    /// Its licence; nil where none is named.
    public let licence: String?
    /// How good its translations are.
    public let quality: EnginePair.Quality
    /// The directions in which it translates; empty where its engine finds them in its files.
    public let directions: [PackManifest.Direction]
    /// The folder that it stands in; nil where it is not installed.
    public let folder: String?

    /// The packs of a catalogue, by name: those that are installed, and those of the index as far as they are known without the
    /// network; and with them the packs that engines name.
    ///
    /// - Parameters:
    ///   - catalogue: The packs of an index, and the folders of those that are installed.
    ///   - pairs: What engines offer. They know what a pack translates, and how well, where its manifest does not; Debian's
    ///     packages are known by them alone.
    public static func all(in catalogue: PackCatalogue, pairs: [EnginePair] = []) -> [PackListing] {
        let installed = catalogue.folders.installed
        let offers = catalogue.known.offers
        let names = Set(installed.map(\.manifest.name))
        let versions = Dictionary(offers.map { ($0.name, $0.version) }) { first, _ in first }
        let byPack = Dictionary(grouping: pairs.filter { $0.pack != nil }) { $0.pack?.name ?? "" }
        var listings = installed.map { pack in
            PackListing(pack, offered: versions[pack.manifest.name], pairs: byPack[pack.manifest.name] ?? [])
        }
        listings += offers.filter { !names.contains($0.name) }.map(PackListing.init)
        let known = Set(listings.map(\.name))
        listings += byPack.filter { !known.contains($0.key) }.map { PackListing(name: $0.key, pairs: $0.value) }
        return listings.sorted { $0.name < $1.name }
    }

    /// A pack that engines alone know. Apertium and script conversion are the ones that name packs without a manifest.
    private init(name: String, pairs: [EnginePair]) {
        self.name = name
        engine = name.hasPrefix("apertium") ? "apertium" : "script conversion"
        state = pairs.contains { $0.isInstalled } ? .installed : .available
        version = ""
        size = pairs.lazy.compactMap { $0.pack?.downloadSize }.first
        licence = name.hasPrefix("apertium") ? "GPL" : nil
        quality = pairs.map(\.quality).max() ?? .gist
        directions = Self.directions(of: pairs)
        folder = nil
    }

    private static func directions(of pairs: [EnginePair]) -> [PackManifest.Direction] {
        pairs.map { PackManifest.Direction(from: $0.source, to: $0.target) }.sorted { "\($0)" < "\($1)" }
    }

    private init(_ pack: InstalledPack, offered version: String?, pairs: [EnginePair]) {
        let manifest = pack.manifest
        name = manifest.name
        engine = manifest.engine
        state = version.map { $0 == manifest.version } ?? true ? .installed : .outdated
        self.version = manifest.version
        size = manifest.size
        licence = manifest.licence
        quality = manifest.directions.isEmpty ? pairs.map(\.quality).max() ?? manifest.quality : manifest.quality
        directions = manifest.directions.isEmpty ? Self.directions(of: pairs) : manifest.directions
        folder = pack.folder
    }

    private init(_ offer: PackOffer) {
        name = offer.name
        engine = offer.engine
        state = .available
        version = offer.version
        size = offer.downloadSize
        licence = offer.licence
        quality = offer.quality
        directions = offer.directions
        folder = nil
    }
}
