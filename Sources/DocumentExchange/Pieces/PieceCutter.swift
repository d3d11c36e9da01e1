// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition

/// Makes the list of a document's pieces, and the content of each piece's file, from one span after the other.
///
///     var cutter = PieceCutter()
///     for span in spans {
///         let (file, content) = cutter.cut(text(of: span), in: span.language)
///         write(content, to: file)
///     }
///     write(cutter.manifest().text, to: PieceManifest.fileName)
package struct PieceCutter: Sendable {
    private var pieces: [PieceManifest.Piece] = []
    /// What stands before the next piece.
    private var markup = ""
    private var textSum = ByteSum()

    /// A cutter at the start of a document.
    package init() {}

    /// Adds a span, as the document writes it.
    ///
    /// - Returns: The name of its file, and what stands in it.
    package mutating func cut(_ whole: String, in language: LanguageTag?) -> (file: String, content: String) {
        textSum.add(whole.utf8)
        let (head, body, tail) = whole.separatedFromWhiteSpace
        let number = String(pieces.count + 1)
        let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
        let file = "\(padded).\(language?.canonical ?? "und").txt"
        pieces.append(PieceManifest.Piece(file: file, language: language, before: markup + head, after: String(tail)))
        markup = ""
        return (file, body + "\n")
    }

    /// Adds markup, which stands in the list.
    package mutating func keep(_ source: String) {
        textSum.add(source.utf8)
        markup += source
    }

    /// Makes a last, empty piece for markup after the last span; nil if there is none.
    package mutating func last() -> (file: String, content: String)? {
        markup.isEmpty ? nil : cut("", in: nil)
    }

    /// The list of what was cut so far.
    ///
    /// - Parameter originalSum: The sum of the document's own bytes; nil where they are those of its text.
    package func manifest(originalSum: ByteSum? = nil) -> PieceManifest {
        PieceManifest(pieces: pieces, textSum: textSum, originalSum: originalSum ?? textSum)
    }
}
