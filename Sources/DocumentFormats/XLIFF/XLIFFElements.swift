// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The elements of a document that are open, in any version of XLIFF.
struct XLIFFElements {
    /// The prefix of the names of XLIFF's elements, with its colon.
    private(set) var prefix = ""
    /// The local name, empty for those that are not XLIFF's; and whether what they hold may be translated.
    private var open: [(name: String, isTranslatable: Bool)] = []
    private var lastTagEnd = 0

    /// The name of the innermost element, empty for one that is not XLIFF's; nil outside of all.
    var innermost: String? { open.last?.name }

    /// The name of an element of XLIFF; empty for another one.
    func name(of tag: XMLTag) -> String { tag.prefixWithColon == prefix ? String(tag.localName) : "" }

    /// Whether what an element holds may be translated: as the innermost element says that says something.
    func isTranslatable(_ tag: XMLTag) -> Bool {
        tag.attributes["translate"].map { $0 != "no" } ?? open.last?.isTranslatable ?? true
    }

    /// White space before a tag, from the one before it; empty where something else stands there.
    func indent(before tag: XMLTag, in bytes: [UInt8]) -> String {
        let indent = bytes[lastTagEnd..<tag.range.lowerBound]
        return indent.allSatisfy(\.isASCIISpace) ? String(decoding: indent, as: UTF8.self) : ""
    }

    /// Begins with the start tag of the document, whose prefix is that of XLIFF.
    mutating func begin(with root: XMLTag) { prefix = root.prefixWithColon }

    mutating func open(_ tag: XMLTag) { open.append((name(of: tag), isTranslatable(tag))) }

    mutating func close() { open.removeLast() }

    /// Notes that a tag has been read.
    mutating func pass(_ tag: XMLTag) { lastTagEnd = tag.range.upperBound }
}
