extension Input {
    /// Reads all of it as text, byte order mark included.
    func readText(_ messages: Messages) throws(CommandError) -> String {
        var reader = try BlockReader(self, pace: .whenFull, keepsMark: true, messages: messages)
        var bytes: [UInt8] = []
        while let block = try reader.next() { bytes += block }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        messages.warn(name, "some bytes are not UTF-8, and U+FFFD stands for them in the results")
        return String(decoding: bytes, as: UTF8.self)
    }
}
