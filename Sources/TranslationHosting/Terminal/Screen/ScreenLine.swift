// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// A line of a screen: pieces of text with their weights.
///
///     ScreenLine("Reviews", .strong)
///     ScreenLine([.init("› "), .init(name, .selected)])
///
/// Any text will do: what commands a terminal is replaced when the line is shown, and what is too long is cut.
public struct ScreenLine: Sendable, Hashable {
    /// The weight of a text. A screen that shows no weights shows the text all the same, so it must tell what it tells in words
    /// or signs too.
    public enum Weight: Sendable, Hashable {
        /// That of most text.
        case plain
        /// What matters.
        case strong
        /// What matters less.
        case faint
        /// What a key would take now.
        case selected
    }

    /// A piece of a line.
    public struct Run: Sendable, Hashable {
        /// The text.
        public var text: String
        /// Its weight.
        public var weight: Weight

        /// A piece of text.
        public init(_ text: String, _ weight: Weight = .plain) {
            self.text = text
            self.weight = weight
        }
    }

    /// The pieces, in the order in which they are read.
    public var runs: [Run]
    /// Whether the line reads from right to left: then it begins at the right edge.
    public var isRightToLeft: Bool

    /// A line of several pieces.
    public init(_ runs: [Run], isRightToLeft: Bool = false) {
        self.runs = runs
        self.isRightToLeft = isRightToLeft
    }

    /// A line of one piece.
    public init(_ text: String = "", _ weight: Weight = .plain, isRightToLeft: Bool = false) {
        self.init([Run(text, weight)], isRightToLeft: isRightToLeft)
    }

    /// The line as it can be shown in some columns: without what commands a terminal, and cut with an ellipsis.
    func fitted(to columns: Int) -> ScreenLine {
        var fitted = ScreenLine([], isRightToLeft: isRightToLeft)
        var width = 0
        for (index, run) in runs.enumerated() {
            var kept = Run("", run.weight)
            for character in run.text {
                let shown = Excerpt.shown(character)
                let needed = TerminalWidth.columns(of: shown)
                guard width + needed <= columns else {
                    fitted.runs.append(kept)
                    fitted.endWithEllipsis(within: columns)
                    return fitted
                }
                kept.text += shown
                width += needed
            }
            if !kept.text.isEmpty || index == 0 { fitted.runs.append(kept) }
        }
        return fitted
    }

    /// Adds an ellipsis, and takes away of the end what has no place beside it in some columns.
    mutating func endWithEllipsis(within columns: Int) {
        guard columns > 0 else { return }
        // Counted down: a line may have any number of characters that take no column.
        var width = width
        while width >= columns, let last = runs.last {
            if last.text.isEmpty {
                runs.removeLast()
            } else {
                width -= TerminalWidth.columns(of: String(runs[runs.count - 1].text.removeLast()))
            }
        }
        if runs.isEmpty { runs.append(Run("")) }
        runs[runs.count - 1].text += "…"
    }

    /// How many columns the line takes at a terminal.
    public var width: Int { runs.reduce(0) { $0 + TerminalWidth.columns(of: $1.text) } }

    /// The text without weights.
    var text: String { runs.map(\.text).joined() }
}
