// SPDX-License-Identifier: Apache-2.0

/// Reads little-endian numbers and parts of a file one after the other. Nothing is read beyond the end.
struct ByteReader {
    let bytes: UnsafeRawBufferPointer
    /// Where the next part begins.
    private(set) var offset: Int
    /// Where the last part ends.
    let end: Int

    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>? = nil) {
        self.bytes = bytes
        let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
        offset = range.lowerBound
        end = range.upperBound
    }

    var isAtEnd: Bool { offset == end }

    /// The next bytes.
    mutating func take(_ count: UInt64, of part: String) throws(FileFault) -> Range<Int> {
        guard let count = Int(exactly: count), count <= end - offset else { throw FileFault(.endsInside(part), at: offset) }
        defer { offset += count }
        return offset..<offset + count
    }

    /// The next number.
    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type, of part: String) throws(FileFault) -> Number {
        let range = try take(UInt64(MemoryLayout<Number>.size), of: part)
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: Number.self))
    }

    /// The next number, which has a lower and an upper bound.
    mutating func count(in bounds: ClosedRange<UInt64>, of part: String) throws(FileFault) -> Int {
        let start = offset
        let number = try number(UInt64.self, of: part)
        guard bounds.contains(number), let count = Int(exactly: number) else {
            throw FileFault(.wrongNumber(part, number), at: start)
        }
        return count
    }
}
