// SPDX-License-Identifier: Apache-2.0

/// Reads the scalars of UTF-8 that may be ill-formed: the one place where bytes are put together to scalars.
///
/// It is public because the hot loops of other modules need it inlined: Swift 6.3 inlines across modules what is public and
/// `@inlinable`, and calls what is `package` and `@inlinable`.
public enum UTF8Decoder {
    /// U+FFFD, which stands for each byte that is not part of a well-formed sequence.
    @inlinable public static var replacement: UInt32 { 0xFFFD }

    /// The scalar at a position and its length in bytes.
    ///
    /// Surrogates, overlong forms, values above U+10FFFF and broken sequences give `replacement` with length 1.
    ///
    /// - Parameters:
    ///   - position: An offset before `count`.
    ///   - count: How many bytes there are.
    @inlinable @inline(__always)
    public static func decode(
        _ bytes: UnsafePointer<UInt8>, at position: Int, count: Int
    ) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[position])
        let left = count &- position
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 {
            guard first >= 0xC2, left >= 2, UTF8.isContinuation(bytes[position &+ 1]) else { return (replacement, 1) }
            return ((first & 0x1F) << 6 | tail(bytes[position &+ 1]), 2)
        }
        if first < 0xF0 {
            guard left >= 3, UTF8.isContinuation(bytes[position &+ 1]), UTF8.isContinuation(bytes[position &+ 2]) else {
                return (replacement, 1)
            }
            let scalar = (first & 0x0F) << 12 | tail(bytes[position &+ 1]) << 6 | tail(bytes[position &+ 2])
            guard scalar >= 0x800, scalar & 0xFFFF_F800 != 0xD800 else { return (replacement, 1) }
            return (scalar, 3)
        }
        guard first < 0xF5, left >= 4, UTF8.isContinuation(bytes[position &+ 1]), UTF8.isContinuation(bytes[position &+ 2]),
            UTF8.isContinuation(bytes[position &+ 3])
        else { return (replacement, 1) }
        let high = (first & 0x07) << 18 | tail(bytes[position &+ 1]) << 12
        let scalar = high | tail(bytes[position &+ 2]) << 6 | tail(bytes[position &+ 3])
        guard scalar >= 0x1_0000, scalar <= 0x10_FFFF else { return (replacement, 1) }
        return (scalar, 4)
    }

    /// The same in a buffer, which has a byte at the position.
    @inlinable @inline(__always)
    public static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> (scalar: UInt32, length: Int) {
        guard let base = bytes.baseAddress, position < bytes.count else { preconditionFailure("no byte at offset \(position)") }
        return decode(base, at: position, count: bytes.count)
    }

    @inlinable @inline(__always)
    static func tail(_ byte: UInt8) -> UInt32 { UInt32(byte & 0x3F) }
}
