// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Lines of a document joined by line feeds, without what stands before and after them there, and where each byte came from.
struct JoinedLines {
    /// The lines.
    private(set) var bytes: [UInt8] = []
    /// Where each line begins, here and in the document.
    private var starts: [(joined: Int, source: Int)] = []

    /// Joins lines of a document.
    init(_ lines: [Range<Int>], of source: [UInt8]) {
        for line in lines {
            if !starts.isEmpty { bytes.append(0x0A) }
            starts.append((bytes.count, line.lowerBound))
            bytes += source[line]
        }
    }

    /// The line that was asked about last.
    private var current = 0

    /// Where a range stands in the document, line ends and what is between the lines included. It costs a step for each line
    /// between it and what was asked about before.
    mutating func source(of range: Range<Int>) -> Range<Int> {
        let lower = source(of: range.lowerBound)
        return lower..<max(lower, range.isEmpty ? lower : source(of: range.upperBound))
    }

    /// Where a text inside of markup stands in the document; nil where more than white space, such as the mark of a quotation,
    /// stands between its lines there.
    ///
    /// - Parameter source: The document.
    mutating func place(of text: Range<Int>, in source: [UInt8]) -> Range<Int>? {
        let place = self.source(of: text)
        let isOneLine = place.count == text.count
        return isOneLine || source[place].count { !$0.isASCIISpace } == bytes[text].count { !$0.isASCIISpace } ? place : nil
    }

    private mutating func source(of offset: Int) -> Int {
        while current > 0, starts[current].joined > offset { current -= 1 }
        while current + 1 < starts.count, starts[current + 1].joined <= offset { current += 1 }
        return starts[current].source + offset - starts[current].joined
    }
}
