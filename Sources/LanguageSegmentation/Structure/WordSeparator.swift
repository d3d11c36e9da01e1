// SPDX-License-Identifier: Apache-2.0

/// How strongly two words are parted, from the weakest boundary to the strongest.
enum Boundary: UInt8, Comparable, Sendable {
    /// Nothing, a hyphen, or a full stop with no space after it: the words are parts of one, or their script puts no spaces
    /// between words.
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
    /// The end of a cell inside of a line: a tab or a gap of several spaces.
    case cell
    /// The end of a line that ends a sentence, an item or a heading too.
    case line
    /// An empty line, or a block without words.
    case paragraph

    static func < (left: Boundary, right: Boundary) -> Bool { left.rawValue < right.rawValue }
}

/// What stands between two words, and where a span that ends there would end.
struct WordSeparator: Sendable {
    /// The strongest boundary in it.
    var boundary: Boundary
    /// Whether a full stop, a question mark or the like stands right after the word before.
    var hasStop = false
    /// Where the next span would begin, after white space and what closes the words before.
    var cut: Int
    /// The mark that opens a quotation or a bracket, inside of which a phrase in another language would begin; nil where none
    /// opens.
    var opening: OpeningMark?
    /// Where a phrase in quotation marks would end: before the first mark that closes and was not opened in the separator; nil
    /// where none does.
    var endOfQuotation: Int?
    /// The same of a phrase in brackets.
    var endOfBracket: Int?
    /// Whether an item of a list, a form or a table ends in it: at a tab, a gap, a bar, a bullet, or a slash between spaces.
    var endsItem = false
    /// Right after the first line feed in it; nil where there is none.
    var lineEnd: Int?

    /// A block that has no words, with white space after it; nil where there is none.
    var wordlessBlock: Range<Int>?
    /// Whether that block stands between empty lines, or at an end of the window.
    var isWordlessParagraph = false
    /// Whether the block that the separator ends in has had no word.
    var endsInWordlessBlock = false

    /// A mark that opens a quotation or a bracket.
    struct OpeningMark: Sendable {
        let isQuotation: Bool
        /// Right after the mark.
        var end: Int
    }

    /// Where a phrase would end that a mark opened.
    func end(ofPhraseAfter mark: OpeningMark) -> Int? { mark.isQuotation ? endOfQuotation : endOfBracket }
}
