// SPDX-License-Identifier: Apache-2.0

/// Finds the ends of code spans: a run of backticks up to the next run of the same length.
///
/// The runs are counted once, and looked up in order, so that no text is searched again for each opening run.
package struct CodeSpans {
    /// By length, where runs begin, the last first.
    private var starts: [Int: [Int]] = [:]
    private let bytes: [UInt8]

    /// Looks for the runs of a text.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.contains(UInt8(ascii: "`")) else { return }
        var end = bytes.count
        while let last = bytes[..<end].lastIndex(of: UInt8(ascii: "`")) {
            let start = bytes[..<last].lastIndex { $0 != UInt8(ascii: "`") }.map { $0 + 1 } ?? 0
            starts[last + 1 - start, default: []].append(start)
            end = start
        }
    }

    /// The end of the code span that begins at a run of backticks; the end of the run where nothing closes it. Runs are asked
    /// about in order.
    package mutating func end(at position: Int) -> Int {
        let length = bytes[position...].prefix { $0 == UInt8(ascii: "`") }.count
        while let start = starts[length]?.last {
            if start > position { return start + length }
            starts[length]?.removeLast()
        }
        return position + length
    }
}
