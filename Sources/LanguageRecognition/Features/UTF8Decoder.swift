/// Reads one scalar of UTF-8 that may be ill-formed.
enum UTF8Decoder {
    /// U+FFFD, which stands for each byte that is not part of a well-formed sequence. It is a separator.
    static let replacement: UInt32 = 0xFFFD

    /// The scalar at a position and its length in bytes.
    ///
    /// Surrogates, overlong forms, values above U+10FFFF and broken sequences give `replacement` with length 1.
    @inline(__always)
    static func decode(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[position])
        let left = count &- position
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 {
            guard first >= 0xC2, left >= 2, isContinuation(bytes[position &+ 1]) else { return (replacement, 1) }
            return ((first & 0x1F) << 6 | tail(bytes[position &+ 1]), 2)
        }
        if first < 0xF0 {
            guard left >= 3, isContinuation(bytes[position &+ 1]), isContinuation(bytes[position &+ 2]) else {
                return (replacement, 1)
            }
            let scalar = (first & 0x0F) << 12 | tail(bytes[position &+ 1]) << 6 | tail(bytes[position &+ 2])
            guard scalar >= 0x800, scalar & 0xFFFF_F800 != 0xD800 else { return (replacement, 1) }
            return (scalar, 3)
        }
        guard first < 0xF5, left >= 4, isContinuation(bytes[position &+ 1]), isContinuation(bytes[position &+ 2]),
            isContinuation(bytes[position &+ 3])
        else { return (replacement, 1) }
        let high = (first & 0x07) << 18 | tail(bytes[position &+ 1]) << 12
        let scalar = high | tail(bytes[position &+ 2]) << 6 | tail(bytes[position &+ 3])
        guard scalar >= 0x1_0000, scalar <= 0x10_FFFF else { return (replacement, 1) }
        return (scalar, 4)
    }

    @inline(__always)
    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    @inline(__always)
    private static func tail(_ byte: UInt8) -> UInt32 { UInt32(byte & 0x3F) }
}
