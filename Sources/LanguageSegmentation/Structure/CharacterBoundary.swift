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
        if before <= 0x20 {
            let (scalar, _) = UTF8Character.decode(bytes, at: offset)
            if Unicode.Scalar(scalar)?.extendsCharacter == false { return offset }
            // White space with a mark on it: the character before it ends before the white space, or is a line end.
            return before < 0x20 ? offset : offset - 1
        }
        return lastInStretch(upTo: offset, in: bytes)
    }

    /// How far back a stretch begins, at a character that nothing joins to the one before.
    private static let reach = 256

    private static func lastInStretch(upTo offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = offset
        while start > 0, offset - start < reach || bytes[start] & 0xC0 == 0x80 {
            start -= 1
            if bytes[start] < 0x80, bytes[start] != 0x0A { break }
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
    /// Whether it is part of the character before it, whatever that is: a mark, a joiner, a modifier.
    var extendsCharacter: Bool {
        if value < 0x300 { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return properties.isGraphemeExtend || properties.isEmojiModifier || value == 0x200D
        }
    }
}
