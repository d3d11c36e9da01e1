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
        let isNew = mkdir(path, 0o777) == 0
        if !isNew, errno != EEXIST { throw .cannotCreate(path, errno: errno) }
        // The list comes last: a folder with a list is whole.
        if access("\(path)/\(PieceManifest.fileName)", F_OK) == 0 {
            throw .cannotCreate("\(path)/\(PieceManifest.fileName)", errno: EEXIST)
        }
        var made: [String] = []
        do throws(CommandError) {
            for (piece, content) in zip(manifest.pieces, contents) { try create(piece.file, content, noting: &made) }
            try create(PieceManifest.fileName, manifest.text, noting: &made)
        } catch {
            // What was made is of no use, and would stand in the way of the next try. What others made stays.
            for file in made { unlink("\(path)/\(file)") }
            if isNew { rmdir(path) }
            throw error
        }
    }

    /// Reads the pieces and joins them. They are UTF-8, as they were written: a short piece is too little to guess another encoding by.
    func read(_ messages: Messages) throws(CommandError) -> String {
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

    /// Writes a file that must not exist, and notes its name once it does.
    private func create(_ file: String, _ content: String, noting made: inout [String]) throws(CommandError) {
        let name = "\(path)/\(file)"
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(name, errno: errno) }
        made.append(file)
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: name).write(Array(content.utf8))
    }
}
