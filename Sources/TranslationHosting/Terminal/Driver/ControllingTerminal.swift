// SPDX-License-Identifier: Apache-2.0

import Foundation
import TranslationSessions

/// The terminal that the process was started from, whatever its standard input and output are.
///
///     let dialog = try ControllingTerminal.shared.open(question)
///     let answer = try await dialog.answer()
///
/// While dialogs are open the terminal shows a screen of its own, on which the newest stands in front. When the last one goes
/// the terminal is as it was; so it is, too, when the process is ended by a signal, by `exit` or by a trap. Ctrl-C is the signal
/// that it always is: what the process does on it, it does, and open dialogs throw `CancellationError`.
public final class ControllingTerminal: Sendable {
    /// The one of this process.
    public static let shared = ControllingTerminal(TerminalCapabilities(environment: ProcessInfo.processInfo.environment))

    private struct State {
        var stack: [any StackedDialog] = []
        /// Whether a thread shows them.
        var isShown = false
    }

    private let capabilities: TerminalCapabilities
    private let state = Locked(State())

    init(_ capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    /// Whether the process was started from a terminal.
    public var isPresent: Bool { TerminalDevice() != nil }

    /// Whether screens can be drawn. Where not, dialogs say what they say line by line (`TERM=dumb`).
    public var drawsScreens: Bool { capabilities.drawsScreens }

    /// Puts a dialog in front of those that are open.
    ///
    /// - Throws: `TerminalError` where the process has no terminal.
    public func open<Dialog: TerminalDialog>(_ dialog: Dialog) throws(TerminalError) -> OpenDialog<Dialog> {
        let open = OpenDialog(dialog)
        let isFirst = state.withLock { state in
            state.stack.append(open)
            defer { state.isShown = true }
            return !state.isShown
        }
        guard isFirst else {
            TerminalDevice.wake()
            return open
        }
        guard let device = TerminalDevice() else {
            // Others may have come behind this one meanwhile.
            for dialog in end() {
                dialog.fail(TerminalError(.missing))
                dialog.leave()
            }
            throw TerminalError(.missing)
        }
        show(on: device)
        return open
    }

    /// Shows a dialog until it is answered.
    ///
    /// - Throws: What `open` and `OpenDialog.answer` throw.
    public func run<Dialog: TerminalDialog>(_ dialog: Dialog) async throws -> Dialog.Answer {
        try await open(dialog).answer()
    }

    /// Takes all dialogs away: nothing shows them.
    private func end() -> [any StackedDialog] {
        state.withLock { state in
            defer { state = State() }
            return state.stack
        }
    }

    /// Starts the thread that reads, draws, and gives the terminal back. It is the only one that touches the terminal.
    private func show(on device: consuming TerminalDevice) {
        let capabilities = capabilities
        let holder = DeviceHolder(device)
        Thread.detachNewThread { [self] in
            if capabilities.drawsScreens {
                drawDialogs(on: holder)
            } else {
                sayDialogs(on: holder)
            }
        }
    }

    /// Those dialogs that are over, which leave, and those that are open. Where none is open nothing shows them any more.
    private func sort(release: () -> Void) -> (over: [any StackedDialog], open: [any StackedDialog]) {
        state.withLock { state in
            let over = state.stack.removeOver()
            if state.stack.isEmpty {
                // Within the lock, so that the next dialog finds the terminal given back.
                release()
                state.isShown = false
            }
            return (over, state.stack)
        }
    }

    private func fail(_ error: any Error) {
        for dialog in state.withLock(\.stack) { dialog.fail(error) }
    }

    // MARK: - On a screen

    private func drawDialogs(on device: DeviceHolder) {
        do throws(TerminalError) {
            try device.device.take()
        } catch {
            fail(error)
        }
        var writer = FrameWriter(capabilities)
        var decoder = KeyDecoder()
        while true {
            let (over, open) = sort { device.device.release() }
            if let front = open.last {
                let size = device.device.size
                let behind = open.dropLast().last?.frame(in: size)
                device.device.draw(writer.text(for: front.frame(in: size).over(behind, in: size), in: size))
            }
            for dialog in over { dialog.leave() }
            guard let front = open.last else { return }
            let event = device.device.wait(milliseconds: decoder.isWaiting ? Self.escapePatience : -1)
            if event.mustRedraw { writer.forget() }
            if event.isInterrupted { fail(CancellationError()) }
            if event.isAtEnd { fail(TerminalError(.gone)) }
            let isQuiet = decoder.isWaiting && event.bytes.isEmpty
            let keys = isQuiet ? decoder.flush() : decoder.decode(event.bytes)
            let size = device.device.size
            for key in keys where !front.isOver {
                if let text = front.press(key, in: size) { device.device.draw(Clipboard.sequence(for: text)) }
            }
        }
    }

    /// How long the rest of a key's sequence is waited for, in milliseconds, before what came is the escape key: longer than a
    /// slow connection parts what was sent at once, shorter than a person notices.
    private static let escapePatience: Int32 = 50

    // MARK: - Line by line

    private func sayDialogs(on device: DeviceHolder) {
        var typed: [UInt8] = []
        var said: (dialog: ObjectIdentifier, text: String)?
        while true {
            let (over, open) = sort {}
            for dialog in over { dialog.leave() }
            guard let front = open.last else { return }
            let text = front.plainText
            if said.map({ $0.dialog != ObjectIdentifier(front) || $0.text != text }) ?? true {
                let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                device.device.say(lines.map { ScreenLine(String($0)).fitted(to: .max).text + "\n" }.joined())
                said = (ObjectIdentifier(front), text)
            }
            let event = device.device.wait(milliseconds: -1)
            if event.isAtEnd { front.endInput() }
            typed += event.bytes
            while let end = typed.firstIndex(of: UInt8(ascii: "\n")), !front.isOver {
                _ = front.enter(String(decoding: typed[..<end], as: UTF8.self))
                typed.removeSubrange(...end)
                // What the line brought is said, even where it is what was said before.
                said = nil
            }
        }
    }
}

/// Carries the device, which cannot be copied, into the thread that uses it.
private final class DeviceHolder: Sendable {
    let device: TerminalDevice

    init(_ device: consuming TerminalDevice) {
        self.device = device
    }
}

/// The clipboard of the machine that the terminal is on, reached through the terminal.
enum Clipboard {
    /// Puts a text there (OSC 52 of xterm). A terminal may refuse, and does not say so.
    static func sequence(for text: String) -> String {
        "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
    }
}
