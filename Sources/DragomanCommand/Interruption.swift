// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc
import Synchronization
import TextStreams

/// Ends the process cleanly when a person or the system asks it to: what runs is cancelled first, so that no other process of it
/// is left, and files that are not whole yet are taken away.
final class Interruption: Sendable {
    /// The one of this process: signals have one handler.
    static let shared = Interruption()

    private struct State {
        /// Cancels what runs, for a signal; nil while nothing does.
        var cancel: (@Sendable (Int32) -> Void)?
        /// The signal that came.
        var signal: Int32?
        var sources: [any DispatchSourceSignal] = []
    }

    /// How long what was cancelled may take to end.
    private static let patience = DispatchTimeInterval.seconds(2)

    private let state = Mutex(State())

    /// Runs something that must be cancelled before the process may end.
    func run<Success: Sendable>(_ operation: @escaping @Sendable () async throws -> Success) async throws -> Success {
        listen()
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
        listen()
        state.withLock { $0.cancel = { number in files.cancel { endProcess(bySignal: number) } } }
        defer { state.withLock { $0.cancel = nil } }
        try operation(files)
    }

    private func listen() {
        state.withLock { state in
            guard state.sources.isEmpty else { return }
            state.sources = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM].filter { !Self.isIgnored($0) }.map { number in
                // A handler rather than none: it is not handed down to other programs, as ignoring is.
                signal(number) { _ in }
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { [self] in receive(number) }
                source.resume()
                return source
            }
        }
    }

    /// Whether whoever started this process wants a signal ignored, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        return sigaction(number, nil, &action) == 0
            && unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private func receive(_ number: Int32) {
        let (cancel, isFirst) = state.withLock { state in
            defer { state.signal = number }
            return (state.cancel, state.signal == nil)
        }
        guard let cancel, isFirst else { endProcess(bySignal: number) }
        cancel(number)
        // Splitting a long text does not check for cancellation. Other processes end by themselves once nobody feeds them.
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { endProcess(bySignal: number) }
    }
}

/// Ends the process as a signal would have, so that whoever started it sees the same.
func endProcess(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    // The threads that Swift runs tasks on take no signals.
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
}
