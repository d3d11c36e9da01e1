// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import TextScanning

/// What a pack is: the languages it translates, its files with their sums, where it is from and under which licence.
///
/// It stands in the pack's folder as `pack.json` and is written last, so that a folder without it is no pack.
@dynamicMemberLookup
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

    /// What the pack is; its fields are the manifest's.
    public let description: PackDescription
    /// Its files.
    public let files: [File]

    /// A manifest.
    public init(_ description: PackDescription, files: [File]) {
        self.description = description
        self.files = files
    }

    /// A field of the description.
    public subscript<Value>(dynamicMember field: KeyPath<PackDescription, Value>) -> Value { description[keyPath: field] }

    /// How many bytes the files have together.
    public var size: Int { files.reduce(0) { $0.addingClamped($1.size) } }
}

extension PackManifest: Codable {
    private enum Key: String, CodingKey { case format, files }

    /// Reads a manifest. One of a later form, or with a name that could lead out of its folder, is refused.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let format = try fields.decode(Int.self, forKey: .format)
        guard format <= Self.format else { throw PackError(.laterFormat(format)) }
        self.init(try PackDescription(from: decoder), files: try fields.decode([File].self, forKey: .files))
        for file in files { try PackName.check(file: file.name) }
        guard files.allSatisfy({ $0.size >= 0 && $0.sha256.isSHA256 }) else { throw PackError(.badFileEntry(pack: self.name)) }
    }

    /// Writes a manifest.
    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(Self.format, forKey: .format)
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
    /// Checks the name of a pack, which people are told to write on command lines: no shell reads anything else into it.
    static func check(_ name: String) throws(PackError) {
        let isWord = name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-.@_".utf8.contains($0) }
        guard isWord, isPlain(name[...]), !name.hasPrefix("-") else { throw PackError(.unsafeName(name)) }
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
        utf8.count == 64 && utf8.allSatisfy(\.isSmallHexadecimalDigit)
    }
}

extension Int {
    /// A sum that ends at the largest number.
    func addingClamped(_ other: Int) -> Int {
        let (sum, hasOverflown) = addingReportingOverflow(other)
        return hasOverflown ? .max : sum
    }
}
