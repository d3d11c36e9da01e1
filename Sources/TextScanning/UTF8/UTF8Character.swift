/// Reads one scalar of well-formed UTF-8.
package enum UTF8Character {
    /// The scalar at a position and its length in bytes; U+FFFD with length 1 where there is none.
    @inline(__always)
    package static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[position])
        if first < 0x80 { return (first, 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, position + length <= bytes.count else { return (0xFFFD, 1) }
        var scalar = first & (0x7F >> UInt32(length))
        for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[position + offset] & 0x3F) }
        return (scalar, length)
    }
}
