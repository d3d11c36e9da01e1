// SPDX-License-Identifier: Apache-2.0

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

    /// The name without its prefix.
    package var localName: Substring { colon.map { name[name.utf8.index(after: $0)...] } ?? name[...] }

    private var colon: String.Index? { name.utf8.firstIndex(of: UInt8(ascii: ":")) }
}
