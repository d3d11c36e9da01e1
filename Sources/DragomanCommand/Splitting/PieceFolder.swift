import DocumentExchange
import DocumentFormats
import Glibc
import LanguageSegmentation
import TextScanning

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
    ///
    /// All pieces are read twice, so that nothing is written where one of them is missing or is not UTF-8.
    ///
    /// - Returns: Whether the document is what it should be: not where its own bytes are gone, and no piece was changed.
    func join(_ messages: Messages) throws(CommandError) -> Bool {
        let manifest = try manifest(messages)
        messages.tell("\(path): \(manifest.pieces.count) pieces")
        var sum = ByteSum()
        try readText(of: manifest, messages) { sum.add($0.utf8) }
        let output = StandardOutput()
        guard manifest.keepsOriginal, sum == manifest.textSum else {
            if manifest.keepsOriginal {
                messages.note(
                    path,
                    "pieces have been changed, so they are joined as UTF-8, which the document was not; its bytes were kept as ‘original’"
                )
            }
            try readText(of: manifest, messages, take: output.write)
            return true
        }
        guard originalStands(for: manifest, messages) else {
            try readText(of: manifest, messages, take: output.write)
            return false
        }
        try file(PieceManifest.originalName).readBytes(take: output.write)
        return true
    }

    private func manifest(_ messages: Messages) throws(CommandError) -> PieceManifest {
        guard access("\(path)/\(PieceManifest.fileName)", F_OK) == 0 || errno != ENOENT else {
            throw .noManifest(path)
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
        Input(name, inFolder: path)
    }

    /// Hands on the text that the pieces make, some of it at a time.
    private func readText(
        of manifest: PieceManifest, _ messages: Messages, take: (String) throws(CommandError) -> Void
    ) throws(CommandError) {
        for piece in manifest.pieces {
            var reader = try BlockReader(file(piece.file), pace: .inPieces, keepsMark: true, messages: messages)
            var text = PieceText(of: piece)
            while let block = try reader.next() {
                guard let part = String(validating: block, as: UTF8.self) else { throw .pieceNotUTF8(file(piece.file).name) }
                try take(text.append(part))
            }
            try take(text.finish())
        }
    }

    /// Whether the document's own bytes are there as they were.
    private func originalStands(for manifest: PieceManifest, _ messages: Messages) -> Bool {
        let original = file(PieceManifest.originalName)
        var reason = "it has been changed"
        do throws(CommandError) {
            var sum = ByteSum()
            try original.readBytes { sum.add($0) }
            if sum == manifest.originalSum { return true }
        } catch {
            reason = error.why
        }
        messages.warn(original.name, "\(reason), so the pieces are joined as UTF-8, which the document was not")
        return false
    }
}
