import DocumentFormats

/// Reads a document: whole, or where it is a long plain text and need not be, in parts that end with paragraphs.
struct DocumentReader {
    /// How long a part is, about.
    private static let partSize = 4 << 20

    private let input: Input
    private let kind: DocumentKind
    private let messages: Messages
    /// What is left of a text; nil for a document that is read whole.
    private var reader: BlockReader?
    /// What has been read, and is a part of the next part.
    private var rest: [UInt8] = []
    private var isAtEnd = false

    /// A reader at the start of a document.
    ///
    /// - Parameters:
    ///   - kind: The format; nil for what the name says.
    ///   - mayCut: Whether a plain text may come in parts.
    init(_ input: Input, kind: DocumentKind?, mayCut: Bool, messages: Messages) throws(CommandError) {
        self.input = input
        self.kind = input.kind(kind)
        self.messages = messages
        if mayCut, self.kind == .text {
            reader = try BlockReader(input, pace: .whenFull, keepsMark: true, messages: messages)
        }
    }

    /// The document or its next part; nil at the end.
    mutating func next() throws(CommandError) -> Document? {
        guard !isAtEnd else { return nil }
        guard reader != nil else {
            isAtEnd = true
            return try input.readDocument(kind, messages)
        }
        var part = rest
        rest = []
        while let text = try reader?.nextText() {
            part += text.utf8
            guard part.count >= Self.partSize else { continue }
            let end = Self.lastEmptyLine(of: part) ?? part.count
            rest = Array(part[end...])
            part.removeLast(rest.count)
            return Document(String(decoding: part, as: UTF8.self))
        }
        isAtEnd = true
        return part.isEmpty ? nil : Document(String(decoding: part, as: UTF8.self))
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
