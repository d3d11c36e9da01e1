/// Many lines of text in one piece of memory.
package struct TextLines: Sendable {
    /// All lines, one after the other.
    package private(set) var bytes: [UInt8] = []
    /// Where each line starts, and where the last one ends.
    package private(set) var starts: [UInt32] = [0]

    package init() {}

    package var count: Int { starts.count - 1 }

    package mutating func append(_ line: some Collection<UInt8>) {
        bytes.append(contentsOf: line)
        starts.append(UInt32(bytes.count))
    }

    /// Where a line stands among the bytes.
    package func range(of line: Int) -> Range<Int> {
        Int(starts[line])..<Int(starts[line + 1])
    }

    /// The line that holds the byte at an offset.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    package subscript(line: Int) -> ArraySlice<UInt8> { bytes[range(of: line)] }
}
