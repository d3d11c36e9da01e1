// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
public import TextStreams

/// Reads a document: whole, or where it is a long plain text and need not be, in parts that end with paragraphs.
///
///     var reader = try DocumentReader(TextInput(path: "book.txt"), mayCut: true)
///     while let part = try reader.next() { … }
public struct DocumentReader {
    /// How long a part is, about.
    private static let partSize = 4 << 20

    private let input: TextInput
    private let format: any DocumentFormat
    private let notices: InputNotice.Handler
    /// What is left of a text; nil for a document that is read whole.
    private var reader: BlockReader?
    /// What has been read, and belongs to the next part.
    private var rest: [UInt8] = []
    private var isAtEnd = false
    private var isAtStart = true
    private let found: FoundCharset

    /// A reader at the start of a document.
    ///
    /// - Parameters:
    ///   - input: Where the document is.
    ///   - format: The format; nil for what its name or its beginning says.
    ///   - formats: Where names are looked up.
    ///   - mayCut: Whether a plain text may come in parts, of about 4 MiB.
    ///   - notices: What is told of its encoding.
    /// - Throws: `DocumentFileError` where the input cannot be read, or is in a format that is not known.
    public init(
        _ input: TextInput, format: (any DocumentFormat)? = nil, among formats: DocumentFormatRegistry = .standard, mayCut: Bool,
        notices: @escaping InputNotice.Handler = { _ in }
    ) throws(DocumentFileError) {
        (self.input, self.format) = try input.settlingFormat(format, among: formats)
        self.notices = notices
        found = FoundCharset(input.charset)
        guard mayCut, self.format is PlainText else { return }
        do {
            reader = try BlockReader(
                self.input, pace: .whenFull, keepsByteOrderMark: true, notices: found.listening(for: notices))
        } catch {
            throw DocumentFileError(error)
        }
    }

    /// The document or its next part; nil at the end. One that is empty has one part.
    ///
    /// - Throws: `DocumentFileError` where it cannot be read, is not text, or breaks the rules of its format.
    public mutating func next() throws(DocumentFileError) -> Document? {
        guard !isAtEnd else { return nil }
        guard reader != nil else {
            isAtEnd = true
            return try input.readDocument(format, notices: notices)
        }
        var part = rest
        rest = []
        while let text = try nextText() {
            part += text.utf8
            guard part.count >= Self.partSize else { continue }
            let end = Self.lastEmptyLine(of: part) ?? part.count
            rest = Array(part[end...])
            part.removeLast(rest.count)
            isAtStart = false
            return Document(String(decoding: part, as: UTF8.self))
        }
        isAtEnd = true
        guard !part.isEmpty || isAtStart else { return nil }
        var document = Document(String(decoding: part, as: UTF8.self))
        // Of several parts, one could be written in an encoding that the next could not.
        if isAtStart { document.charset = found.charset }
        return document
    }

    private mutating func nextText() throws(DocumentFileError) -> String? {
        do {
            return try reader?.nextText()
        } catch {
            throw DocumentFileError(error)
        }
    }

    /// The end of the last empty line of the latter half of a part; nil where there is none.
    private static func lastEmptyLine(of bytes: [UInt8]) -> Int? {
        var end = bytes.count
        while let line = bytes[(bytes.count / 2)..<end].lastIndex(of: 0x0A) {
            let before = line > 0 && bytes[line - 1] == 0x0D ? line - 1 : line
            if before > 0, bytes[before - 1] == 0x0A { return line + 1 }
            end = line
        }
        return nil
    }
}
