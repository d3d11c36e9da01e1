import DocumentExchange
import DocumentFormats
import Glibc
import LanguageSegmentation

/// A folder with a document and its spans as XLIFF, a file a language, into which translations are written by other tools.
struct ExchangeFolder {
    let path: String

    /// Whether there is such a folder.
    var exists: Bool { access("\(path)/\(ExchangeManifest.fileName)", F_OK) == 0 }

    /// Writes a copy of the document and the files of its languages, making the folder where it does not exist.
    func write(_ document: Document, kind: DocumentKind, name: String, segmenter: LanguageSegmenter) throws(CommandError) {
        let files = XLIFFExchange.files(of: document, spans: document.spans(by: segmenter), named: name).map {
            ("\($0.language).xlf", $0.content)
        }
        let manifest = ExchangeManifest(of: document, kind: kind, files: files.map(\.0))
        let folder = NewFiles(folder: path)
        try folder.write(list: ExchangeManifest.fileName) { () throws(CommandError) in
            try folder.create(ExchangeManifest.documentName, document.content)
            for (name, content) in files { try folder.create(name, content) }
            return manifest.text
        }
    }

    /// The document with the translations that stand in the files. A unit that cannot go back stays as it was, and is named.
    ///
    /// - Returns: Whether all that was translated went back.
    func join(_ messages: Messages) throws -> Bool {
        func input(_ file: String) -> Input { Input(file, inFolder: path) }
        let manifest: ExchangeManifest
        do {
            manifest = try ExchangeManifest(parsing: input(ExchangeManifest.fileName).readText(messages))
        } catch let error as ManifestError {
            throw CommandError.badManifest(error, folder: path)
        }
        let document = try input(ExchangeManifest.documentName).readDocument(manifest.kind, messages)
        guard manifest.fits(document) else { throw CommandError.otherDocument(input(ExchangeManifest.documentName).name) }
        var replacements: [Document.Replacement] = []
        var declarations: [DocumentEdit] = []
        var isWhole = true
        for file in manifest.files {
            let name = "\(path)/\(file)"
            do {
                // Tools send files back in other encodings than they got.
                let text = try input(file).inAnyEncoding.readText(messages)
                let found = try XLIFFExchange.replacements(in: text, for: document, beside: replacements)
                replacements += found.replacements
                if !found.replacements.isEmpty {
                    declarations += try XLIFFExchange.declarations(in: text, for: document, beside: declarations)
                }
                for unit in found.lost {
                    messages.report(.lostUnit(unit, file: name))
                    isWhole = false
                }
            } catch let error as DocumentError {
                throw CommandError.badExchange(error, file: name)
            }
        }
        replacements.sort { ($0.passage, $0.range.lowerBound) < ($1.passage, $1.range.lowerBound) }
        try StandardOutput().write(document.replacing(replacements, declarations: declarations))
        return isWhole
    }
}
