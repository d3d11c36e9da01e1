import DocumentFormats
import Glibc
import LanguageSegmentation

/// A folder with the pieces of a document and the list of them, and with its bytes where they are not those of its text.
struct PieceFolder {
    let path: String

    /// Whether there is such a folder.
    var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    // MARK: - Cutting

    /// Cuts a document and writes its pieces, making the folder where it does not exist. Nothing that stands there is written over.
    ///
    /// Plain text is cut as it is read. What is read is copied, since a pipe can be read once only; the copy stays where the document is not
    /// UTF-8, whether its encoding was named or found, and whatever its format.
    func write(
        _ input: Input, kind: DocumentKind, segmenter: LanguageSegmenter, _ messages: Messages
    ) throws(CommandError) {
        let folder = NewFiles(folder: path)
        try folder.write(list: PieceManifest.fileName) { () throws(CommandError) in
            let original = try folder.copy(named: PieceManifest.originalName)
            let manifest: PieceManifest
            if kind == .text {
                var cutter = PieceCutter()
                let splitting = TextSplitting(
                    segmenter: segmenter, measure: PlaceMeasure(unit: .utf8, holdsText: true), messages: messages)
                try splitting.run(input, copy: original) { pieces throws(CommandError) in
                    for (span, place) in pieces {
                        let (file, content) = cutter.cut(place.text, in: span.language)
                        try folder.create(file, content)
                    }
                }
                manifest = cutter.manifest(originalSum: original.sum)
            } else {
                let document = try input.readDocument(kind, messages, copy: original)
                let contents: [String]
                (manifest, contents) = PieceManifest.cut(
                    document, spans: document.spans(by: segmenter), originalSum: original.sum)
                for (piece, content) in zip(manifest.pieces, contents) { try folder.create(piece.file, content) }
            }
            if !manifest.keepsOriginal { folder.remove(PieceManifest.originalName) }
            return manifest.text
        }
    }

    // MARK: - Joining

    /// Joins the pieces and writes the document as they are read: in UTF-8, or, where it was not UTF-8 and nothing was changed, its own bytes.
    func join(_ messages: Messages) throws(CommandError) {
        let manifest = try manifest(messages)
        messages.tell("\(path): \(manifest.pieces.count) pieces")
        // Nothing is written where something is missing.
        for piece in manifest.pieces where access(file(piece.file).name, R_OK) != 0 {
            throw .cannotRead(file(piece.file).name, errno: errno)
        }
        let output = StandardOutput()
        if manifest.keepsOriginal, try originalStands(for: manifest, messages) {
            try file(PieceManifest.originalName).readBytes(take: output.write)
        } else {
            try readText(of: manifest, messages, take: output.write)
        }
    }

    private func manifest(_ messages: Messages) throws(CommandError) -> PieceManifest {
        guard access("\(path)/\(PieceManifest.fileName)", F_OK) == 0 || errno != ENOENT else {
            throw .noManifest(path, PieceManifest.fileName)
        }
        let text = try file(PieceManifest.fileName).readText(messages)
        do {
            return try PieceManifest(parsing: text)
        } catch {
            throw .badManifest(error, folder: path)
        }
    }

    /// A file of the folder. A short piece is too little to guess another encoding by.
    private func file(_ name: String) -> Input {
        Input(utf8: "\(path)/\(name)")
    }

    /// Hands on the text that the pieces make, some of it at a time.
    private func readText(
        of manifest: PieceManifest, _ messages: Messages, take: (String) throws(CommandError) -> Void
    ) throws(CommandError) {
        for piece in manifest.pieces {
            var reader = try BlockReader(file(piece.file), pace: .inPieces, keepsMark: true, messages: messages)
            var text = PieceText(of: piece)
            while let part = try reader.nextText() { try take(text.append(part)) }
            try take(text.finish())
        }
    }

    /// Whether the document's own bytes can be given back: the pieces say what they said, and the bytes are there.
    private func originalStands(for manifest: PieceManifest, _ messages: Messages) throws(CommandError) -> Bool {
        let original = file(PieceManifest.originalName)
        guard access(original.name, R_OK) == 0 else {
            messages.warn(
                original.name,
                "\(String(cString: strerror(errno))), so the pieces are joined as UTF-8, which the document was not")
            return false
        }
        var sum = ByteSum()
        // Faults in the pieces are named when these are joined.
        try readText(of: manifest, Messages(level: .errors)) { sum.add($0.utf8) }
        guard sum == manifest.textSum else {
            messages.note(
                path,
                "pieces have been changed, so they are joined as UTF-8, which the document was not; ‘original’ has its bytes")
            return false
        }
        sum = ByteSum()
        try original.readBytes { sum.add($0) }
        guard sum == manifest.originalSum else {
            messages.warn(original.name, "it has been changed, so the pieces are joined as UTF-8, which the document was not")
            return false
        }
        return true
    }
}
