// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization
import TextStreams

/// Ends the process cleanly when a person or the system asks it to: what runs is cancelled first, so that no other process of it
/// is left, and files that are not whole yet are taken away. Whoever asks twice waits for nothing.
final class Interruption: Sendable {
    /// The one of this process: signals have one handler.
    static let shared = Interruption()

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM]
    /// How long what was cancelled may take to end, in nanoseconds: whoever interrupts waits for a second at most.
    private static let patience = 800_000_000

    /// Cancels what runs, for a signal; nil while nothing does.
    private let cancellation = Mutex<(@Sendable (Int32) -> Void)?>(nil)
    /// Counts the signals that have come: all that a handler may do. Safe, because it is made before a handler is installed, and
    /// its functions may be called on any thread.
    private nonisolated(unsafe) static let arrivals = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    /// The signal that came last, written by handlers before they count it. Safe, because it is one machine word, and whichever
    /// of two signals is read ends the process.
    private nonisolated(unsafe) static let latest = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    /// Has a thread of its own wait for the signals that end the process. It is made before there are others, so that it is there
    /// whether these have work or can be had at all.
    ///
    /// Signals are handled rather than blocked: other programs that this one starts would have them blocked, too.
    ///
    /// - Returns: Whether there is such a thread. Where the system has none left, signals do what they do by themselves.
    func listen() -> Bool {
        sem_init(Self.arrivals, 0, 0)
        Self.latest.initialize(to: 0)
        let heeded = Self.signals.filter { !Self.isIgnored($0) }
        var thread = pthread_t()
        guard pthread_create(&thread, nil, { _ in Interruption.shared.heedSignals() }, nil) == 0 else { return false }
        pthread_detach(thread)
        for number in heeded {
            signal(number) { number in
                Interruption.latest.pointee = number
                sem_post(Interruption.arrivals)
            }
        }
        return true
    }

    /// Runs something that must be cancelled before the process may end.
    func run<Success: Sendable>(_ operation: @escaping @Sendable () async throws -> Success) async throws -> Success {
        let task = Task { try await operation() }
        cancellation.withLock { $0 = { _ in task.cancel() } }
        let result = await task.result
        cancellation.withLock { $0 = nil }
        // A dialog at the terminal ends by the signal itself, before the thread that waits for signals hears of it.
        let signal = Self.latest.pointee
        if signal != 0 { endProcess(bySignal: signal) }
        return try result.get()
    }

    /// Writes files, which are taken away when the process must end before all of them are written.
    func write(_ operation: (FileTransaction) throws -> Void) throws {
        let files = FileTransaction()
        try OpenFiles.allow()
        cancellation.withLock { $0 = { number in files.cancel { endProcess(bySignal: number) } } }
        defer { cancellation.withLock { $0 = nil } }
        try operation(files)
    }

    /// Whether whoever started this process wants a signal ignored, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        return sigaction(number, nil, &action) == 0
            && unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private func heedSignals() -> Never {
        while sem_wait(Self.arrivals) != 0 {}
        let number = Self.latest.pointee
        guard let cancel = cancellation.withLock({ $0 }) else { endProcess(bySignal: number) }
        cancel(number)
        // Splitting and planning a long text do not check for cancellation. Other processes end by themselves once nobody feeds
        // them.
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_nsec += Self.patience
        end.tv_sec += end.tv_nsec / 1_000_000_000
        end.tv_nsec %= 1_000_000_000
        while sem_timedwait(Self.arrivals, &end) != 0, errno == EINTR {}
        endProcess(bySignal: Self.latest.pointee)
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
