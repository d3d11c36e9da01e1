/// Where characters, as readers know them, begin and end in UTF-8.
enum CharacterBoundary {
    /// The last boundary at or before an offset.
    ///
    /// Between two ASCII characters, and behind white space, a look at the two neighbours is enough; elsewhere the characters of the
    /// stretch of text around are looked at.
    static func last(upTo offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard offset > 0, offset < bytes.count else { return offset }
        let before = bytes[offset - 1]
        let behind = bytes[offset]
        if before < 0x80, behind < 0x80 {
            return before == 0x0D && behind == 0x0A ? offset - 1 : offset
        }
        // Control characters stand alone.
        if before < 0x20 { return offset }
        if before == 0x20, Unicode.Scalar(UTF8Character.decode(bytes, at: offset).scalar)?.joinsSpace == false { return offset }
        return lastInStretch(upTo: offset, in: bytes)
    }

    /// How far back a stretch begins, at a character that nothing joins to the one before.
    private static let reach = 256

    private static func lastInStretch(upTo offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = offset
        while start > 0, offset - start < reach || bytes[start] & 0xC0 == 0x80 {
            start -= 1
            // Nothing joins two ASCII characters but a line end.
            if bytes[start] < 0x80, bytes[start] != 0x0A, start == 0 || bytes[start - 1] < 0x80 { break }
        }
        let end = min(bytes.count, offset + 64)
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        var boundary = start
        for character in text {
            let next = boundary + character.utf8.count
            if next > offset { break }
            boundary = next
        }
        return boundary
    }
}

extension Unicode.Scalar {
    /// Whether it makes one character with a space before it, as marks and joiners do.
    var joinsSpace: Bool {
        value >= 0x300 && (" " + String(self)).count == 1
    }
}
