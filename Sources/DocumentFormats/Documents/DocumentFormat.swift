/// What a kind of file says about itself: which parts are text, and how a text is written in such a part.
///
/// A format knows nothing of languages. What it leaves out of its passages is markup, and is kept byte for byte.
public protocol DocumentFormat: Sendable {
    /// The name of the format, such as `plain text`.
    var name: String { get }

    /// The parts of a document that are text: in order, without overlap, on boundaries of characters.
    func passages(of content: String) -> [Passage]

    /// A text as it is written in the place of a passage, with whatever the format escapes there.
    func written(_ text: String, for passage: Passage) -> String
}

/// A part of a document that is text.
public struct Passage: Sendable, Hashable {
    /// Where it stands in the document, in UTF-8 offsets.
    public let range: Range<Int>
    /// What it says, with the format's escapes undone.
    public let text: String

    /// A passage of a document.
    public init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }
}
