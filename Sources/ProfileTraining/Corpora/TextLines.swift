// SPDX-License-Identifier: Apache-2.0

/// Many lines of text in one piece of memory.
package struct TextLines: Sendable {
    /// All lines, one after the other.
    package private(set) var bytes: [UInt8] = []
    /// Where each line starts, and where the last one ends.
    package private(set) var starts: [Int] = [0]

    package init() {}

    package var count: Int { starts.count - 1 }

    package mutating func append(_ line: some Collection<UInt8>) {
        bytes.append(contentsOf: line)
        starts.append(bytes.count)
    }

    /// Where a line stands among the bytes.
    package func range(of line: Int) -> Range<Int> {
        starts[line]..<starts[line + 1]
    }

    /// The line that holds the byte at an offset.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// What identifies the lines: other text gives another number, and so does the same text cut elsewhere.
    package func fingerprint(seed: UInt64) -> UInt64 {
        starts.reduce(Fingerprint.of(bytes, seed: seed)) { Fingerprint.combining($0, UInt64($1)) }
    }

    package subscript(line: Int) -> ArraySlice<UInt8> { bytes[range(of: line)] }
}
