// SPDX-License-Identifier: Apache-2.0

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
        PlainText(), Markdown(), HTML(), SubRip(), WebVTT(), GettextPO(), XLIFF(),
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
        let name = name.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        guard let suffix = name.split(separator: ".").dropFirst().last?.lowercased() else { return nil }
        return formats.last { $0.fileNameSuffixes.contains(suffix) }
    }
}
