// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// Writes frames as what a terminal reads: only the lines that have changed, each from its beginning.
///
/// It positions each line, so that a character whose width the terminal sees otherwise disturbs its own line alone. The sequences
/// are those of ECMA-48 and DEC's terminals, which every terminal of today knows.
struct FrameWriter {
    /// Enters a screen of its own, without a cursor, in which characters stay in the order in which they are written.
    static let enter = "\u{1B}[?1049h\u{1B}[8l\u{1B}[?25l"
    /// Leaves it, as `enter` found it.
    static let leave = "\u{1B}[0m\u{1B}[8h\u{1B}[?25h\u{1B}[?1049l"

    private let capabilities: TerminalCapabilities
    private var shown: [ScreenLine] = []
    private var size: TerminalSize?

    init(_ capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    /// The next frame is written whole: what is on the screen is not known.
    mutating func forget() {
        size = nil
    }

    /// What brings a frame onto the screen.
    mutating func text(for frame: ScreenFrame, in size: TerminalSize) -> String {
        var text = "\u{1B}[?25l"
        if size != self.size {
            text += "\u{1B}[0m\u{1B}[2J"
            shown = []
            self.size = size
        }
        let lines = frame.lines.prefix(size.rows).map { $0.fitted(to: size.columns) }
        for row in 0..<max(lines.count, shown.count) {
            let line = row < lines.count ? lines[row] : ScreenLine()
            let former = row < shown.count ? shown[row] : ScreenLine()
            if line != former { text += "\u{1B}[\(row + 1);1H\u{1B}[K" + written(line, columns: size.columns) }
        }
        shown = lines
        if let cursor = frame.cursor, cursor.row < size.rows {
            text += "\u{1B}[\(cursor.row + 1);\(min(cursor.column, size.columns - 1) + 1)H\u{1B}[?25h"
        }
        return text
    }

    private func written(_ line: ScreenLine, columns: Int) -> String {
        var line = line
        if !capabilities.ordersText {
            for index in line.runs.indices {
                line.runs[index].text = BidirectionalOrder.visualOrder(
                    of: line.runs[index].text, isRightToLeft: line.isRightToLeft)
            }
            if line.isRightToLeft { line.runs.reverse() }
        }
        // Letters that join may take fewer columns than before.
        let indent = line.isRightToLeft ? String(repeating: " ", count: max(0, columns - line.width)) : ""
        return indent + line.runs.map { weighted($0.text, $0.weight) }.joined()
    }

    private func weighted(_ text: String, _ weight: ScreenLine.Weight) -> String {
        guard capabilities.showsWeights, weight != .plain else { return text }
        let code =
            switch weight {
            case .plain: 0
            case .strong: 1
            case .faint: 2
            case .selected: 7
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
