// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a program shows its lines, and where its person writes.
@MainActor
protocol Console: AnyObject {
    /// The lines that the person enters. They end when nobody writes any more.
    var enteredLines: AsyncStream<String> { get }
    /// Whether questions are put in dialogs of the terminal; otherwise they stand among the lines.
    var hasDialogs: Bool { get }
    /// Whether lines were written before anything was shown, so that each is read when what came before it is done.
    var isWrittenAhead: Bool { get }
    /// Shows all lines of a page, and under them those that are never out of sight.
    ///
    /// - Parameter isReply: Whether the person has just entered a line, and is to see that it was taken.
    func show(_ page: [String], above foot: [String], isReply: Bool)
    /// Gives back what the console has taken.
    func close() async
}

/// A console of lines, for scripts, and for terminals that draw nothing: it reads standard input, and writes what is new.
@MainActor
final class LineConsole: Console {
    let enteredLines: AsyncStream<String>
    let hasDialogs = false
    let isWrittenAhead = isatty(STDIN_FILENO) == 0
    private var shown: [String] = []

    init() {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        enteredLines = lines
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
    }

    func show(_ page: [String], above foot: [String], isReply: Bool) {
        let lines = page + foot
        // Another first line is that of another page.
        let known = lines.first == shown.first ? Set(shown) : []
        var new = lines.filter { !known.contains($0) }
        shown = lines
        if new.isEmpty, isReply, !isWrittenAhead { new = foot }
        guard !new.isEmpty else { return }
        // Who no longer reads misses nothing.
        try? FileHandle.standardOutput.write(contentsOf: Data((new.joined(separator: "\n") + "\n").utf8))
    }

    func close() async {}
}
