// SPDX-License-Identifier: Apache-2.0

/// A short document in two to five languages, and where each language stands in it.
public struct MixedDocument: Sendable {
    /// The name of the document's file without its extension.
    public let name: String

    /// The whole document, as it stands in its file.
    public let text: String

    /// The pieces of the document in order; joined they are `text`.
    ///
    /// White space between two pieces belongs to the first of them, quotation marks to the text around the quotation.
    /// Neighbouring pieces differ in their tag, which is `und` for a block that is in no language.
    public let spans: [(tag: String, text: String)]
}

extension TestSentences {
    /// Returns the documents that mix languages by paragraph or by sentence, ordered by name.
    ///
    /// - Throws: Foundation's `CocoaError` when a file cannot be read.
    public static func mixedDocuments() throws -> [MixedDocument] {
        try Checkout.names(in: mixed).map { name in
            MixedDocument(
                name: name,
                text: try Checkout.text(of: name + ".txt", in: mixed),
                spans: try Checkout.lines(of: name + ".spans.tsv", in: mixed).map(span(fromLine:)))
        }
    }

    /// Reads a line `tag TAB piece`.
    ///
    /// In the piece `\n` stands for a line feed, `\t` for a tab, `\s` for the space at its end, which editors would strip,
    /// and `\\` for a backslash.
    private static func span(fromLine line: String) -> (tag: String, text: String) {
        var piece = ""
        let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        precondition(fields.count == 2, "A line of a file of spans has no tab: \(line)")
        var characters = fields[1].makeIterator()
        while let character = characters.next() {
            guard character == "\\" else {
                piece.append(character)
                continue
            }
            switch characters.next() {
            case "n": piece.append("\n")
            case "t": piece.append("\t")
            case "s": piece.append(" ")
            case "\\": piece.append("\\")
            default: preconditionFailure("A line of a file of spans has an unknown escape: \(line)")
            }
        }
        return (String(fields[0]), piece)
    }

    private static let mixed = "Mixed"
}
