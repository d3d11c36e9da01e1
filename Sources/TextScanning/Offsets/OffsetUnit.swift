// SPDX-License-Identifier: Apache-2.0

/// What offsets into a text count.
public enum OffsetUnit: String, Sendable, Hashable, CaseIterable {
    /// Unicode scalars, as in Python.
    case scalar
    /// Bytes of UTF-8, as in Rust and Go.
    case utf8
    /// Units of UTF-16, as in JavaScript and Java.
    case utf16

    /// Offsets in this unit for offsets in UTF-8 bytes, which lie on boundaries of scalars.
    ///
    /// - Parameters:
    ///   - offsets: Offsets into the text in ascending order; some may be equal.
    ///   - text: What they are offsets into.
    /// - Complexity: Linear in the length of the text.
    public func offsets(_ offsets: [Int], in text: String) -> [Int] {
        guard self != .utf8 else { return offsets }
        var converted: [Int] = []
        converted.reserveCapacity(offsets.count)
        var bytes = text.utf8.makeIterator()
        var (position, count) = (0, 0)
        for offset in offsets {
            while position < offset, let byte = bytes.next() {
                position += 1
                count += units(ofByte: byte)
            }
            converted.append(count)
        }
        return converted
    }

    /// How many units some bytes of UTF-8 make up, which must be whole scalars.
    public func count(of bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + units(ofByte: $1) }
    }

    /// How many units begin with a byte.
    private func units(ofByte byte: UInt8) -> Int {
        switch self {
        case .utf8: 1
        case .scalar: UTF8.isContinuation(byte) ? 0 : 1
        // Sequences of four bytes are pairs of surrogates.
        case .utf16: UTF8.isContinuation(byte) ? 0 : byte >= 0xF0 ? 2 : 1
        }
    }
}
