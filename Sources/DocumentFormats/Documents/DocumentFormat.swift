public import LanguageRecognition

/// What a kind of file says about itself: which parts are text, and how a text is written in such a part.
///
/// A format knows nothing of languages. What it leaves out of its passages is markup, and is kept byte for byte.
public protocol DocumentFormat: Sendable {
    /// The name of the format, such as `plain text`.
    var name: String { get }

    /// What parts one passage from the next where they are read as one text, such as an empty line.
    var separator: String { get }

    /// The parts of a document that are text: in order, without overlap, on boundaries of characters.
    ///
    /// - Throws: `DocumentError`, naming the line, where the document is broken. Not every format can be.
    func passages(of content: String) throws(DocumentError) -> [Passage]

    /// A text as it is written in the place of a stretch of a passage, with whatever the format escapes there.
    ///
    /// The text holds no placeholders: it is written stretch by stretch between them.
    func written(_ text: String, for passage: Passage) -> String

    /// What else must change in a document in which translations into a language stand, such as a declaration of that language.
    ///
    /// - Throws: `DocumentError` where the document is meant for another language.
    func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit]
}

extension DocumentFormat {
    /// Most formats part their passages like paragraphs.
    public var separator: String { "\n\n" }

    /// Most formats declare nothing.
    public func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit] { [] }
}

/// New text in the place of some bytes of a document.
public struct DocumentEdit: Sendable, Hashable {
    /// The bytes that are replaced, in UTF-8 offsets; empty where something is put in.
    public let range: Range<Int>
    /// What stands there then.
    public let text: String

    /// New text for a range of a document.
    public init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }
}
