// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A tag of XML.
package struct XMLTag {
    package enum Kind {
        case start
        case end
        /// A start tag that is its own end tag.
        case empty
    }

    package let kind: Kind
    /// From the opening angle bracket to just after the closing one.
    package let range: Range<Int>
    /// The name with its prefix.
    package let name: String
    /// The values of the attributes, their references undone, by name.
    package let attributes: [String: String]

    /// Where the name of a start tag ends, and an attribute can be put in.
    package var nameEnd: Int { range.lowerBound + 1 + name.utf8.count }

    /// The part of the name before the colon; empty where there is none.
    package var prefix: Substring { colon.map { name[..<$0] } ?? "" }

    /// The same with its colon.
    var prefixWithColon: String { prefix.isEmpty ? "" : "\(prefix):" }

    /// The name without its prefix.
    package var localName: Substring { colon.map { name[name.utf8.index(after: $0)...] } ?? name[...] }

    /// Where the value of an attribute of a start tag stands, between its quotation marks; nil where it has no such attribute.
    func value(of attribute: String, in bytes: [UInt8]) -> Range<Int>? {
        var rest = bytes[nameEnd..<range.upperBound]
        while let sign = rest.firstIndex(of: UInt8(ascii: "=")),
            let mark = rest[sign...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
            let end = rest[(mark + 1)...].firstIndex(of: bytes[mark])
        {
            let name = rest[..<sign].split(whereSeparator: \.isASCIISpace).first
            if name?.elementsEqual(attribute.utf8) == true { return mark + 1..<end }
            rest = rest[(end + 1)...]
        }
        return nil
    }

    /// The tag as that of an element with content, another text in the place of a part of it.
    func opening(in bytes: [UInt8], replacing part: Range<Int>? = nil, with text: String = "") -> String {
        let part = part ?? range.upperBound..<range.upperBound
        let (head, tail) = (bytes[range.lowerBound..<part.lowerBound], bytes[part.upperBound..<range.upperBound])
        let tag = String(decoding: head, as: UTF8.self) + text + String(decoding: tail, as: UTF8.self)
        return tag.hasSuffix("/>") ? tag.dropLast(2) + ">" : tag
    }

    private var colon: String.Index? { name.utf8.firstIndex(of: UInt8(ascii: ":")) }
}
