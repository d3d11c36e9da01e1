// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import TranslationSessions

/// What a pack is: the languages it translates, its files with their sums, where it is from and under which licence.
///
/// It stands in the pack's folder as `pack.json` and is written last, so that a folder without it is no pack.
public struct PackManifest: Sendable, Hashable {
    /// A direction in which a pack translates.
    public struct Direction: Sendable, Hashable, Codable {
        /// The language translated from.
        public let source: LanguageTag
        /// The language translated into.
        public let target: LanguageTag

        /// A direction.
        public init(from source: LanguageTag, to target: LanguageTag) {
            self.source = source
            self.target = target
        }
    }

    /// A file of a pack.
    public struct File: Sendable, Hashable, Codable {
        /// Its name in the pack's folder; a path with `/` where the pack has folders.
        public let name: String
        /// How many bytes it has.
        public let size: Int
        /// Its SHA-256 in lower-case hexadecimal digits.
        public let sha256: String

        /// A file.
        public init(name: String, size: Int, sha256: String) {
            self.name = name
            self.size = size
            self.sha256 = sha256
        }
    }

    /// The version of the manifest's form that this module writes, and the newest that it reads.
    public static let format = 1
    /// The name of its file in the pack's folder.
    public static let fileName = "pack.json"

    /// The pack's name, which is its folder's too, such as `neural-de-en`.
    public let name: String
    /// The name of the engine that it is for, such as `neural`.
    public let engine: String
    /// The directions in which it translates.
    public let directions: [Direction]
    /// Its version as its publisher writes it, such as `3.1`.
    public let version: String
    /// Its licence as its publisher names it; nil where none is named.
    public let licence: String?
    /// Where it was published: an address or a path; nil where nobody knows.
    public let origin: String?
    /// How good its translations are.
    public let quality: EnginePair.Quality
    /// Its files.
    public let files: [File]

    /// A manifest.
    public init(
        name: String, engine: String, directions: [Direction], version: String, licence: String? = nil, origin: String? = nil,
        quality: EnginePair.Quality = .good, files: [File]
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

    /// How many bytes the files have together.
    public var size: Int { files.reduce(0) { $0.addingClamped($1.size) } }
}

extension PackManifest: Codable {
    private enum Key: String, CodingKey {
        case format, name, engine, directions, version, licence, origin, quality, files
    }

    /// Reads a manifest. One of a later form, or with a name that could lead out of its folder, is refused.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let format = try fields.decode(Int.self, forKey: .format)
        guard format <= Self.format else { throw PackError(.laterFormat(format)) }
        self.init(
            name: try fields.decode(String.self, forKey: .name), engine: try fields.decode(String.self, forKey: .engine),
            directions: try fields.decode([Direction].self, forKey: .directions),
            version: try fields.decode(String.self, forKey: .version),
            licence: try fields.decodeIfPresent(String.self, forKey: .licence),
            origin: try fields.decodeIfPresent(String.self, forKey: .origin),
            quality: try fields.decodeIfPresent(String.self, forKey: .quality).flatMap(EnginePair.Quality.init(named:)) ?? .good,
            files: try fields.decode([File].self, forKey: .files))
        try PackName.check(name)
        for file in files { try PackName.check(file: file.name) }
        guard files.allSatisfy({ $0.size >= 0 && $0.sha256.isSHA256 }) else { throw PackError(.badFileEntry(pack: name)) }
    }

    /// Writes a manifest.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(Self.format, forKey: .format)
        try fields.encode(name, forKey: .name)
        try fields.encode(engine, forKey: .engine)
        try fields.encode(directions, forKey: .directions)
        try fields.encode(version, forKey: .version)
        try fields.encodeIfPresent(licence, forKey: .licence)
        try fields.encodeIfPresent(origin, forKey: .origin)
        try fields.encode("\(quality)", forKey: .quality)
        try fields.encode(files, forKey: .files)
    }
}

extension PackManifest.Direction {
    private enum Key: String, CodingKey { case source, target }

    /// Reads a direction, whose tags are made canonical.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        self.init(
            from: try LanguageTag(parsing: fields.decode(String.self, forKey: .source)),
            to: try LanguageTag(parsing: fields.decode(String.self, forKey: .target)))
    }

    /// Writes a direction.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(source.canonical, forKey: .source)
        try fields.encode(target.canonical, forKey: .target)
    }
}

extension PackManifest.Direction: CustomStringConvertible {
    /// The two tags with a hyphen between them, such as `de-en`.
    public var description: String { "\(source)-\(target)" }
}

/// What packs and their files may be called, so that none stands outside of its folder.
enum PackName {
    /// Checks the name of a pack.
    static func check(_ name: String) throws(PackError) {
        guard isPlain(name[...]) else { throw PackError(.unsafeName(name)) }
    }

    /// Checks the name of a file, which may stand in folders.
    static func check(file name: String) throws(PackError) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 16, parts.allSatisfy(isPlain), name != PackManifest.fileName else {
            throw PackError(.unsafeName(name))
        }
    }

    private static func isPlain(_ part: Substring) -> Bool {
        !part.isEmpty && part.utf8.count <= 200 && !part.hasPrefix(".")
            && part.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F && $0 != "/" && $0 != "\\" }
    }
}

extension String {
    /// Whether this is a SHA-256 in lower-case hexadecimal digits.
    var isSHA256: Bool {
        utf8.count == 64 && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}

extension Int {
    /// A sum that ends at the largest number.
    func addingClamped(_ other: Int) -> Int {
        let (sum, hasOverflown) = addingReportingOverflow(other)
        return hasOverflown ? .max : sum
    }
}
