/// Markdown: CommonMark with tables, task lists, footnotes and bare addresses as on GitHub, and front matter.
///
/// Code, front matter, definitions of links and HTML are no text. Links, emphasis, code and tags inside of a paragraph are inline pieces;
/// a paragraph's lines are one line. Every text is Markdown: there is no error.
public struct Markdown: DocumentFormat {
    /// What marks passages in which a vertical bar is escaped.
    static let cellNote = "cell"

    /// The format.
    public init() {}

    /// `Markdown`.
    public var name: String { "Markdown" }

    /// The text of paragraphs, headings and cells of tables.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        let reader = MarkdownBlockReader(bytes, from: FrontMatter.end(in: bytes))
        return reader.blocks.compactMap { block in
            block.kind == .html ? nil : MarkdownInlines.passage(of: block, in: bytes, labels: reader.labels)
        }
    }

    /// The text with a backslash before what would be markup there, on one line.
    public func written(_ text: String, for passage: Passage) -> String {
        MarkdownWriter.written(text, inCell: passage.note == Self.cellNote)
    }
}
