// SPDX-License-Identifier: Apache-2.0

import Foundation
public import TranslationSessions

/// What a catalogue offers as far as is known without the network, read again only when its index has changed: engines ask for
/// each call.
public final class KnownOffers: Sendable {
    private struct Entry {
        let signature: [PackCatalogue.Signature]
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
        let signature = catalogue.signature
        guard !signature.isEmpty else { return [] }
        let offers = entry.withLock { entry in
            if let entry, entry.signature == signature { return entry.offers }
            let offers = catalogue.known.offers
            entry = Entry(signature: signature, offers: offers)
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

    /// The signatures of all that the index on this machine is read from; empty where there is none.
    var signature: [Signature] {
        guard let path = localPath else { return [] }
        return PackIndex.sources(at: URL(filePath: path)).compactMap { source in
            var status = stat()
            guard stat(source, &status) == 0 else { return nil }
            return Signature(
                inode: UInt64(status.st_ino), size: Int(status.st_size), seconds: Int(status.st_mtim.tv_sec),
                nanoseconds: Int(status.st_mtim.tv_nsec))
        }
    }
}
