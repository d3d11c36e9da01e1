/// The list of the files in which a document's spans are exchanged.
///
///     let manifest = ExchangeManifest(kind: .markdown, files: ["de.xlf", "fr.xlf"])
public struct ExchangeManifest: Sendable, Hashable {
    /// The name of the list's own file.
    public static let fileName = "exchange.tsv"
    /// The name of the copy of the document.
    public static let documentName = "document"

    private static let heading = "dragoman exchange 1"

    /// The format of the document.
    public let kind: DocumentKind
    /// The names of the files.
    public let files: [String]

    /// A list of files for a document.
    public init(kind: DocumentKind, files: [String]) {
        self.kind = kind
        self.files = files
    }

    /// Reads a list.
    ///
    /// - Throws: `PieceManifestError`, naming the line that is wrong.
    public init(parsing text: String) throws(PieceManifestError) {
        let lines = text.utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String(Substring($0)) }
        guard lines.first == Self.heading else { throw .malformed(line: 1, list: Self.fileName) }
        guard lines.count > 1, let kind = DocumentKind(rawValue: lines[1]) else {
            throw .malformed(line: 2, list: Self.fileName)
        }
        self.kind = kind
        files = Array(lines[2...])
        // A name with a slash could lead out of the folder.
        if let odd = lines.indices.dropFirst(2).first(where: { lines[$0].utf8.contains(UInt8(ascii: "/")) }) {
            throw .malformed(line: odd + 1, list: Self.fileName)
        }
    }

    /// The list as the content of its file: a heading, the format, and a line for each file.
    public var text: String {
        ([Self.heading, kind.rawValue] + files).map { $0 + "\n" }.joined()
    }
}
