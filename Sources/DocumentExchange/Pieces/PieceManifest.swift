// SPDX-License-Identifier: Apache-2.0

package import DocumentFormats
package import LanguageRecognition
package import LanguageSegmentation
import Records

/// The list of the pieces that a text was cut into, each of which may be changed in a file of its own before they are joined
/// again.
///
/// The white space around a piece stands in the list and not in the piece's file, so that editors which end every file with a
/// line feed change nothing. Joined unchanged, the pieces are the text, byte for byte. Of a document that is not UTF-8 the bytes
/// are kept beside them (`originalName`): the list has sums of the text and of these bytes, by which is told whether they may
/// come back.
///
///     let (manifest, contents) = PieceManifest.cut(document, spans: document.spans(by: segmenter))
///     write(manifest.text, to: PieceManifest.fileName)
package struct PieceManifest: Sendable, Hashable {
    /// A piece.
    package struct Piece: Sendable, Hashable {
        /// The name of its file, such as `0001.de.txt`.
        package let file: String
        /// The language it is in; nil where there is none.
        package let language: LanguageTag?
        /// The white space and markup before it.
        let before: String
        /// The white space after it.
        let after: String
    }

    /// The pieces, in order.
    package let pieces: [Piece]

    /// The sum of the text that the unchanged pieces make.
    package let textSum: ByteSum

    /// The sum of the bytes that the document had, which are those of its text where it was UTF-8.
    package let originalSum: ByteSum

    /// The name of the list's own file.
    package static let fileName = "manifest.tsv"

    /// The name of the file with the bytes of a document whose text has others.
    package static let originalName = "original"

    /// What the list begins with, before the number of its version.
    private static let heading = "dragoman pieces "
    private static let version = 2

    /// Cuts a document into the spans of its text, as the document writes them; its markup stands in the list.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - spans: The spans of each passage.
    ///   - originalSum: The sum of the document's own bytes; nil where they are those of its content.
    /// - Returns: The list, and the content of each piece's file.
    package static func cut(
        _ document: Document, spans: [[LanguageSpan]], originalSum: ByteSum? = nil
    ) -> (manifest: PieceManifest, contents: [String]) {
        var cutter = PieceCutter()
        var contents: [String] = []
        for piece in document.documentSpans(of: spans) {
            let source = document.source(piece.range)
            if let span = piece.span {
                contents.append(cutter.cut(source, in: span.language).content)
            } else {
                cutter.keep(source)
            }
        }
        if let last = cutter.last() { contents.append(last.content) }
        return (cutter.manifest(originalSum: originalSum), contents)
    }

    init(pieces: [Piece], textSum: ByteSum, originalSum: ByteSum) {
        self.pieces = pieces
        self.textSum = textSum
        self.originalSum = originalSum
    }

    /// Whether the bytes of the document are kept in a file of their own, since its text has others.
    package var keepsOriginal: Bool { textSum != originalSum }

    /// Reads a list.
    ///
    /// - Throws: `ManifestError` where a line is wrong, or is missing, or where it is of another version.
    package init(parsing text: String) throws(ManifestError) {
        let lines = ManifestLine.lines(of: text)
        guard let first = lines.first else { throw .malformed(line: 1, list: Self.fileName) }
        let heading = try Self.heading(of: first)
        var pieces: [Piece] = []
        var sum = ByteSum()
        for line in lines.dropFirst() {
            guard let piece = Piece(line: line.content) else { throw .malformed(line: line.number, list: Self.fileName) }
            pieces.append(piece)
            sum.add(line.content)
            sum.add(CollectionOfOne(UInt8(ascii: "\n")))
        }
        guard pieces.count == heading.count else {
            throw .wrongCount(pieces.count, written: heading.count, list: Self.fileName)
        }
        guard sum == heading.linesSum else { throw .changed(list: Self.fileName) }
        self.init(pieces: pieces, textSum: heading.textSum, originalSum: heading.originalSum)
    }

    /// The list as the content of its file. First a heading: the version, how many pieces there are, and the sums of the lines
    /// that follow, of the text and of the document. Then for each piece file, tag, what stands before and after, separated by
    /// tabs.
    package var text: String {
        let lines = pieces.map { $0.line + "\n" }.joined()
        var sum = ByteSum()
        sum.add(lines.utf8)
        let heading = ["\(Self.heading)\(Self.version)", "\(pieces.count)", "\(sum)", "\(textSum)", "\(originalSum)"]
        return heading.joined(separator: "\t") + "\n" + lines
    }

    /// What the first line says.
    private struct Heading {
        let count: Int
        let linesSum: ByteSum
        let textSum: ByteSum
        let originalSum: ByteSum
    }

    private static func heading(of line: ManifestLine) throws(ManifestError) -> Heading {
        let fields = String(Substring(line.content)).split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields[0].hasPrefix(heading) else { throw .malformed(line: line.number, list: fileName) }
        let found = fields[0].dropFirst(heading.count)
        guard found == "\(version)" else {
            throw .unknownVersion(found, known: version, line: line.number, list: fileName)
        }
        guard fields.count == 5, let count = Int(fields[1]), count >= 0, let lines = ByteSum(fields[2]),
            let text = ByteSum(fields[3]),
            let original = ByteSum(fields[4])
        else { throw .malformed(line: line.number, list: fileName) }
        return Heading(count: count, linesSum: lines, textSum: text, originalSum: original)
    }
}

extension PieceManifest.Piece {
    /// The piece that a line of the list names; nil where it names none.
    fileprivate init?(line: Substring.UTF8View) {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        // A name with a slash could lead out of the folder.
        guard fields.count == 4, !fields[0].isEmpty, !fields[0].utf8.contains(UInt8(ascii: "/")) else { return nil }
        self.init(
            file: fields[0], language: fields[1] == "und" ? nil : LanguageTag(fields[1]),
            before: TabSeparatedField.unescaped(fields[2]), after: TabSeparatedField.unescaped(fields[3]))
    }

    /// The line of the list.
    fileprivate var line: String {
        [file, language?.canonical ?? "und", TabSeparatedField.escaped(before), TabSeparatedField.escaped(after)]
            .joined(separator: "\t")
    }
}
