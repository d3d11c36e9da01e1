// SPDX-License-Identifier: Apache-2.0

import CTerminal

/// The terminal that the process was started from, open.
struct TerminalDevice: ~Copyable {
    private let descriptor: Int32

    /// Opens it; nil where the process has none.
    init?() {
        descriptor = cterminal_open()
        if descriptor < 0 { return nil }
    }

    deinit {
        cterminal_close(descriptor)
    }

    /// Enters a screen of its own.
    ///
    /// - Throws: `TerminalError` where the terminal cannot be set.
    func take() throws(TerminalError) {
        let number = cterminal_take(descriptor, FrameWriter.enter, FrameWriter.leave)
        if number != 0 { throw TerminalError(.unusable, errorNumber: number) }
    }

    /// Leaves the screen.
    func release() {
        cterminal_release()
    }

    /// Writes to the screen, as long as it is entered.
    func draw(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return }
            cterminal_write(start, Int32(clamping: bytes.count))
        }
    }

    /// Writes where no screen was entered.
    func say(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return }
            cterminal_say(descriptor, start, Int32(clamping: bytes.count))
        }
    }

    /// What a wait brought.
    struct Event {
        /// What was typed.
        var bytes: [UInt8] = []
        /// Whether nothing more will be typed.
        var isAtEnd = false
        /// Whether what is on the screen is not known any more.
        var mustRedraw = false
        /// Whether the process was told to end. The screen was left already.
        var isInterrupted = false
    }

    /// Waits for what is typed, or until the device is woken.
    ///
    /// - Parameter milliseconds: The longest wait; negative for any time.
    func wait(milliseconds: Int32) -> Event {
        var event = cterminal_event()
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.maximumByteCount) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            event = cterminal_wait(descriptor, start, Int32(clamping: Self.maximumByteCount), milliseconds)
            count = Int(event.count)
        }
        return Event(
            bytes: bytes, isAtEnd: event.ended, mustRedraw: event.redraw, isInterrupted: event.interrupted)
    }

    /// How many bytes are read at once: more than is typed, and much of what is pasted.
    private static let maximumByteCount = 4096

    /// How large the screen is; 80 columns and 24 rows where the terminal does not say.
    var size: TerminalSize {
        var (columns, rows): (Int32, Int32) = (0, 0)
        cterminal_size(descriptor, &columns, &rows)
        return TerminalSize(columns: columns > 0 ? Int(columns) : 80, rows: rows > 0 ? Int(rows) : 24)
    }

    /// Ends a wait, from any thread.
    static func wake() {
        _ = cterminal_wake()
    }
}
