// SPDX-License-Identifier: Apache-2.0

import Translation

/// A console that has the whole screen of a terminal: the lines, and under them the line that the person writes.
@MainActor
final class ScreenConsole: Console {
    let enteredLines: AsyncStream<String>
    let hasDialogs = true
    private let entered: AsyncStream<String>.Continuation
    private let screen: TerminalScreen
    private var lines: [String] = []
    private var typed = ""
    /// How many lines are above the screen.
    private var passed = 0

    /// - Throws: `TerminalError` where the process has no terminal.
    init() throws {
        (enteredLines, entered) = AsyncStream.makeStream(of: String.self)
        screen = try ControllingTerminal.shared.openScreen { _ in ScreenFrame([]) }
        Task { [weak self, screen, entered] in
            for await key in screen.keys { self?.press(key) }
            entered.finish()
        }
    }

    func show(_ lines: [String]) {
        // Another first line is that of another page.
        if lines.first != self.lines.first { passed = 0 }
        self.lines = lines
        draw()
    }

    func close() async { await screen.close() }

    private func press(_ key: TerminalKey) {
        switch key {
        case .character(let character): typed.append(character)
        case .backspace: typed = String(typed.dropLast())
        case .escape where !typed.isEmpty: typed = ""
        case .escape: entered.yield("b")
        case .enter:
            entered.yield(typed)
            typed = ""
        case .up: passed = max(0, passed - 1)
        case .down: passed = min(lines.count, passed + 1)
        default: return
        }
        draw()
    }

    private func draw() {
        screen.show { [lines, typed, passed] size in
            let page = lines.enumerated().flatMap { index, line in
                WrappedText.lines(of: line, columns: size.columns, weight: index == 0 ? .strong : .plain)
            }
            let room = max(1, size.rows - 2)
            let shown = page.dropFirst(min(passed, max(0, page.count - room))).prefix(room)
            let prompt = ScreenLine("> \(typed)")
            return ScreenFrame(
                shown + [ScreenLine(), prompt], cursor: ScreenFrame.Position(row: shown.count + 1, column: prompt.width))
        }
    }
}
