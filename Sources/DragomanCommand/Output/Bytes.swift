// How records are put together from bytes.

extension OutputSpan<UInt8> {
    /// Appends a text.
    mutating func append(utf8 text: String) {
        for byte in text.utf8 { append(byte) }
    }

    /// Appends a text that stands in the program.
    mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { for byte in $0 { append(byte) } }
    }
}

extension [UInt8] {
    /// Appends a text.
    mutating func append(utf8 text: String) {
        append(contentsOf: text.utf8)
    }
}
