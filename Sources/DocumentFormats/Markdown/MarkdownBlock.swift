/// A block of Markdown that holds text.
struct MarkdownBlock {
    enum Kind {
        /// A paragraph, or what stands in a list item or a quotation.
        case paragraph
        case heading
        /// HTML that reaches to an empty line.
        case html
        /// A cell of a table, in which a vertical bar is escaped.
        case cell
    }

    let kind: Kind
    /// The lines, without what marks the blocks around it, and without white space before them.
    let lines: [Range<Int>]
}
