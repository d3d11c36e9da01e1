public import LanguageRecognition
public import LanguageSegmentation

/// The list of the pieces that a text was cut into, each of which may be changed in a file of its own before they are joined again.
///
/// The white space around a piece stands in the list and not in the piece's file, so that editors which end every file with a line feed
/// change nothing. Joined unchanged, the pieces are the text, byte for byte.
///
///     let (manifest, contents) = PieceManifest.cut(text, spans: segmenter.spans(of: text))
///     manifest.join(contents) == text
public struct PieceManifest: Sendable, Hashable {
    /// A piece.
    public struct Piece: Sendable, Hashable {
        /// The name of its file, such as `0001.de.txt`.
        public let file: String
        /// The language it is in; nil where there is none.
        public let language: LanguageTag?
        /// The white space and markup before it.
        let before: String
        /// The white space behind it.
        let after: String
    }

    /// The pieces, in order.
    public let pieces: [Piece]

    /// The name of the list's own file.
    public static let fileName = "manifest.tsv"

    private static let heading = "dragoman pieces 1"

    /// Cuts a text into its spans.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - spans: Spans that cover it.
    /// - Returns: The list, and the content of each piece's file.
    public static func cut(_ text: String, spans: [Span]) -> (manifest: PieceManifest, contents: [String]) {
        cut(Document(text), spans: text.isEmpty ? [] : [spans])
    }

    /// Cuts a document into the spans of its text, as the document writes them; its markup stands in the list.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - spans: The spans of each passage.
    /// - Returns: The list, and the content of each piece's file.
    public static func cut(_ document: Document, spans: [[Span]]) -> (manifest: PieceManifest, contents: [String]) {
        var cutter = PieceCutter()
        var contents: [String] = []
        for piece in document.pieces(of: spans) {
            let source = document.source(piece.range)
            if let span = piece.span {
                contents.append(cutter.cut(source, in: span.language).content)
            } else {
                cutter.keep(source)
            }
        }
        if let last = cutter.last() { contents.append(last.content) }
        return (cutter.manifest, contents)
    }

    init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Reads a list.
    ///
    /// - Throws: `PieceManifestError`, naming the line that is wrong.
    public init(parsing text: String) throws(PieceManifestError) {
        // By bytes: a line feed behind a carriage return, and a tab before a mark, are no characters of their own.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        guard let first = lines.first, first.elementsEqual(Self.heading.utf8) else { throw PieceManifestError(line: 1) }
        var pieces: [Piece] = []
        for (index, line) in lines.enumerated().dropFirst() {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
            // A name with a slash could lead out of the folder.
            guard fields.count == 4, !fields[0].isEmpty, !fields[0].utf8.contains(UInt8(ascii: "/")) else {
                throw PieceManifestError(line: index + 1)
            }
            pieces.append(
                Piece(
                    file: fields[0], language: fields[1] == "und" ? nil : LanguageTag(fields[1]),
                    before: TabSeparatedField.unescaped(fields[2]), after: TabSeparatedField.unescaped(fields[3])))
        }
        self.pieces = pieces
    }

    /// The list as the content of its file: a heading, then file, tag, white space before and behind, parted by tabs.
    public var text: String {
        let lines = pieces.map { piece in
            [
                piece.file, piece.language?.canonical ?? "und", TabSeparatedField.escaped(piece.before),
                TabSeparatedField.escaped(piece.after),
            ].joined(separator: "\t")
        }
        return ([Self.heading] + lines).map { $0 + "\n" }.joined()
    }

    /// The text that the pieces make, changed or not.
    ///
    /// - Parameter contents: The content of each piece's file, in order. White space at its ends does not count.
    public func join(_ contents: [String]) -> String {
        precondition(contents.count == pieces.count, "as many contents as pieces")
        return zip(pieces, contents).map { piece, content in
            let body = content.drop(while: \.isWhitespace)
            let tailCount = body.reversed().prefix(while: \.isWhitespace).count
            return piece.before + body.dropLast(tailCount) + piece.after
        }.joined()
    }
}

/// Which line of a list of pieces is wrong.
public struct PieceManifestError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The name of the list.
    public let list: String

    init(line: Int, list: String = PieceManifest.fileName) {
        self.line = line
        self.list = list
    }

    /// Why the list cannot be used.
    public var reason: String { "line \(line) of \(list) is not as ‘split’ writes it" }

    /// What to do about it.
    public var remedy: String { "Split the document again, and change the pieces only." }

    /// Why, and what to do.
    public var description: String { "\(reason). \(remedy)" }
}
