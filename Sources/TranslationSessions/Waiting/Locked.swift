import Foundation

/// State that one thread at a time may touch.
///
/// A lock of Foundation rather than a `Mutex`: the thread sanitizer does not see the latter's on Linux and reports races that
/// are none.
///
/// Unchecked, because the compiler does not know the lock: `state` is touched in `withLock` alone, while the lock is held.
package final class Locked<State: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    package init(_ state: State) {
        self.state = state
    }

    /// Runs a closure on the state. It must be short and must not take this lock again.
    package func withLock<Result, Failure: Error>(_ body: (inout State) throws(Failure) -> Result) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}
