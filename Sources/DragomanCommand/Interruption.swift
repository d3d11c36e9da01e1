// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization
import TextStreams

/// Ends the process cleanly when a person or the system asks it to: what runs is cancelled first, so that no other process of it
/// is left, and files that are not whole yet are taken away. Whoever asks twice waits for nothing.
final class Interruption: Sendable {
    /// The one of this process: signals have one handler.
    static let shared = Interruption()

    private struct State {
        /// Cancels what runs, for a signal; nil while nothing does.
        var cancel: (@Sendable (Int32) -> Void)?
        /// The signal that came.
        var signal: Int32?
    }

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM]
    /// How many seconds what was cancelled may take to end.
    private static let patience = 2

    private let state = Mutex(State())

    /// Has a thread of its own wait for the signals that end the process. It is called before there are other threads: those take
    /// no signals then, and whether they have work, or can be had at all, keeps no signal from being heeded.
    ///
    /// - Returns: Whether there is such a thread. Where the system has none left, signals do what they do by themselves.
    func listen() -> Bool {
        for number in Self.heeded { signal(number) { _ in } }
        var set = Self.set(of: Self.heeded)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        var thread = pthread_t()
        if pthread_create(&thread, nil, { _ in Interruption.shared.heedSignals() }, nil) == 0 {
            pthread_detach(thread)
            return true
        }
        for number in Self.heeded { signal(number, SIG_DFL) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        return false
    }

    /// Runs something that must be cancelled before the process may end.
    func run<Success: Sendable>(_ operation: @escaping @Sendable () async throws -> Success) async throws -> Success {
        let task = Task { try await operation() }
        state.withLock { $0.cancel = { _ in task.cancel() } }
        let result = await task.result
        let signal = state.withLock { state in
            state.cancel = nil
            return state.signal
        }
        if let signal { endProcess(bySignal: signal) }
        return try result.get()
    }

    /// Writes files, which are taken away when the process must end before all of them are written.
    func write(_ operation: (FileTransaction) throws -> Void) throws {
        let files = FileTransaction()
        try OpenFiles.allow()
        state.withLock { $0.cancel = { number in files.cancel { endProcess(bySignal: number) } } }
        defer { state.withLock { $0.cancel = nil } }
        try operation(files)
    }

    /// The signals that are waited for: those that whoever started this process wants ignored are not, as with `nohup`.
    private static let heeded = signals.filter { number in
        var action = sigaction()
        return sigaction(number, nil, &action) != 0
            || unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }

    fileprivate static func set(of numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        return set
    }

    private func heedSignals() -> Never {
        var set = Self.set(of: Self.heeded)
        var number: Int32 = 0
        while sigwait(&set, &number) != 0 {}
        callHandlers(of: number)
        let cancel = state.withLock { state in
            state.signal = number
            return state.cancel
        }
        guard let cancel else { endProcess(bySignal: number) }
        cancel(number)
        // Splitting a long text does not check for cancellation. Other processes end by themselves once nobody feeds them.
        var patience = timespec(tv_sec: Self.patience, tv_nsec: 0)
        var second: Int32
        repeat { second = sigtimedwait(&set, nil, &patience) } while second < 0 && errno == EINTR
        endProcess(bySignal: second > 0 ? second : number)
    }

    /// Calls who has put a handler before the one that does nothing: what draws on the terminal gives that back.
    private func callHandlers(of number: Int32) {
        var set = Self.set(of: [number])
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }
}

/// Ends the process as a signal would have, so that whoever started it sees the same.
func endProcess(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    // Most threads take no signals.
    var set = Interruption.set(of: [number])
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
}
