// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// All that a screen shows at one time.
public struct ScreenFrame: Sendable, Hashable {
    /// The lines, from the top.
    public var lines: [ScreenLine]
    /// Where the cursor stands, from 0; nil where it is hidden. It tells where typed text goes, to people and to what reads the
    /// screen for them.
    public var cursor: Position?

    /// A place on a screen.
    public struct Position: Sendable, Hashable {
        /// The line, from 0.
        public var row: Int
        /// The column, from 0.
        public var column: Int

        /// A place.
        public init(row: Int, column: Int) {
            self.row = row
            self.column = column
        }
    }

    /// Some lines, with a cursor where text is typed.
    public init(_ lines: [ScreenLine], cursor: Position? = nil) {
        self.lines = lines
        self.cursor = cursor
    }

    /// The frame in front of another one, which shows above it as far as there is room.
    func over(_ other: ScreenFrame?, in size: TerminalSize) -> ScreenFrame {
        guard let other, lines.count + 1 < size.rows else { return self }
        let room = size.rows - lines.count - 1
        let above = other.lines.prefix(room) + Array(repeating: ScreenLine(), count: max(0, room - other.lines.count))
        let rule = ScreenLine(String(repeating: "─", count: size.columns), .faint)
        var frame = ScreenFrame(above + [rule] + lines)
        frame.cursor = cursor.map { Position(row: $0.row + room + 1, column: $0.column) }
        return frame
    }
}
