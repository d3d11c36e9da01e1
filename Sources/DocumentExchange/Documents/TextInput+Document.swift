// SPDX-License-Identifier: Apache-2.0

import Decompression
public import DocumentFormats
import Synchronization
public import TextStreams
import UnicodeText

extension TextInput {
    /// The format of the document: what was asked for, else what its name or its beginning says, else plain text.
    ///
    /// - Parameter formats: Where names are looked up.
    /// - Returns: The format, and the input to read the document by: of a pipe the beginning can be read once only.
    /// - Throws: `DocumentFileError` where it cannot be read, or has a structure that none of the formats knows.
    public func settlingFormat(
        _ format: (any DocumentFormat)? = nil, among formats: DocumentFormatRegistry = .standard
    ) throws(DocumentFileError) -> (input: TextInput, format: any DocumentFormat) {
        if let known = format ?? knownFormat(among: formats) { return (self, known) }
        let input: TextInput
        let head: [UInt8]
        do {
            (input, head) = try readingAhead(atMost: DocumentFormatRegistry.headSize)
        } catch {
            throw DocumentFileError(error)
        }
        do {
            return (input, try formats.format(ofFileNamed: path.map(CompressionFormat.strippingSuffix), beginning: head))
        } catch {
            throw DocumentFileError(error, in: name)
        }
    }

    /// The format that the name alone tells for certain; nil where the document must be looked at.
    func knownFormat(among formats: DocumentFormatRegistry = .standard) -> (any DocumentFormat)? {
        path.flatMap { formats.format(ofFileNamed: CompressionFormat.strippingSuffix(of: $0)) }.flatMap {
            $0 is PlainText ? nil : $0
        }
    }

    /// Reads all of it as a document.
    ///
    /// - Parameters:
    ///   - format: The format; nil for what its name or its beginning says.
    ///   - copy: What gets all bytes as they are read.
    ///   - notices: What is told of its encoding.
    /// - Throws: `DocumentFileError` where it cannot be read, is not text, is in a format that is not known, or breaks the rules
    ///   of its format, and what `copy` throws.
    public func readDocument(
        _ format: (any DocumentFormat)? = nil, copy: ByteSource.Copy? = nil, notices: @escaping InputNotice.Handler = { _ in }
    ) throws(DocumentFileError) -> Document {
        let (input, format) = try settlingFormat(format)
        let content: String
        let found = FoundCharset(input.charset)
        do {
            content = try input.readText(copy: copy, notices: found.listening(for: notices))
        } catch {
            throw DocumentFileError(error)
        }
        do {
            var document = try Document(content, format: format)
            document.charset = found.charset
            return document
        } catch {
            throw DocumentFileError(error, in: name)
        }
    }

    /// A file that this package has written into a folder, in UTF-8. A short piece is too little to guess another encoding by.
    init(_ name: String, inFolder folder: String) {
        self.init(path: "\(folder)/\(name)", charset: try? Charset("utf-8"), requiresRegularFile: true)
    }
}

extension Document {
    /// The document as it is exchanged: in UTF-8, which it declares where it declared the encoding that it was converted from.
    var inUTF8: Document {
        let declared = charset == nil ? content : declaringUTF8
        return declared == content ? self : (try? Document(declared, format: format)) ?? self
    }
}

/// The encoding of an input, which is found out while it is read.
final class FoundCharset: Sendable {
    private let found: Mutex<Charset?>

    /// - Parameter named: The encoding that was named; nil where it is to be found out.
    init(_ named: Charset?) {
        found = Mutex(named)
    }

    /// What was named or found; nil for UTF-8, or as long as nothing else was found.
    var charset: Charset? { found.withLock { $0?.ianaName == "UTF-8" ? nil : $0 } }

    /// A handler that takes up what is told, and tells another.
    func listening(for notices: @escaping InputNotice.Handler) -> InputNotice.Handler {
        { notice in
            if case .foundEncoding(let charset) = notice.kind { self.found.withLock { $0 = charset } }
            notices(notice)
        }
    }
}
