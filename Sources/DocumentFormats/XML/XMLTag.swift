/// A tag of XML.
struct XMLTag {
    enum Kind {
        case start
        case end
        /// A start tag that is its own end tag.
        case empty
    }

    let kind: Kind
    /// From the opening angle bracket to behind the closing one.
    let range: Range<Int>
    /// The name with its prefix.
    let name: String
    /// Where the name ends, and an attribute can be put in.
    let nameEnd: Int
    /// The values of the attributes, as they are written, by name.
    let attributes: [String: Range<Int>]

    /// The part of the name before the colon; empty where there is none.
    var prefix: Substring { name.firstIndex(of: ":").map { name[..<$0] } ?? "" }

    /// The name without its prefix.
    var localName: Substring { name.firstIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...] }
}
