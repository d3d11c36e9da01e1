// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// What a pack is, whether it is installed or offered: its name, what it translates, where it is from and under which licence.
public struct PackDescription: Sendable, Hashable {
    /// The pack's name, which is its folder's too, such as `neural-de-en`.
    public let name: String
    /// The name of the engine that it is for, such as `neural`.
    public let engine: String
    /// The directions in which it translates; empty where its engine finds them in its files.
    public let directions: [PackManifest.Direction]
    /// Its version as its publisher writes it, such as `3.1`.
    public let version: String
    /// Its licence as its publisher names it; nil where none is named.
    public let licence: String?
    /// Where it was published: an address or a path; nil where nobody knows.
    public let origin: String?
    /// How good its translations are.
    public let quality: EnginePair.Quality

    /// A description.
    public init(
        name: String, engine: String, directions: [PackManifest.Direction], version: String, licence: String? = nil,
        origin: String? = nil, quality: EnginePair.Quality = .good
    ) {
        self.name = name
        self.engine = engine
        self.directions = directions
        self.version = version
        self.licence = licence
        self.origin = origin
        self.quality = quality
    }
}

extension PackDescription: Codable {
    private enum Key: String, CodingKey {
        case name, engine, directions, version, licence, origin, quality
    }

    /// Reads a description; one with a name that could lead out of its folder is refused.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        self.init(
            name: try fields.decode(String.self, forKey: .name), engine: try fields.decode(String.self, forKey: .engine),
            directions: try fields.decode([PackManifest.Direction].self, forKey: .directions),
            version: try fields.decode(String.self, forKey: .version),
            licence: try fields.decodeIfPresent(String.self, forKey: .licence),
            origin: try fields.decodeIfPresent(String.self, forKey: .origin),
            quality: try fields.decodeIfPresent(String.self, forKey: .quality).flatMap(EnginePair.Quality.init(named:)) ?? .good)
        try PackName.check(name)
    }

    /// Writes a description.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(name, forKey: .name)
        try fields.encode(engine, forKey: .engine)
        try fields.encode(directions, forKey: .directions)
        try fields.encode(version, forKey: .version)
        try fields.encodeIfPresent(licence, forKey: .licence)
        try fields.encodeIfPresent(origin, forKey: .origin)
        try fields.encode("\(quality)", forKey: .quality)
    }
}
