// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The lines of a document, each ended by LF, by CR and LF, or by CR.
///
///     for line in SourceLines(bytes) where bytes[line.content].first == UInt8(ascii: "#") { … }
///
/// Offsets count bytes. What stands after the last line end is a line if it is not empty.
public struct SourceLines: Sequence, IteratorProtocol, Sendable {
    /// A line.
    public struct Line: Sendable, Hashable {
        /// What stands on it, without its end.
        public let content: Range<Int>
        /// Where the next line begins.
        public let end: Int
    }

    private let bytes: [UInt8]
    private var position: Int
    private let limit: Int

    /// The lines from an offset on.
    public init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        position = start
        limit = bytes.count
    }

    /// The next line; nil at the end.
    public mutating func next() -> Line? {
        guard position < limit else { return nil }
        let start = position
        var end = start
        bytes.withUnsafeBufferPointer { bytes in
            while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        }
        position = end
        if position < limit { position += bytes[position] == 0x0D && position + 1 < limit && bytes[position + 1] == 0x0A ? 2 : 1 }
        return Line(content: start..<end, end: position)
    }

    /// Where a line's content lies without the blanks around it.
    static func trimmed(_ line: ArraySlice<UInt8>) -> Range<Int> {
        let start = line.firstIndex { !$0.isBlank } ?? line.endIndex
        let end = line.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
        return start..<end
    }
}

extension SourceLines {
    /// The number of the line that an offset is in, from 1.
    static func number(of offset: Int, in bytes: [UInt8]) -> Int {
        let offset = Swift.min(offset, bytes.count)
        var line = 1
        for (index, byte) in bytes[..<offset].enumerated() {
            if byte == 0x0A || byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) { line += 1 }
        }
        return line
    }
}
