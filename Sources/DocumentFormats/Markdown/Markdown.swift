// SPDX-License-Identifier: Apache-2.0

/// Markdown: CommonMark with tables, task lists, footnotes and bare addresses as on GitHub, and front matter.
///
/// Code, front matter and definitions of links are not text. Links, emphasis, code and tags inside of a paragraph are inline
/// pieces; a paragraph's lines are one line. Of blocks of HTML the text is found as ``HTML`` finds it. Every text is Markdown:
/// there is no error.
public struct Markdown: DocumentFormat {
    /// What marks passages in which a vertical bar is escaped.
    static let cellNote = "cell"
    /// What marks passages of HTML.
    static let htmlNote = "HTML"

    /// The format.
    public init() {}

    /// `Markdown`.
    public var name: String { "Markdown" }

    /// `markdown`.
    public var identifier: String { "markdown" }

    /// `.md`, `.markdown`, `.mdown`, `.mkd`.
    public var fileNameSuffixes: [String] { ["md", "markdown", "mdown", "mkd"] }

    /// The text of paragraphs, headings and cells of tables.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        let reader = MarkdownBlockReader(bytes, from: FrontMatter.end(in: bytes))
        return reader.blocks.flatMap { block in
            block.kind == .html
                ? Self.passages(ofHTML: block, in: bytes)
                : MarkdownInlines.passage(of: block, in: bytes, labels: reader.labels).map { [$0] } ?? []
        }
    }

    /// The text of HTML that stands as a block by itself; inside of quotations and lists, where marks stand between its lines,
    /// it is kept.
    private static func passages(ofHTML block: MarkdownBlock, in bytes: [UInt8]) -> [Passage] {
        guard let first = block.lines.first, let last = block.lines.last else { return [] }
        let isPlain = zip(block.lines, block.lines.dropFirst()).allSatisfy { line, next in
            bytes[line.upperBound..<next.lowerBound].allSatisfy { $0 == 0x0A || $0 == 0x0D }
        }
        return isPlain ? HTMLReader(bytes, in: first.lowerBound..<last.upperBound, note: htmlNote).passages : []
    }

    /// The text with a backslash before what would be markup there, on one line.
    public func written(_ text: String, for passage: Passage) -> String {
        // An empty line would end a block of HTML.
        passage.note == Self.htmlNote
            ? HTML().written(text.split(whereSeparator: \.isNewline).joined(separator: " "), for: passage)
            : MarkdownWriter.written(text, inCell: passage.note == Self.cellNote)
    }
}
