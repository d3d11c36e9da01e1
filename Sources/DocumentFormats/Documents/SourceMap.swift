/// Finds where places in a passage's text stand in the document; asked in order, it reads the passage once.
struct SourceMap {
    private let pieces: [Passage.Piece]
    private var index = 0

    init(_ passage: Passage) {
        pieces = passage.pieces
    }

    /// Where in the document the text from an offset on begins. Inside an escape it is the escape's end.
    mutating func source(of offset: Int) -> Int {
        while index < pieces.count - 1, pieces[index].text.upperBound <= offset { index += 1 }
        guard index < pieces.count else { return 0 }
        let piece = pieces[index]
        if offset <= piece.text.lowerBound { return piece.source.lowerBound }
        if offset >= piece.text.upperBound { return piece.source.upperBound }
        return piece.kind == .verbatim
            ? piece.source.lowerBound + offset - piece.text.lowerBound : piece.source.upperBound
    }
}
