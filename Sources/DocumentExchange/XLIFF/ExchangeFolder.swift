// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
import LanguageRecognition
public import LanguageSegmentation
import SystemFiles
public import TextStreams

/// A folder with a document and its spans as XLIFF, a file per language, into which translations are written by other tools.
///
///     let folder = ExchangeFolder(path: "exchange")
///     try folder.write(TextInput(path: "page.html"), segmenter: segmenter)
///     // Targets are written into de.xlf and its like.
///     let translated = try folder.join { unit, file in print("\(file): \(unit.unit) stays as it was") }
public struct ExchangeFolder: Sendable {
    /// The path of the folder.
    public let path: String

    /// A folder that need not exist.
    public init(path: String) {
        self.path = path
    }

    /// Whether there is such a folder, with the list that is written last.
    public var exists: Bool { FileAccess.exists("\(path)/\(ExchangeManifest.fileName)") }

    /// Writes a copy of a document and the files of its languages, making the folder where it does not exist. Nothing that stands
    /// there is written over.
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
        let document = try input.readDocument(format, notices: notices).inUTF8
        let contents = XLIFFExchange.files(
            of: document, spans: document.spans(by: segmenter), named: input.path ?? "-"
        ).map { ("\($0.language).xlf", $0.content) }
        let manifest = ExchangeManifest(of: document, files: contents.map(\.0))
        let folder = FolderTransaction(folder: path, files: files)
        try DocumentFileError.wrapping {
            try folder.write(list: ExchangeManifest.fileName, refusing: [PieceManifest.fileName]) {
                try folder.create(ExchangeManifest.documentName, document.content)
                for (name, content) in contents { try folder.create(name, content) }
                return manifest.text
            }
        }
    }

    /// The document with the translations that stand in the files. A unit that cannot go back stays as it was.
    ///
    /// - Parameters:
    ///   - formats: The formats that the document may be in.
    ///   - notices: What is told of the files' encodings.
    ///   - lost: Takes each unit that cannot go back, with the path of its file.
    /// - Throws: `DocumentFileError` where a file is missing or broken, or the document was changed after it had been split.
    public func join(
        formats: DocumentFormatRegistry = .standard, notices: @escaping InputNotice.Handler = { _ in },
        lost: (LostUnit, String) -> Void
    ) throws(DocumentFileError) -> String {
        let manifest = try manifest(formats, notices)
        let original = TextInput(ExchangeManifest.documentName, inFolder: path)
        let content = try DocumentFileError.wrappingMissingFiles { () throws(TextStreamError) in
            try original.readText(notices: notices)
        }
        let document: Document
        do {
            document = try Document(content, format: formats.format(identifiedBy: manifest.formatIdentifier) ?? PlainText())
        } catch {
            throw DocumentFileError(error, in: original.name)
        }
        guard manifest.fits(document) else { throw .documentChanged(original.name) }
        var replacements: [Document.Replacement] = []
        var declarations: [DocumentEdit] = []
        var language: LanguageTag?
        for file in manifest.files {
            let name = "\(path)/\(file)"
            // Tools send files back in other encodings than they got.
            let text = try DocumentFileError.wrappingMissingFiles { () throws(TextStreamError) in
                try TextInput(path: name, requiresRegularFile: true).readText(notices: notices)
            }
            do {
                let found = try XLIFFExchange.replacements(in: text, for: document, beside: replacements)
                replacements += found.replacements
                if !found.replacements.isEmpty {
                    declarations += try XLIFFExchange.declarations(in: text, for: document, beside: declarations)
                    if language == nil { language = try XLIFFExchange.targetLanguage(in: text) }
                }
                for unit in found.lost { lost(unit, name) }
            } catch {
                throw .brokenTranslations(error, file: name)
            }
        }
        replacements.sort { ($0.passage, $0.range.lowerBound) < ($1.passage, $1.range.lowerBound) }
        if let language {
            var translated: [[Range<Int>]] = document.passages.map { _ in [] }
            for replacement in replacements { translated[replacement.passage].append(replacement.range) }
            declarations += document.format.declarations(of: language, in: document, translated: translated)
        }
        return document.replacing(replacements, declarations: declarations)
    }

    private func manifest(
        _ formats: DocumentFormatRegistry, _ notices: @escaping InputNotice.Handler
    ) throws(DocumentFileError) -> ExchangeManifest {
        let text = try DocumentFileError.wrappingMissingFiles { () throws(TextStreamError) in
            try TextInput(ExchangeManifest.fileName, inFolder: path).readText(notices: notices)
        }
        do {
            return try ExchangeManifest(parsing: text, formats: formats)
        } catch {
            throw .brokenList(error, folder: path)
        }
    }
}
