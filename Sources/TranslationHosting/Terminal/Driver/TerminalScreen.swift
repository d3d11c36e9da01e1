// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// A screen that a program draws itself, and the keys that are pressed on it: for what is to live at a terminal.
///
///     let screen = try ControllingTerminal.shared.openScreen { _ in ScreenFrame([ScreenLine("0 keys", .strong)]) }
///     var count = 0
///     for await key in screen.keys {
///         if key == .character("q") { break }
///         count += 1
///         screen.show { [count] _ in ScreenFrame([ScreenLine("\(count) keys", .strong)]) }
///     }
///     await screen.close()
///
/// Questions and overlays of a `TerminalSurface` come in front of it, and have the keys until they are answered.
public final class TerminalScreen: Sendable {
    /// The keys, in the order in which they were pressed. They end when the screen is closed, when the process is told to end, or
    /// when the terminal goes. Where nothing can be drawn, each typed line comes as its characters and the enter key.
    public let keys: AsyncStream<TerminalKey>
    private let continuation: AsyncStream<TerminalKey>.Continuation
    private let dialog: OpenDialog<ScreenDialog>
    private let waiting: Task<Void, Never>

    fileprivate init(on terminal: ControllingTerminal, showing draw: @escaping @Sendable (TerminalSize) -> ScreenFrame)
        throws(TerminalError)
    {
        let (keys, continuation) = AsyncStream.makeStream(of: TerminalKey.self)
        let dialog = try terminal.open(ScreenDialog(draw: draw) { continuation.yield($0) })
        self.keys = keys
        self.continuation = continuation
        self.dialog = dialog
        waiting = Task {
            try? await dialog.answer()
            continuation.finish()
        }
    }

    deinit {
        waiting.cancel()
    }

    /// Shows something else.
    ///
    /// - Parameter draw: What the screen shows in a size. It is called on the terminal's own thread, now and when the terminal
    ///   is resized, so it must be short, and has what it needs with it.
    public func show(_ draw: @escaping @Sendable (TerminalSize) -> ScreenFrame) {
        dialog.update { $0.show(draw) }
    }

    /// Shows a page that the arrows and the page keys scroll, above lines that always show. These keys are not among `keys` then,
    /// and the page stays where it was scrolled to when it is shown anew.
    ///
    /// - Parameters:
    ///   - page: The lines of the page in some columns. It is called as what `show(_:)` takes is.
    ///   - foot: The lines that always show, in some columns.
    public func show(
        scrolling page: @escaping @Sendable (_ columns: Int) -> [ScreenLine],
        above foot: @escaping @Sendable (_ columns: Int) -> [ScreenLine]
    ) {
        dialog.update { $0.scroll(page, above: foot) }
    }

    /// Gives the terminal back, and returns when it is as it was.
    public func close() async {
        await dialog.close()
        continuation.finish()
    }
}

extension ControllingTerminal {
    /// Opens a screen that the program draws itself.
    ///
    /// - Parameter draw: What the screen shows in a size, as `TerminalScreen.show(_:)` takes it.
    /// - Throws: `TerminalError` where the process has no terminal.
    public func openScreen(
        showing draw: @escaping @Sendable (TerminalSize) -> ScreenFrame
    ) throws(TerminalError) -> TerminalScreen {
        try TerminalScreen(on: self, showing: draw)
    }
}

/// The dialog that a screen is: it is drawn by the program, and answered by closing it.
private struct ScreenDialog: TerminalDialog {
    /// A page with its foot, and how far it was scrolled.
    private struct Page {
        let lines: @Sendable (Int) -> [ScreenLine]
        let foot: @Sendable (Int) -> [ScreenLine]
        var scrolled = ScrolledLines()
        /// What was drawn last, for keys: they come where the program's own functions must not be called.
        let drawn: Locked<DrawnPage>
    }

    private struct DrawnPage {
        var lines: [ScreenLine] = []
        var foot: [ScreenLine] = []
    }

    private var draw: @Sendable (TerminalSize) -> ScreenFrame
    /// What is shown instead, where it scrolls.
    private var page: Page?
    private let take: @Sendable (TerminalKey) -> Void

    init(draw: @escaping @Sendable (TerminalSize) -> ScreenFrame, take: @escaping @Sendable (TerminalKey) -> Void) {
        self.draw = draw
        self.take = take
    }

    var answerAtEndOfInput: Void { () }

    mutating func show(_ draw: @escaping @Sendable (TerminalSize) -> ScreenFrame) {
        (self.draw, page) = (draw, nil)
    }

    mutating func scroll(
        _ lines: @escaping @Sendable (Int) -> [ScreenLine], above foot: @escaping @Sendable (Int) -> [ScreenLine]
    ) {
        page = Page(
            lines: lines, foot: foot, scrolled: page?.scrolled ?? ScrolledLines(), drawn: page?.drawn ?? Locked(DrawnPage()))
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        guard let page else { return draw(size) }
        let new = DrawnPage(lines: page.lines(size.columns), foot: page.foot(size.columns))
        page.drawn.withLock { $0 = new }
        return page.scrolled.frame(of: new.lines, above: new.foot, in: size)
    }

    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<Void> {
        if let drawn = page?.drawn.withLock(\.self),
            page?.scrolled.move(by: key, through: drawn.lines, above: drawn.foot, in: size) == true
        {
            return .next
        }
        take(key)
        return .next
    }

    /// The lines without the empty ones, in a size that has room for most lists.
    var plainText: String {
        let lines = frame(in: TerminalSize(columns: 80, rows: 1000)).lines.map(\.text)
        return lines.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
    }

    func enter(_ line: String) -> DialogStep<Void> {
        for character in line { take(.character(character)) }
        take(.enter)
        return .next
    }
}
