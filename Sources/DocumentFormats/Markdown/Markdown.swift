// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// Markdown: CommonMark with tables, task lists, footnotes, alerts and bare addresses as on GitHub, and what generators of sites
/// add: front matter, directives, lists of definitions, attributes, formulas, templates and components.
///
/// Code, formulas and destinations of links are not text, titles of links and directives are; of front matter `title`,
/// `description` and `summary` are. Links, emphasis, code and tags inside of a paragraph are inline pieces; a paragraph's lines
/// are one line. Of HTML the text is found as ``HTML`` finds it. Every text is Markdown: there is no error.
public struct Markdown: DocumentFormat, LineStartFormat, HeadingLinkFormat {
    /// The format.
    public init() {}

    /// `Markdown`.
    public var name: String { "Markdown" }

    /// `markdown`.
    public var identifier: String { "markdown" }

    /// `.md`, `.markdown`, `.mdown`, `.mkd`, `.mdx`, `.qmd`, `.rmd`.
    public var fileNameSuffixes: [String] { ["md", "markdown", "mdown", "mkd", "mdx", "qmd", "rmd"] }

    /// The text of paragraphs, headings and cells of tables.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        let head = FrontMatter(bytes)
        let reader = MarkdownBlockReader(bytes, from: head.end)
        var passages = head.passages
        // Most documents have no link inside of them.
        let called = MarkdownAnchors.mayHaveLinks(bytes) ? CalledNames(inMarkdown: bytes) : nil
        let links = MarkdownLinkTargets(labels: reader.labels, called: called)
        for block in reader.blocks {
            switch block.kind {
            case .html: passages += Self.passages(ofHTML: block, in: bytes, isMDX: reader.isMDX)
            case .linkTitle: passages += block.lines.compactMap { MarkdownLink.passage(ofTitle: $0, in: bytes) }
            default:
                passages += MarkdownInlines.passages(
                    of: block, in: bytes, links: links, keepsExpressions: reader.isMDX)
            }
        }
        if let language = head.language {
            for index in passages.indices where passages[index].declaredLanguage == nil {
                passages[index].declaredLanguage = language
            }
        }
        return passages
    }

    func linkEdits(of content: String, from original: String) -> [DocumentEdit] {
        let (bytes, before) = (Array(content.utf8), Array(original.utf8))
        // Most documents have no such link, and need not be read again.
        guard MarkdownAnchors.mayHaveLinks(before) else { return [] }
        return Self.anchors(in: bytes).edits(of: bytes, after: Self.anchors(in: before))
    }

    private static func anchors(in bytes: [UInt8]) -> MarkdownAnchors {
        MarkdownAnchors(MarkdownBlockReader(bytes, from: FrontMatter(bytes).end).blocks, in: bytes)
    }

    /// The field of front matter that names the language, where it names another one.
    public func declarations(of language: LanguageTag, in content: String) -> [DocumentEdit] {
        let head = FrontMatter(Array(content.utf8))
        guard let said = head.language, let range = head.languageRange, !said.saysSame(as: language) else {
            return []
        }
        return [DocumentEdit(range: range, text: language.canonical)]
    }

    /// The text of HTML that stands as a block by itself; inside of quotations and lists, where marks stand between its lines,
    /// it is kept.
    private static func passages(ofHTML block: MarkdownBlock, in bytes: [UInt8], isMDX: Bool) -> [Passage] {
        guard let first = block.lines.first, let last = block.lines.last else { return [] }
        let isPlain = zip(block.lines, block.lines.dropFirst()).allSatisfy { line, next in
            bytes[line.upperBound..<next.lowerBound].allSatisfy { $0 == 0x0A || $0 == 0x0D }
        }
        guard isPlain else { return [] }
        let range = first.lowerBound..<last.upperBound
        return HTMLReader(bytes, in: range, allowsExpressions: true, keepsExpressions: isMDX).passages
    }

    /// The text with a backslash before what would be markup there, on one line.
    public func written(_ text: String, for passage: Passage) -> String {
        written(text, for: passage, startsLine: true, behind: nil)
    }

    func written(_ text: String, for passage: Passage, startsLine: Bool, behind previous: UInt8?) -> String {
        switch passage.note {
        case let style as FrontMatter.Style: FrontMatter.written(text, in: style)
        // An empty line would end a block of HTML.
        case is HTMLPlace: HTML().written(text.split(whereSeparator: \.isNewline).joined(separator: " "), for: passage)
        case let place as MarkdownPlace where place == .title: MarkdownWriter.title(text)
        default:
            MarkdownWriter.written(
                text, inCell: passage.note as? MarkdownPlace == .cell, startsLine: startsLine, behind: previous,
                spellings: passage.references)
        }
    }
}

/// Where text of Markdown stands, which says how it is written.
enum MarkdownPlace: Sendable, Hashable {
    /// In a paragraph, a heading and the like.
    case paragraph
    /// In a table, where a vertical bar is escaped.
    case cell
    /// As the title of a link.
    case title
}
