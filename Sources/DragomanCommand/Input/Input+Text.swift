import DocumentFormats

extension Input {
    /// Reads all of it as it is.
    func readBytes() throws(CommandError) -> [UInt8] {
        let source = try open()
        var bytes: [UInt8] = []
        while try source.read(into: &bytes, atMost: max(1 << 20, bytes.count)) > 0 {}
        return bytes
    }

    /// Reads all of it as text, byte order mark included.
    func readText(_ messages: Messages) throws(CommandError) -> String {
        var reader = try BlockReader(self, pace: .whenFull, keepsMark: true, messages: messages)
        var bytes: [UInt8] = []
        while let block = try reader.next() { bytes += block }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        messages.warn(name, "some bytes are not UTF-8, and U+FFFD stands for them in the results")
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The format of the document: what was asked for, or what the name says.
    func kind(_ kind: DocumentKind?) -> DocumentKind {
        kind ?? path.map(DocumentKind.init(fileName:)) ?? .text
    }

    /// Reads all of it as a document.
    ///
    /// - Parameter kind: The format; nil for what the name says.
    func readDocument(_ kind: DocumentKind?, _ messages: Messages) throws(CommandError) -> Document {
        let content = try readText(messages)
        do {
            return try Document(content, format: self.kind(kind).format)
        } catch {
            throw .badDocument(error, input: name)
        }
    }
}
