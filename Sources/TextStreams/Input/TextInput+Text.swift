// SPDX-License-Identifier: Apache-2.0

extension TextInput {
    /// Hands on all bytes as they are, a megabyte at a time.
    ///
    /// - Throws: `TextStreamError` where it cannot be read, and what `take` throws.
    public func readBytes(take: ([UInt8]) throws(TextStreamError) -> Void) throws(TextStreamError) {
        let source = try open()
        var bytes: [UInt8] = []
        while try source.read(into: &bytes, atMost: 1 << 20) > 0 {
            try take(bytes)
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// Reads all of it as text, byte order mark included, with U+FFFD for what is not UTF-8.
    ///
    /// - Parameters:
    ///   - copy: What gets all bytes as they are read.
    ///   - notices: What is told of its encoding.
    /// - Throws: `TextStreamError` where it cannot be read or is not text, and what `copy` throws.
    public func readText(
        copy: ByteSource.Copy? = nil, notices: @escaping InputNotice.Handler = { _ in }
    ) throws(TextStreamError) -> String {
        var reader = try BlockReader(self, pace: .whenFull, keepsByteOrderMark: true, copy: copy, notices: notices)
        var content = ""
        while let text = try reader.nextText() { content += text }
        return content
    }
}
