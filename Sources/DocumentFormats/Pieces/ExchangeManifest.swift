/// The list of the files in which a document's spans are exchanged.
///
///     let manifest = ExchangeManifest(kind: .markdown, files: ["de.xlf", "fr.xlf"])
package struct ExchangeManifest: Sendable, Hashable {
    /// The name of the list's own file.
    package static let fileName = "exchange.tsv"
    /// The name of the copy of the document.
    package static let documentName = "document"

    private static let heading = "dragoman exchange 1"

    /// The format of the document.
    package let kind: DocumentKind
    /// The names of the files.
    package let files: [String]

    /// A list of files for a document.
    package init(kind: DocumentKind, files: [String]) {
        self.kind = kind
        self.files = files
    }

    /// Reads a list.
    ///
    /// - Throws: `ManifestError`, naming the line that is wrong.
    package init(parsing text: String) throws(ManifestError) {
        let lines = ManifestLine.lines(of: text).map { (number: $0.number, content: String(Substring($0.content))) }
        guard let heading = lines.first, heading.content == Self.heading else {
            throw .malformed(line: lines.first?.number ?? 1, list: Self.fileName)
        }
        guard lines.count > 1 else { throw .malformed(line: heading.number + 1, list: Self.fileName) }
        guard let kind = DocumentKind(rawValue: lines[1].content) else {
            throw .malformed(line: lines[1].number, list: Self.fileName)
        }
        self.kind = kind
        files = lines[2...].map(\.content)
        // A name with a slash could lead out of the folder.
        if let odd = lines[2...].first(where: { $0.content.utf8.contains(UInt8(ascii: "/")) }) {
            throw .malformed(line: odd.number, list: Self.fileName)
        }
    }

    /// The list as the content of its file: a heading, the format, and a line for each file.
    package var text: String {
        ([Self.heading, kind.rawValue] + files).map { $0 + "\n" }.joined()
    }
}
