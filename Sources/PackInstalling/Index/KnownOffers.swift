// SPDX-License-Identifier: Apache-2.0

import Foundation
public import TranslationSessions

/// What a catalogue offers as far as is known without the network, read again only when its index has changed: engines ask for
/// each call.
public final class KnownOffers: Sendable {
    private struct Entry {
        /// The files and folders that the offers were read from.
        let sources: [String]
        /// How these were then.
        let signatures: [PackCatalogue.Signature?]
        let offers: [PackOffer]
    }

    private let catalogue: PackCatalogue
    private let entry = Locked<Entry?>(nil)

    /// The offers of a catalogue. Nothing is read before somebody asks.
    public init(of catalogue: PackCatalogue) {
        self.catalogue = catalogue
    }

    /// The pairs that packs would bring an engine.
    public func pairs(of engine: String) -> [EnginePair] {
        let offers = entry.withLock { entry in
            // A folder that is new shows in the one that it is in, so the folders are not walked over again.
            if let entry, entry.sources.map(PackCatalogue.signature) == entry.signatures { return entry.offers }
            let sources = catalogue.sources
            let signatures = sources.map(PackCatalogue.signature)
            let offers = sources.isEmpty ? [] : catalogue.known.offers
            entry = sources.isEmpty ? nil : Entry(sources: sources, signatures: signatures, offers: offers)
            return offers
        }
        return offers.filter { $0.engine == engine }.flatMap(\.pairs)
    }
}

extension PackCatalogue {
    /// What changes when a file is written anew, or when something in a folder comes or goes.
    struct Signature: Sendable, Hashable {
        let inode: UInt64
        let size: Int
        let seconds: Int
        let nanoseconds: Int
    }

    /// All that the index on this machine is read from; empty where there is none.
    var sources: [String] {
        guard let localPath, FileManager.default.fileExists(atPath: localPath) else { return [] }
        return PackIndex.sources(at: URL(filePath: localPath))
    }

    /// The signature of a file or folder; nil where there is none.
    static func signature(of path: String) -> Signature? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Signature(
            inode: UInt64(status.st_ino), size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
            nanoseconds: Int(status.st_mtim.tv_nsec))
    }
}
