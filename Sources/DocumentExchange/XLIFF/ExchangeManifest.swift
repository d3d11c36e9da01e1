// SPDX-License-Identifier: Apache-2.0

package import DocumentFormats

/// The list of the files in which a document's spans are exchanged.
///
///     let manifest = ExchangeManifest(of: document, files: ["de.xlf", "fr.xlf"])
///
/// The units of the files are called by their places in the document, so that these mean nothing in another: the list has the
/// document's sum, and that of its own lines.
package struct ExchangeManifest: Sendable, Hashable {
    /// The name of the list's own file.
    package static let fileName = "exchange.tsv"
    /// The name of the copy of the document.
    package static let documentName = "document"

    /// What the list begins with, before the number of its version.
    private static let heading = "dragoman exchange "
    private static let version = 2

    /// The identifier of the document's format.
    package let formatIdentifier: String
    /// The names of the files.
    package let files: [String]
    /// The sum of the document as it was written.
    private let documentSum: ByteSum

    /// A list of files for a document.
    package init(of document: Document, files: [String]) {
        formatIdentifier = document.format.identifier
        self.files = files
        documentSum = ByteSum(of: document.content)
    }

    /// Whether a document is, byte for byte, the one that the files were made of.
    ///
    /// - Complexity: Linear in its length.
    package func fits(_ document: Document) -> Bool {
        ByteSum(of: document.content) == documentSum
    }

    /// Reads a list.
    ///
    /// - Parameter formats: The formats that the document may be in.
    /// - Throws: `ManifestError` where a line is wrong, or is missing, or where it is of another version.
    package init(parsing text: String, formats: DocumentFormatRegistry = .standard) throws(ManifestError) {
        let lines = ManifestLine.lines(of: text).map { (number: $0.number, content: String(Substring($0.content))) }
        guard let first = lines.first, first.content.hasPrefix(Self.heading) else {
            throw .malformed(line: lines.first?.number ?? 1, list: Self.fileName)
        }
        let fields = first.content.dropFirst(Self.heading.count).split(separator: "\t", omittingEmptySubsequences: false)
        guard fields[0] == "\(Self.version)" else {
            throw .unknownVersion(fields[0], known: Self.version, line: first.number, list: Self.fileName)
        }
        guard fields.count == 4, let count = Int(fields[1]), let linesSum = ByteSum(String(fields[2])),
            let documentSum = ByteSum(String(fields[3]))
        else { throw .malformed(line: first.number, list: Self.fileName) }
        guard lines.count > 1 else { throw .malformed(line: first.number + 1, list: Self.fileName) }
        guard let format = formats.format(identifiedBy: lines[1].content) else {
            throw .malformed(line: lines[1].number, list: Self.fileName)
        }
        // A name with a slash could lead out of the folder.
        if let odd = lines[2...].first(where: { $0.content.utf8.contains(UInt8(ascii: "/")) }) {
            throw .malformed(line: odd.number, list: Self.fileName)
        }
        formatIdentifier = format.identifier
        self.files = lines[2...].map(\.content)
        self.documentSum = documentSum
        guard files.count == count else { throw .wrongCount(files.count, written: count, list: Self.fileName) }
        guard ByteSum(of: body) == linesSum else { throw .changed(list: Self.fileName) }
    }

    /// The format, and a line for each file.
    private var body: String { ([formatIdentifier] + files).map { $0 + "\n" }.joined() }

    /// The list as the content of its file: a heading with the version, how many files there are, and the sums of the lines that
    /// follow and of the document; then the format, and a line for each file.
    package var text: String {
        ["\(Self.heading)\(Self.version)", "\(files.count)", "\(ByteSum(of: body))", "\(documentSum)"].joined(separator: "\t")
            + "\n" + body
    }
}
