import DocumentFormats

extension Input {
    /// Hands on all bytes as they are, some at a time.
    func readBytes(take: ([UInt8]) throws(CommandError) -> Void) throws(CommandError) {
        let source = try open()
        var bytes: [UInt8] = []
        while try source.read(into: &bytes, atMost: 1 << 20) > 0 {
            try take(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// Reads all of it as text, byte order mark included.
    ///
    /// - Parameter copy: What gets all bytes as they are read.
    func readText(_ messages: Messages, copy: ByteCopy? = nil) throws(CommandError) -> String {
        var reader = try BlockReader(self, pace: .whenFull, keepsMark: true, copy: copy, messages: messages)
        var content = ""
        while let text = try reader.nextText() { content += text }
        return content
    }

    /// The format of the document: what was asked for, or what the name says.
    func kind(_ kind: DocumentKind?) -> DocumentKind {
        kind ?? path.map(DocumentKind.init(fileName:)) ?? .text
    }

    /// Reads all of it as a document.
    ///
    /// - Parameters:
    ///   - kind: The format; nil for what the name says.
    ///   - copy: What gets all bytes as they are read.
    func readDocument(_ kind: DocumentKind?, _ messages: Messages, copy: ByteCopy? = nil) throws(CommandError) -> Document {
        let content = try readText(messages, copy: copy)
        do {
            return try Document(content, format: self.kind(kind).format)
        } catch {
            throw .badDocument(error, input: name)
        }
    }
}
