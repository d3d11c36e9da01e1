// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
import Glibc
public import TextScanning
public import TextStreams

/// Why a document, or the files that it is exchanged as, could not be read or written.
public struct DocumentFileError: ExplainedError {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// Bytes could not be read or written; `underlyingError` is a `TextStreamError`.
        public static let stream = Code(description: "stream")
        /// A document is broken; `underlyingError` is a `DocumentError`.
        public static let brokenDocument = Code(description: "brokenDocument")
        /// A document is in a format that is not known; `underlyingError` is an `UnknownFormatError`.
        public static let unknownFormat = Code(description: "unknownFormat")
        /// A folder lacks the list of what it holds, which is written last.
        public static let missingList = Code(description: "missingList")
        /// The list in a folder cannot be used; `underlyingError` is a `ManifestError`.
        public static let brokenList = Code(description: "brokenList")
        /// A file that a list names is not there; `underlyingError` is a `TextStreamError`.
        public static let missingFile = Code(description: "missingFile")
        /// A piece is in another encoding than it was written in.
        public static let notUTF8 = Code(description: "notUTF8")
        /// The document of an exchange is not the one that its files were made of.
        public static let documentChanged = Code(description: "documentChanged")
        /// A file of translations is broken; `underlyingError` is a `DocumentError`.
        public static let brokenTranslations = Code(description: "brokenTranslations")
    }

    /// What is wrong.
    public let code: Code
    /// The name of the file or folder that it happened to.
    public let what: String
    /// Why, as a clause.
    public let why: String
    /// What to do about it, in a sentence.
    public let remedy: String
    /// The error of another library that this one passes on.
    public let underlyingError: (any Error)?

    private init(_ code: Code, what: String, why: String, remedy: String, underlyingError: (any Error)? = nil) {
        self.code = code
        self.what = what
        self.why = why
        self.remedy = remedy
        self.underlyingError = underlyingError
    }
}

extension DocumentFileError {
    /// Bytes could not be read or written.
    public init(_ error: TextStreamError) {
        self.init(.stream, what: error.what, why: error.why, remedy: error.remedy, underlyingError: error)
    }

    /// A document is broken.
    ///
    /// - Parameter name: What messages call it.
    public init(_ error: DocumentError, in name: String) {
        self.init(
            .brokenDocument, what: name, why: error.explanation, remedy: error.remedy,
            underlyingError: error)
    }

    /// A document is in a format that is not known.
    ///
    /// - Parameter name: What messages call it.
    public init(_ error: UnknownFormatError, in name: String) {
        self.init(.unknownFormat, what: name, why: error.why, remedy: error.remedy, underlyingError: error)
    }

    /// Does something whose errors are those of libraries that this one rests on.
    static func wrapping<Success>(_ body: () throws -> Success) throws(DocumentFileError) -> Success {
        do {
            return try body()
        } catch let error as DocumentFileError {
            throw error
        } catch let error as TextStreamError {
            throw DocumentFileError(error)
        } catch {
            preconditionFailure("an error that nothing here throws: \(error)")
        }
    }

    /// Reads files that a list names.
    static func wrappingMissingFiles<Success>(
        _ body: () throws(TextStreamError) -> Success
    ) throws(DocumentFileError) -> Success {
        do throws(TextStreamError) {
            return try body()
        } catch {
            let remedy =
                switch (error.code, error.errno) {
                case (.notFound, ENOENT): "Put it back"
                case (.notRegularFile, _): "Put the file itself there"
                default: throw DocumentFileError(error)
                }
            throw DocumentFileError(
                .missingFile, what: error.what, why: error.why,
                remedy: "\(remedy); to leave out a piece that ‘split --into’ wrote, empty its file.",
                underlyingError: error)
        }
    }

    /// A folder lacks the list of what it holds.
    static func missingList(_ folder: String) -> DocumentFileError {
        DocumentFileError(
            .missingList, what: folder,
            why: """
                it has neither \(PieceManifest.fileName), which ‘split --into’ writes last, nor \(ExchangeManifest.fileName), \
                which ‘split --xliff’ writes last
                """,
            remedy: "Name a folder that was written completely, or split the document again into another one.")
    }

    /// The list in a folder cannot be used.
    static func brokenList(_ error: ManifestError, folder: String) -> DocumentFileError {
        DocumentFileError(.brokenList, what: folder, why: error.why, remedy: error.remedy, underlyingError: error)
    }

    /// A piece is in another encoding than it was written in.
    static func notUTF8(_ name: String) -> DocumentFileError {
        DocumentFileError(.notUTF8, what: name, why: "it is not UTF-8", remedy: "Save it as UTF-8.")
    }

    /// The document of an exchange is not the one that its files were made of.
    static func documentChanged(_ name: String) -> DocumentFileError {
        DocumentFileError(
            .documentChanged, what: name,
            why: "it was changed after it was split, so translations would end up in other text",
            remedy: "Restore it; to change the document, change the original that it is a copy of, and split that again.")
    }

    /// A file of translations is broken.
    static func brokenTranslations(_ error: DocumentError, file: String) -> DocumentFileError {
        DocumentFileError(
            .brokenTranslations, what: file, why: error.explanation,
            remedy: error.code == .malformed || error.code == .otherKind ? "Fix that line." : error.remedy,
            underlyingError: error)
    }
}
