// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
import Glibc
public import LanguageSegmentation
import TextScanning
public import TextStreams

/// A folder with the pieces of a document, each a span in a file of its own, with the list of them, and,
/// for a document that is not UTF-8, its original bytes.
///
///     let folder = PieceFolder(path: "pieces")
///     try folder.write(TextInput(path: "minutes.txt"), segmenter: segmenter)
///     // The pieces are changed by whoever translates them.
///     try folder.join { bytes in try output.write(bytes) }
public struct PieceFolder: Sendable {
    /// Something that whoever joins pieces may want to tell.
    public enum Notice: Sendable {
        /// This many pieces are joined.
        case pieces(Int)
        /// Pieces have been changed, so that they are joined as UTF-8, which the document was not.
        case changedPieces
        /// The document's own bytes are gone or changed, for a reason, so that pieces that are as they were are joined as UTF-8.
        case lostOriginal(file: String, reason: String)
        /// Something about a file.
        case input(InputNotice)
    }

    /// The path of the folder.
    public let path: String

    /// A folder that need not exist.
    public init(path: String) {
        self.path = path
    }

    /// Whether there is such a folder.
    public var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    // MARK: - Cutting

    /// Cuts a document and writes its pieces, making the folder where it does not exist. Nothing that stands there is written
    /// over.
    ///
    /// Plain text is cut as it is read. What is read is copied, since a pipe can be read once only; the copy stays where the
    /// document is not UTF-8, whether its encoding was named or found, and whatever its format.
    ///
    /// - Parameters:
    ///   - input: The document.
    ///   - format: Its format; nil for what its name or its beginning says.
    ///   - segmenter: What splits its text.
    ///   - files: The transaction by which it can be cancelled.
    ///   - notices: What is told of the document's encoding.
    /// - Throws: `DocumentFileError`; nothing is left in the folder then.
    public func write(
        _ input: TextInput, format: (any DocumentFormat)? = nil, segmenter: LanguageSegmenter,
        files: FileTransaction = FileTransaction(), notices: @escaping InputNotice.Handler = { _ in }
    ) throws(DocumentFileError) {
        let (input, format) = try input.settlingFormat(format)
        let folder = FolderTransaction(folder: path, files: files)
        try DocumentFileError.wrapping {
            try folder.write(list: PieceManifest.fileName, refusing: [ExchangeManifest.fileName]) {
                let original = ByteCopy(try folder.make(PieceManifest.originalName))
                let manifest: PieceManifest
                if format is PlainText {
                    var cutter = PieceCutter()
                    let splitting = TextSplitting(
                        segmenter: segmenter, measure: PlaceMeasure(unit: .utf8, includesText: true), notices: notices)
                    try splitting.run(input, copy: original.take) { pieces throws(TextStreamError) in
                        for (span, place) in pieces {
                            let (file, content) = cutter.cut(place.text, in: span.language)
                            try folder.create(file, content)
                        }
                    }
                    manifest = cutter.manifest(originalSum: original.sum)
                } else {
                    let document = try input.readDocument(format, copy: original.take, notices: notices).inUTF8
                    let contents: [String]
                    (manifest, contents) = PieceManifest.cut(
                        document, spans: document.spans(by: segmenter), originalSum: original.sum)
                    for (piece, content) in zip(manifest.pieces, contents) { try folder.create(piece.file, content) }
                }
                if !manifest.keepsOriginal { folder.remove(PieceManifest.originalName) }
                return manifest.text
            }
        }
    }

    // MARK: - Joining

