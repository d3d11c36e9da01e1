import Glibc

/// The lines of a block of bytes, in order. A line ends at a line feed alone; a carriage return before it is left out.
struct Lines: Sequence, IteratorProtocol {
    private let block: UnsafeBufferPointer<UInt8>
    private var start = 0

    init(_ block: UnsafeBufferPointer<UInt8>) {
        self.block = block
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard start < block.count, let base = block.baseAddress else { return nil }
        var end = block.count
        if let found = memchr(base + start, 0x0A, block.count - start) { end = UnsafeRawPointer(found) - UnsafeRawPointer(base) }
        let hasReturn = end > start && block[end - 1] == UInt8(ascii: "\r")
        defer { start = end + 1 }
        return UnsafeBufferPointer(rebasing: block[start..<(hasReturn ? end - 1 : end)])
    }
}
