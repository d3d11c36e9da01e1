/// What stands between two words, from the weakest boundary to the strongest.
enum Boundary: UInt8, Comparable, CaseIterable, Sendable {
    /// Nothing, a hyphen, or a full stop with no space behind it: the words are parts of one, or their script puts no spaces between words.
    case joined
    /// White space, or symbols that divide no clauses.
    case space
    /// A comma, a semicolon, a colon.
    case comma
    /// A dash between clauses.
    case dash
    /// A bracket that opens or closes.
    case bracket
    /// A quotation mark that opens or closes.
    case quotation
    /// The end of a sentence.
    case sentence
    /// The end of a line that ends a sentence, an item or a heading too.
    case line
    /// An empty line, or a block without words.
    case paragraph

    static func < (left: Boundary, right: Boundary) -> Bool { left.rawValue < right.rawValue }
}