    /// Joins the pieces and hands on the document as they are read: in UTF-8, or, where it was not UTF-8 and nothing was changed,
    /// its own bytes.
    ///
    /// All pieces are read twice, so that nothing is handed on where one of them is missing or is not UTF-8.
    ///
    /// - Parameters:
    ///   - notices: What is told of the pieces.
    ///   - take: Takes the document, some bytes at a time.
    /// - Returns: False if the document was not UTF-8, no piece was changed, and its original bytes are missing or damaged, so
    ///   that it was written as UTF-8; else true.
    /// - Throws: `DocumentFileError` where the list or a piece is missing or broken, and for what `take` throws.
    @discardableResult
    public func join(
        notices: @escaping @Sendable (Notice) -> Void = { _ in }, take: ([UInt8]) throws(TextStreamError) -> Void
    ) throws(DocumentFileError) -> Bool {
        let manifest = try manifest(notices)
        notices(.pieces(manifest.pieces.count))
        var sum = ByteSum()
        try readText(of: manifest, notices) { sum.add($0.utf8) }
        guard manifest.keepsOriginal, sum == manifest.textSum else {
            if manifest.keepsOriginal { notices(.changedPieces) }
            try readText(of: manifest, notices) { text throws(TextStreamError) in try take(Array(text.utf8)) }
            return true
        }
        guard isOriginalIntact(for: manifest, notices) else {
            try readText(of: manifest, notices) { text throws(TextStreamError) in try take(Array(text.utf8)) }
            return false
        }
        try DocumentFileError.wrappingMissingFiles { () throws(TextStreamError) in
            try file(PieceManifest.originalName).readBytes(take: take)
        }
        return true
    }

    private func manifest(_ notices: @escaping @Sendable (Notice) -> Void) throws(DocumentFileError) -> PieceManifest {
        guard access("\(path)/\(PieceManifest.fileName)", F_OK) == 0 || errno != ENOENT else { throw .missingList(path) }
        let text = try DocumentFileError.wrappingMissingFiles { () throws(TextStreamError) in
            try file(PieceManifest.fileName).readText(notices: { notices(.input($0)) })
        }
        do {
            return try PieceManifest(parsing: text)
        } catch {
            throw .brokenList(error, folder: path)
        }
    }

    private func file(_ name: String) -> TextInput { TextInput(name, inFolder: path) }

    /// Hands on the text that the pieces make, some of it at a time.
    private func readText(
        of manifest: PieceManifest, _ notices: @escaping @Sendable (Notice) -> Void,
        take: (String) throws(TextStreamError) -> Void
    ) throws(DocumentFileError) {
        for piece in manifest.pieces {
            let input = file(piece.file)
            let isUTF8 = try DocumentFileError.wrappingMissingFiles { () throws(TextStreamError) in
                var reader = try BlockReader(input, pace: .inPieces, keepsByteOrderMark: true, notices: { notices(.input($0)) })
                var text = PieceText(of: piece)
                while let block = try reader.next() {
                    guard let part = String(validating: block, as: UTF8.self) else { return false }
                    try take(text.append(part))
                }
                try take(text.finish())
                return true
            }
            guard isUTF8 else { throw .notUTF8(input.name) }
        }
    }

    /// Whether the document's own bytes are there as they were.
    private func isOriginalIntact(for manifest: PieceManifest, _ notices: (Notice) -> Void) -> Bool {
        let original = file(PieceManifest.originalName)
        var reason = "it has been changed"
        do throws(TextStreamError) {
            var sum = ByteSum()
            try original.readBytes { sum.add($0) }
            if sum == manifest.originalSum { return true }
        } catch {
            reason = error.why
        }
        notices(.lostOriginal(file: original.name, reason: reason))
        return false
    }
}

/// A file that takes a copy of the bytes that are read from somewhere, which may give them once only.
private final class ByteCopy {
    private let sink: ByteSink
    /// The sum of the bytes so far.
    private(set) var sum = ByteSum()

    /// A copy into a file, whose descriptor is closed in the end.
    init(_ sink: ByteSink) {
        self.sink = sink
    }

    deinit {
        close(sink.descriptor)
    }

    /// Takes the next bytes.
    func take(_ bytes: ArraySlice<UInt8>) throws(TextStreamError) {
        sum.add(bytes)
        try sink.write(bytes)
    }
}
