// SPDX-License-Identifier: Apache-2.0

import Translation

/// A console that has the whole screen of a terminal: the page, and under it the line that the person writes.
@MainActor
final class ScreenConsole: Console {
    let enteredLines: AsyncStream<String>
    let hasDialogs = true
    let isWrittenAhead = false
    private let dialog: OpenDialog<PageDialog>

    /// - Throws: `TerminalError` where the process has no terminal.
    init() throws {
        let (lines, entered) = AsyncStream.makeStream(of: String.self)
        enteredLines = lines
        let dialog = try ControllingTerminal.shared.open(PageDialog { entered.yield($0) })
        self.dialog = dialog
        Task {
            try? await dialog.answer()
            entered.finish()
        }
    }

    func show(_ page: [String], above foot: [String], isReply: Bool) {
        dialog.update { $0.show(page, above: foot) }
    }

    func close() async { await dialog.close() }
}

/// A page on a screen: as much of it as there is room for, what is never out of sight, and the line that is written.
private struct PageDialog: TerminalDialog {
    private var page: [String] = []
    private var foot: [String] = []
    private var scrolled = ScrolledLines()
    private var typed = ""
    private let take: @Sendable (String) -> Void

    /// - Parameter take: Takes a line that was entered.
    init(take: @escaping @Sendable (String) -> Void) {
        self.take = take
    }

    var answerAtEndOfInput: Void { () }

    mutating func show(_ page: [String], above foot: [String]) {
        // Another first line is that of another page.
        if page.first != self.page.first { scrolled = ScrolledLines() }
        self.page = page
        self.foot = foot
    }

    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<Void> {
        switch key {
        case .character(let character): typed.append(character)
        case .backspace: typed = String(typed.dropLast())
        case .control("u"),
            .escape where !typed.isEmpty:
            typed = ""
        case .escape: take("b")
        case .enter: return enter(typed)
        default:
            scrolled.move(by: key, through: pageLines(in: size), above: footLines(in: size), in: size)
        }
        return .next
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        var frame = scrolled.frame(of: pageLines(in: size), above: footLines(in: size), in: size)
        let row = frame.lines.count - 1
        frame.cursor = ScreenFrame.Position(row: row, column: frame.lines[row].width)
        return frame
    }

    private func pageLines(in size: TerminalSize) -> [ScreenLine] {
        page.enumerated().flatMap { index, line in
            WrappedText.lines(of: line, columns: size.columns, weight: index == 0 ? .strong : .plain)
        }
    }

    private func footLines(in size: TerminalSize) -> [ScreenLine] {
        // Of a long line its end is seen, where the person writes.
        var end = typed[...]
        while ScreenLine("> \(end) ").width > size.columns, !end.isEmpty { end.removeFirst() }
        return foot.flatMap { WrappedText.lines(of: $0, columns: size.columns) } + [ScreenLine("> \(end)")]
    }

    var plainText: String { (page + foot).joined(separator: "\n") }

    mutating func enter(_ line: String) -> DialogStep<Void> {
        typed = ""
        take(line)
        return .next
    }
}
