// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// A dialog that stands on the terminal, or stands behind another one there.
///
/// It goes when it is answered, closed, or the task that waits for its answer is cancelled.
public final class OpenDialog<Dialog: TerminalDialog>: Sendable {
    private struct State {
        var dialog: Dialog
        var result: Result<Dialog.Answer, any Error>?
        /// Whether the terminal no longer shows it.
        var isGone = false
        var waiters: [CheckedContinuation<Result<Dialog.Answer, any Error>, Never>] = []
    }

    private let state: Locked<State>

    init(_ dialog: Dialog) {
        state = Locked(State(dialog: dialog))
    }

    /// Changes what the dialog shows.
    public func update(_ change: @Sendable (inout Dialog) -> Void) {
        state.withLock { change(&$0.dialog) }
        TerminalDevice.wake()
    }

    /// The person's answer.
    ///
    /// The terminal is as it was before the dialog when this returns or throws.
    ///
    /// - Throws: `CancellationError` where the task is cancelled, the dialog closed, or the process told to end;
    ///   `TerminalError` where the terminal cannot be used.
    public func answer() async throws -> Dialog.Answer {
        try await withTaskCancellationHandler {
            try await outcome().get()
        } onCancel: {
            settle(.failure(CancellationError()))
        }
    }

    /// Takes the dialog away, and returns when it has gone.
    public func close() async {
        settle(.failure(CancellationError()))
        _ = await outcome()
    }

    private func outcome() async -> Result<Dialog.Answer, any Error> {
        await withCheckedContinuation { continuation in
            let ready: Result<Dialog.Answer, any Error>? = state.withLock { state in
                if state.isGone, let result = state.result { return result }
                state.waiters.append(continuation)
                return nil
            }
            if let ready { continuation.resume(returning: ready) }
        }
    }

    /// Ends the dialog. The first end counts.
    private func settle(_ result: Result<Dialog.Answer, any Error>) {
        state.withLock { $0.result = $0.result ?? result }
        TerminalDevice.wake()
    }

    private func apply(_ event: (inout Dialog) -> DialogStep<Dialog.Answer>) -> String? {
        state.withLock { state in
            guard state.result == nil else { return nil }
            switch event(&state.dialog) {
            case .next: return nil
            case .copy(let text): return text
            case .answer(let answer):
                state.result = .success(answer)
                return nil
            }
        }
    }
}

extension OpenDialog: StackedDialog {
    var isOver: Bool { state.withLock { $0.result != nil } }

    // What dialogs show is asked for outside of the lock: a program's own drawing may take locks that are held where it calls
    // `update`.
    var plainText: String { state.withLock(\.dialog).plainText }

    func frame(in size: TerminalSize) -> ScreenFrame { state.withLock(\.dialog).frame(in: size) }

    func press(_ key: TerminalKey, in size: TerminalSize) -> String? { apply { $0.press(key, in: size) } }

    func enter(_ line: String) -> String? { apply { $0.enter(line) } }

    func endInput() {
        state.withLock { $0.result = $0.result ?? .success($0.dialog.answerAtEndOfInput) }
    }

    func fail(_ error: any Error) {
        state.withLock { $0.result = $0.result ?? .failure(error) }
    }

    func leave() {
        let (result, waiters) = state.withLock { state in
            let result = state.result ?? .failure(CancellationError())
            defer { state.waiters = [] }
            // Who asks later is told the same.
            (state.isGone, state.result) = (true, result)
            return (result, state.waiters)
        }
        for waiter in waiters { waiter.resume(returning: result) }
    }
}

/// What the terminal knows of the dialogs on it. One thread calls these.
protocol StackedDialog: AnyObject, Sendable {
    /// Whether it was answered, closed or cancelled.
    var isOver: Bool { get }
    var plainText: String { get }
    func frame(in size: TerminalSize) -> ScreenFrame

    /// - Returns: A text for the clipboard.
    func press(_ key: TerminalKey, in size: TerminalSize) -> String?

    /// - Returns: A text for the clipboard.
    func enter(_ line: String) -> String?

    /// Nobody will answer any more.
    func endInput()
    func fail(_ error: any Error)

    /// The terminal no longer shows it: whoever waits for its answer is told.
    func leave()
}

extension [any StackedDialog] {
    /// Takes out those that are over, each of which is asked once: one that ends meanwhile is open now, and over the next time.
    ///
    /// - Returns: Those that were taken out.
    mutating func removeOver() -> [any StackedDialog] {
        var over: [any StackedDialog] = []
        var open: [any StackedDialog] = []
        for dialog in self {
            if dialog.isOver { over.append(dialog) } else { open.append(dialog) }
        }
        self = open
        return over
    }
}
