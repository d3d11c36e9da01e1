/// A tag of XML.
package struct XMLTag {
    package enum Kind {
        case start
        case end
        /// A start tag that is its own end tag.
        case empty
    }

    package let kind: Kind
    /// From the opening angle bracket to behind the closing one.
    package let range: Range<Int>
    /// The name with its prefix.
    package let name: String
    /// Where the name ends, and an attribute can be put in.
    package let nameEnd: Int
    /// The values of the attributes, as they are written, by name.
    package let attributes: [String: Range<Int>]

    /// The part of the name before the colon; empty where there is none.
    package var prefix: Substring { name.firstIndex(of: ":").map { name[..<$0] } ?? "" }

    /// The name without its prefix.
    package var localName: Substring { name.firstIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...] }
}
