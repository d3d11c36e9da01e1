// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A place on a line of Markdown, where tabs reach to the next multiple of four columns and may be taken in part.
struct MarkdownCursor {
    private let bytes: [UInt8]
    /// The end of the line's content.
    let end: Int
    private(set) var position: Int
    private var column = 0
    /// How many columns are left of a tab that was taken in part.
    private var restOfTab = 0

    init(_ bytes: [UInt8], _ line: Range<Int>) {
        self.bytes = bytes
        position = line.lowerBound
        end = line.upperBound
    }

    /// The columns of blanks from here on, and where they end.
    var indent: (columns: Int, end: Int) {
        var cursor = self
        let start = column
        while cursor.position < end, bytes[cursor.position].isBlank { cursor.skip(columns: 1) }
        return (cursor.column - start, cursor.position)
    }

    /// Passes over this many columns of blanks, or as many as there are.
    mutating func skip(columns: Int) {
        var left = columns
        while left > 0, position < end, bytes[position].isBlank {
            let width = bytes[position] == 0x20 ? 1 : restOfTab > 0 ? restOfTab : 4 - column % 4
            let taken = min(width, left)
            column += taken
            left -= taken
            restOfTab = width - taken
            if restOfTab == 0 { position += 1 }
        }
    }

    /// Passes over all blanks.
    mutating func skipBlanks() {
        skip(columns: .max)
    }

    /// Passes over bytes that are not blanks.
    mutating func skip(bytes count: Int) {
        position += count
        column += count
    }
}
