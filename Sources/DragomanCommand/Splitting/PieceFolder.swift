import DocumentFormats
import Glibc
import LanguageSegmentation
import UnicodeText

/// A folder with the pieces of a document and the list of them.
struct PieceFolder {
    let path: String

    /// The name of the document as it was, which is kept where it is not UTF-8.
    private static let originalName = "original"

    /// Whether there is such a folder.
    var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Cuts a document and writes its pieces, making the folder where it does not exist. Nothing that stands there is written over.
    func write(_ document: Document, segmenter: LanguageSegmenter) throws(CommandError) {
        let (manifest, contents) = PieceManifest.cut(document, spans: document.spans(by: segmenter))
        let files = zip(manifest.pieces, contents).map { ($0.file, $1) }
        try NewFiles(folder: path).write(files + [(PieceManifest.fileName, manifest.text)])
    }

    /// Cuts a plain text as it is read, and writes its pieces.
    func write(_ input: Input, segmenter: LanguageSegmenter, _ messages: Messages) throws(CommandError) {
        let splitting = TextSplitting(segmenter: segmenter, unit: .utf8, holdsText: true, messages: messages)
        try NewFiles(folder: path).write(list: PieceManifest.fileName) { create throws(CommandError) in
            var cutter = PieceCutter()
            let isFaithful = try splitting.run(input) { pieces throws(CommandError) in
                for piece in pieces {
                    let (file, content) = cutter.cut(piece.text, in: piece.span.language)
                    try create(file, Array(content.utf8))
                }
            }
            // Standard input cannot be read a second time.
            if !isFaithful, input.path != nil { try create(Self.originalName, input.readBytes()) }
            return cutter.manifest.text
        }
    }

    /// Reads the pieces and joins them. They are UTF-8, as they were written: a short piece is too little to guess another encoding by.
    ///
    /// - Returns: The document in UTF-8; where nothing was changed in one that was not UTF-8, its own bytes.
    func read(_ messages: Messages) throws(CommandError) -> [UInt8] {
        guard access("\(path)/\(PieceManifest.fileName)", F_OK) == 0 || errno != ENOENT else {
            throw .noManifest(path, PieceManifest.fileName)
        }
        let charset = try? Charset("utf-8")
        func content(of file: String) throws(CommandError) -> String {
            try Input(path: "\(path)/\(file)", charset: charset).readText(messages)
        }
        let manifest: PieceManifest
        do {
            manifest = try PieceManifest(parsing: content(of: PieceManifest.fileName))
        } catch let error as PieceManifestError {
            throw .badManifest(error, folder: path)
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(wrapping: error)
        }
        messages.tell("\(path): \(manifest.pieces.count) pieces")
        var contents: [String] = []
        for piece in manifest.pieces { contents.append(try content(of: piece.file)) }
        let text = manifest.join(contents)
        return try original(of: text, messages) ?? Array(text.utf8)
    }

    /// The bytes of the document as it was, where it was not UTF-8 and its text is still the same.
    private func original(of text: String, _ messages: Messages) throws(CommandError) -> [UInt8]? {
        let original = Input(path: "\(path)/\(Self.originalName)", charset: nil)
        guard access(original.name, F_OK) == 0 else { return nil }
        // What there is to say of it was said when it was split.
        if try original.readText(Messages(level: .errors)) == text { return try original.readBytes() }
        messages.note(path, "its pieces have been changed, so they are joined as UTF-8, which the document was not")
        return nil
    }
}
