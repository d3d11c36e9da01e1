// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
public import TextStreams
import UnicodeText

extension TextInput {
    /// The format of the document: what was asked for, else what the name says, else plain text.
    ///
    /// - Parameter formats: Where names are looked up.
    public func documentFormat(
        _ format: (any DocumentFormat)? = nil, among formats: DocumentFormatRegistry = .standard
    ) -> any DocumentFormat {
        format ?? path.flatMap { formats.format(ofFileNamed: $0) } ?? PlainText()
    }

    /// Reads all of it as a document.
    ///
    /// - Parameters:
    ///   - format: The format; nil for what the name says.
    ///   - copy: What gets all bytes as they are read.
    ///   - notices: What is told of its encoding.
    /// - Throws: `DocumentFileError` where it cannot be read, is not text, or breaks the rules of its format, and what `copy`
    ///   throws.
    public func readDocument(
        _ format: (any DocumentFormat)? = nil, copy: ByteSource.Copy? = nil, notices: @escaping InputNotice.Handler = { _ in }
    ) throws(DocumentFileError) -> Document {
        let content: String
        do {
            content = try readText(copy: copy, notices: notices)
        } catch {
            throw DocumentFileError(error)
        }
        do {
            return try Document(content, format: documentFormat(format))
        } catch {
            throw DocumentFileError(error, in: name)
        }
    }

    /// A file that this package has written into a folder, in UTF-8. A short piece is too little to guess another encoding by.
    init(_ name: String, inFolder folder: String) {
        self.init(path: "\(folder)/\(name)", charset: try? Charset("utf-8"), requiresRegularFile: true)
    }
}
