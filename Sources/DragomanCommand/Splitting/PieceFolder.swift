import DocumentFormats
import Glibc
import LanguageSegmentation
import UnicodeText

/// A folder with the pieces of a document and the list of them.
struct PieceFolder {
    let path: String

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
            try splitting.run(input) { pieces throws(CommandError) in
                for piece in pieces {
                    let (file, content) = cutter.cut(piece.text, in: piece.span.language)
                    try create(file, content)
                }
            }
            return cutter.manifest.text
        }
    }

    /// Reads the pieces and joins them. They are UTF-8, as they were written: a short piece is too little to guess another encoding by.
    func read(_ messages: Messages) throws(CommandError) -> String {
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
        return manifest.join(contents)
    }
}
