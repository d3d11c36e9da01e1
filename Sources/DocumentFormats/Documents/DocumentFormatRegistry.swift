// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The formats that a program reads, found by their identifiers and by the names of files.
///
/// The formats of this module are in ``standard``. A program that has formats of its own adds them to a copy:
///
///     var formats = DocumentFormatRegistry.standard
///     formats.add(Properties())
///     let format = formats.format(ofFileNamed: "messages.properties") ?? PlainText()
///     let document = try Document(content, format: format)
public struct DocumentFormatRegistry: Sendable {
    /// The formats of this module.
    public static let standard = DocumentFormatRegistry([
        PlainText(), Markdown(), HTML(), SubRip(), WebVTT(), GettextPO(), XLIFF(), JSONTranslations(),
    ])

    /// The formats, in the order in which they were added.
    public private(set) var formats: [any DocumentFormat] = []

    /// A registry of some formats, which count as added one after the other.
    public init(_ formats: [any DocumentFormat] = []) {
        for format in formats { add(format) }
    }

    /// Adds a format, in the place of one with the same identifier if there is one.
    ///
    /// Where it shares a suffix with formats that were added before, the suffix is its own from now on.
    public mutating func add(_ format: any DocumentFormat) {
        formats.removeAll { $0.identifier == format.identifier }
        formats.append(format)
    }

    /// The format with an identifier, such as `markdown`; nil where there is none.
    public func format(identifiedBy identifier: String) -> (any DocumentFormat)? {
        formats.first { $0.identifier == identifier }
    }

    /// The format that the suffix of a file's name stands for, in letters of either case; nil where it stands for none.
    ///
    /// - Parameter name: The name, or a path that ends with it. What stands after its last dot is the suffix; a name that only
    ///   begins with a dot has none.
    public func format(ofFileNamed name: String) -> (any DocumentFormat)? {
        Self.suffix(of: name).flatMap { suffix in formats.last { $0.fileNameSuffixes.contains(suffix) } }
    }

    /// How much of a file's beginning `format(ofFileNamed:beginning:)` should be told, in bytes.
    public static let headSize = 16 << 10

    /// The format of a file, by its name and its beginning; plain text where they say nothing.
    ///
    /// A name that says another format than plain text is believed. Of any other file the beginning is asked, since what has a
    /// structure must not be taken for text.
    ///
    /// - Parameters:
    ///   - name: The name, or a path that ends with it; nil where it has none.
    ///   - head: The first bytes of the file, ``headSize`` of them if there are as many, in any encoding that has the letters of
    ///     ASCII.
    /// - Throws: `UnknownFormatError` where it has a structure that none of the formats knows.
    public func format(
        ofFileNamed name: String?, beginning head: [UInt8]
    ) throws(UnknownFormatError) -> any DocumentFormat {
        let named = name.flatMap { format(ofFileNamed: $0) }
        if let named, !(named is PlainText) { return named }
        let foreign = name.flatMap { name in
            let suffix = named == nil ? Self.suffix(of: name) : nil
            return ForeignFormat.name(ofFileNamed: Self.lastComponent(of: name).lowercased(), suffix: suffix)
        }
        if let foreign { throw UnknownFormatError(format: foreign, knownFormats: formats.map(\.identifier)) }
        // Without its zeros and its mark, what ASCII has of UTF-16 reads as such.
        var bytes = head.contains(0) ? head.filter { $0 != 0 } : head
        for mark in [ByteOrderMark.utf8, [0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] where bytes.starts(with: mark) {
            bytes.removeFirst(mark.count)
        }
        if let known = formats.last(where: { $0.isBegun(by: bytes[...]) }) { return known }
        // What is named as plain text may be about programs.
        if let kind = ForeignFormat.name(of: bytes[...]) ?? (named == nil ? StructuredLines(bytes[...]).kind : nil) {
            throw UnknownFormatError(format: kind, knownFormats: formats.map(\.identifier))
        }
        return named ?? PlainText()
    }

    private static func suffix(of name: String) -> String? {
        lastComponent(of: name).split(separator: ".").dropFirst().last?.lowercased()
    }

    private static func lastComponent(of path: String) -> String {
        path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    }
}
