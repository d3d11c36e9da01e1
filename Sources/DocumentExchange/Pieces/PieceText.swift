// SPDX-License-Identifier: Apache-2.0

/// The text of a piece while its file is read: with the white space that the list has for it in place of that at the file's ends.
///
///     var text = PieceText(of: piece)
///     while let part = next() { write(text.append(part)) }
///     write(text.finish())
package struct PieceText: Sendable {
    private let piece: PieceManifest.Piece
    private var hasBegun = false
    /// White space that belongs to the text where more of it comes.
    private var held = ""

    /// The text of a piece, none of whose file has been read.
    package init(of piece: PieceManifest.Piece) {
        self.piece = piece
    }

    /// Takes the next part of the file.
    ///
    /// - Returns: What of the document is known by now.
    package mutating func append(_ part: String) -> String {
        let (head, body, tail) = part.separatedFromWhiteSpace
        guard !body.isEmpty else {
            held += head
            return ""
        }
        defer {
            hasBegun = true
            held = String(tail)
        }
        return (hasBegun ? held + head : piece.before) + body
    }

    /// Ends the file.
    ///
    /// - Returns: What is left of the piece.
    package func finish() -> String {
        (hasBegun ? "" : piece.before) + piece.after
    }
}

extension String {
    /// The white space at the beginning, what stands between, and the white space at the end; of white space alone it is the
    /// beginning.
    ///
    /// Scalars count and not characters, so that it does not matter in which parts a text is read. Byte order marks are white
    /// space: editors add and drop them.
    var separatedFromWhiteSpace: (head: Substring, body: Substring, tail: Substring) {
        func isMargin(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace || scalar == "\u{FEFF}" }
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !isMargin($0) }),
            let last = scalars.lastIndex(where: { !isMargin($0) })
        else { return (self[...], "", "") }
        let end = scalars.index(after: last)
        return (self[..<first], self[first..<end], self[end...])
    }
}
