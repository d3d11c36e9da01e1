extension Evidence {
    /// Whether there is anything but white space in a text.
    ///
    /// - Complexity: Ends at the first character that is none.
    package static func hasContent(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.contains(where: { $0 > 0x20 }) else { return false }
        // Control characters are no content either; white space beyond ASCII is rare, and looked for by scalars.
        if bytes.contains(where: { $0 > 0x20 && $0 < 0x80 }) { return true }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.value > 0x20 && !$0.properties.isWhitespace }
    }
}
