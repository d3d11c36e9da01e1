// SPDX-License-Identifier: Apache-2.0

public import Decompression
public import Foundation
public import TranslationSessions

/// A pack that could be installed: what is known of it before anything is fetched.
public struct PackOffer: Sendable, Hashable {
    /// A file and where it is fetched from.
    public struct File: Sendable, Hashable {
        /// Its name in the pack.
        public let name: String
        /// Where it is: a file's address, or one of `https`.
        public let location: URL
        /// How it is compressed there; nil where it is not.
        public let compression: CompressionFormat?
        /// How many bytes are fetched; nil where nobody says.
        public let fetchedSize: Int?
        /// The SHA-256 of what is fetched; nil where nobody says.
        public let fetchedSHA256: String?
        /// How many bytes the file has in the pack; nil where nobody says.
        public let size: Int?
        /// Its SHA-256 in the pack; nil where nobody says.
        public let sha256: String?

        /// A file. Of one that is not compressed the sizes and sums are the same.
        public init(
            name: String, location: URL, compression: CompressionFormat? = nil, fetchedSize: Int? = nil,
            fetchedSHA256: String? = nil,
            size: Int? = nil, sha256: String? = nil
        ) {
            self.name = name
            self.location = location
            self.compression = compression
            self.fetchedSize = fetchedSize ?? (compression == nil ? size : nil)
            self.fetchedSHA256 = fetchedSHA256 ?? (compression == nil ? sha256 : nil)
            self.size = size ?? (compression == nil ? fetchedSize : nil)
            self.sha256 = sha256 ?? (compression == nil ? fetchedSHA256 : nil)
        }
    }

    /// The pack's name.
    public let name: String
    /// The name of the engine that it is for.
    public let engine: String
    /// The directions in which it translates.
    public let directions: [PackManifest.Direction]
    /// Its version.
    public let version: String
    /// Its licence; nil where none is named.
    public let licence: String?
    /// Where it is published.
    public let origin: String?
    /// How good its translations are.
    public let quality: EnginePair.Quality
    /// Its files.
    public let files: [File]

    /// An offer.
    public init(
        name: String, engine: String, directions: [PackManifest.Direction], version: String, licence: String? = nil,
        origin: String? = nil, quality: EnginePair.Quality = .good, files: [File]
    ) {
        self.name = name
        self.engine = engine
        self.directions = directions
        self.version = version
        self.licence = licence
        self.origin = origin
        self.quality = quality
        self.files = files
    }

    /// How many bytes are fetched; nil where that is not known of each file.
    public var downloadSize: Int? {
        files.reduce(0) { sum, file in sum.flatMap { sum in file.fetchedSize.map { sum.addingClamped($0) } } }
    }

    /// How many bytes the pack has when it is installed; nil where that is not known of each file.
    public var installedSize: Int? {
        files.reduce(0) { sum, file in sum.flatMap { sum in file.size.map { sum.addingClamped($0) } } }
    }

    /// The pack, as routes and surfaces name it.
    public var pack: Pack { Pack(name: name, downloadSize: downloadSize) }

    /// The pairs that the pack brings its engine, not installed. They are called as the engine will call them: by the name in a
    /// model's file.
    public var pairs: [EnginePair] {
        let model = files.first { $0.name.hasPrefix("model.") }?.name.split(separator: ".").dropFirst().first.map(String.init)
        return directions.map {
            EnginePair(
                name: model ?? "\($0)", source: $0.source, target: $0.target, quality: quality, pack: pack, isInstalled: false)
        }
    }
}
