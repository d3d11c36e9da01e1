import Dispatch
import Glibc
import Synchronization

/// Ends the process cleanly when a person or the system asks it to: what runs is cancelled first, so that no other process of it is left.
final class Interruption: Sendable {
    /// The one of this process: signals have one handler.
    static let shared = Interruption()

    private struct State {
        /// Cancels what runs; nil while nothing does.
        var cancel: (@Sendable () -> Void)?
        /// The signal that came.
        var signal: Int32?
        var sources: [any DispatchSourceSignal] = []
    }

    private let state = Mutex(State())

    /// Runs something that must be cancelled before the process may end.
    func run<Success: Sendable>(_ operation: @escaping @Sendable () async throws -> Success) async throws -> Success {
        listen()
        let task = Task { try await operation() }
        state.withLock { $0.cancel = { task.cancel() } }
        let result = await task.result
        let signal = state.withLock { state in
            state.cancel = nil
            return state.signal
        }
        if let signal { endProcess(bySignal: signal) }
        return try result.get()
    }

    private func listen() {
        state.withLock { state in
            guard state.sources.isEmpty else { return }
            state.sources = [SIGINT, SIGTERM, SIGHUP].map { number in
                // A handler rather than none: it is not handed down to other programs, as ignoring is.
                signal(number) { _ in }
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { [self] in receive(number) }
                source.resume()
                return source
            }
        }
    }

    private func receive(_ number: Int32) {
        let cancel = state.withLock { state in
            state.signal = number
            return state.cancel
        }
        if let cancel { cancel() } else { endProcess(bySignal: number) }
    }
}
