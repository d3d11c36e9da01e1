/// What stands between two words, and where a span that ends there would end.
struct Gap: Sendable {
    /// The strongest boundary in it.
    var boundary: Boundary
    /// Whether a full stop, a question mark or the like stands right behind the word before.
    var hasStop = false
    /// Where the next span would begin, behind white space and what closes the words before.
    var cut: Int
    /// Where a guest in quotation marks or brackets would begin, right behind the mark; nil where none opens.
    var opening: Mark?
    /// Where a guest in quotation marks would end, right before the first mark that closes and was not opened in the gap; nil where none does.
    var endOfQuotation: Int?
    /// The same of a guest in brackets.
    var endOfBracket: Int?

    /// A block that has no words, with white space behind it; nil where there is none.
    var silentBlock: Range<Int>?
    /// Whether the block that the gap ends in has had no word.
    var endsInSilence = false

    /// A mark that opens a quotation or a bracket.
    struct Mark: Sendable {
        let isQuotation: Bool
        /// Right behind the mark.
        var end: Int
    }

    /// Where a guest would end that a mark opened.
    func end(ofGuestBehind mark: Mark) -> Int? { mark.isQuotation ? endOfQuotation : endOfBracket }
}
