// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Gives out a long text block by block, so that it is cut, sent and answered as it goes, and nobody waits for the whole.
///
/// A block ends with a line where one ends in it, else where `TextCutter` would cut. A text that is not longer than a block is
/// one.
package struct TextBlocks: Sendable {
    /// How long a block is, in bytes: what the slowest engines translate in seconds.
    package static let usualSize = 1 << 14

    private let text: String
    private let size: Int
    private var start = 0

    /// The blocks of a text.
    package init(_ text: String, size: Int = usualSize) {
        self.text = text
        self.size = max(1, size)
    }

    /// Whether all blocks have been given out. An empty text has one block.
    package private(set) var isAtEnd = false

    /// The next block; nil after the last one.
    ///
    /// - Complexity: Linear in the length of the block.
    package mutating func next() -> String? {
        guard !isAtEnd else { return nil }
        let length = text.utf8.count
        let end = length - start <= size ? length : end(before: start + size)
        defer {
            start = end
            isAtEnd = end >= length
        }
        return start == 0 && end == length ? text : String(text[utf8: start..<end])
    }

    /// Where the block ends that begins at the start and may reach to a limit.
    private func end(before limit: Int) -> Int {
        let utf8 = text.utf8
        var index = utf8.index(utf8.startIndex, offsetBy: limit)
        var offset = limit
        while offset > start {
            utf8.formIndex(before: &index)
            if utf8[index] == 0x0A { return offset }
            offset -= 1
        }
        // A longer reach lets the cutter see that the text goes on; scalars are not parted.
        var reach = min(limit + 4, utf8.count)
        while reach < utf8.count, UTF8.isContinuation(utf8[utf8.index(utf8.startIndex, offsetBy: reach)]) { reach += 1 }
        let window = String(text[utf8: start..<reach])
        return start + TextCutter(maximum: .bytes(size)).firstLength(of: window)
    }
}
