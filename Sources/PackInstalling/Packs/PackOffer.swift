// SPDX-License-Identifier: Apache-2.0

public import Decompression
public import Foundation
public import TranslationSessions

/// A pack that could be installed: what is known of it before anything is fetched.
@dynamicMemberLookup
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

        /// The most bytes that a file may have whose size nobody says.
        static let maximumSize = 8 << 30

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

    /// What the pack is; its fields are the offer's.
    public let description: PackDescription
    /// Its files.
    public let files: [File]

    /// An offer.
    public init(_ description: PackDescription, files: [File]) {
        self.description = description
        self.files = files
    }

    /// A field of the description.
    public subscript<Value>(dynamicMember field: KeyPath<PackDescription, Value>) -> Value { description[keyPath: field] }

    /// How many bytes are fetched; nil where that is not known of each file.
    public var downloadSize: Int? {
        files.reduce(0) { sum, file in sum.flatMap { sum in file.fetchedSize.map { sum.addingClamped($0) } } }
    }

    /// How many bytes the pack has when it is installed; nil where that is not known of each file.
    public var installedSize: Int? {
        files.reduce(0) { sum, file in sum.flatMap { sum in file.size.map { sum.addingClamped($0) } } }
    }

    /// The pack, as routes and surfaces name it.
    public var pack: Pack { Pack(name: self.name, downloadSize: downloadSize) }

    /// The pairs that the pack brings its engine, not installed. They are called as the engine will call them: by the name in a
    /// model's file.
    public var pairs: [EnginePair] {
        let model = files.first { $0.name.hasPrefix("model.") }?.name.split(separator: ".").dropFirst().first.map(String.init)
        return self.directions.map {
            EnginePair(
                name: model ?? "\($0)", source: $0.source, target: $0.target, quality: self.quality, pack: pack,
                isInstalled: false)
        }
    }
}
