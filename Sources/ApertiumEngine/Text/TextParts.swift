/// A text cut into what is translated and what is kept between.
///
/// Pieces are lines, since programs of a chain take no line break for the end of anything, and the columns that tabs part, between which
/// no word may move. A line too long for one request is cut between sentences or, where a sentence is too long, between words. White space at the ends of a piece stays outside of it, and so does
/// a line without letters. Joined, the parts are the text.
struct TextParts: Sendable, Hashable {
    /// A part of the text.
    enum Part: Sendable, Hashable {
        /// Stays as it is.
        case kept(String)
        /// Is translated. It neither begins nor ends with white space, holds a letter, and no line break.
        case piece(String)
    }

    /// The parts, in order.
    private(set) var parts: [Part] = []

    /// Cuts a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limit: The most bytes that a piece should have. A single word may have more.
    ///   - sentenceStarts: Gives for a line that is longer the offsets in UTF-8 at which it may be cut, in order.
    init(_ text: String, limit: Int, sentenceStarts: (Substring) -> [Int]) {
        var rest = text[...]
        while let end = rest.unicodeScalars.firstIndex(where: \.endsPieces) {
            addLine(rest[..<end], limit: limit, sentenceStarts: sentenceStarts)
            let after = rest.unicodeScalars[end...].firstIndex { !$0.endsPieces } ?? rest.endIndex
            keep(rest[end..<after])
            rest = rest[after...]
        }
        addLine(rest, limit: limit, sentenceStarts: sentenceStarts)
    }

    private mutating func addLine(_ line: Substring, limit: Int, sentenceStarts: (Substring) -> [Int]) {
        guard line.utf8.count > limit else { return add(line) }
        var cuts = LineCuts(line, limit: limit, sentenceStarts: sentenceStarts(line))
        while let stretch = cuts.next() { add(stretch) }
    }

    /// Adds a stretch of a line, with the white space at its ends apart.
    private mutating func add(_ stretch: Substring) {
        let scalars = stretch.unicodeScalars
        guard scalars.contains(where: \.properties.isAlphabetic),
            let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return keep(stretch) }
        let end = scalars.index(after: last)
        keep(stretch[..<first])
        parts.append(.piece(String(stretch[first..<end])))
        keep(stretch[end...])
    }

    private mutating func keep(_ text: Substring) {
        guard !text.isEmpty else { return }
        if case .kept(let before) = parts.last {
            parts[parts.count - 1] = .kept(before + text)
        } else {
            parts.append(.kept(String(text)))
        }
    }
}

extension Unicode.Scalar {
    /// Whether a line or a column ends here.
    fileprivate var endsPieces: Bool {
        switch value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
