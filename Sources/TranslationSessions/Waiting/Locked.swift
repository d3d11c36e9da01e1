// SPDX-License-Identifier: Apache-2.0

import Foundation

/// State that one thread at a time may touch.
///
/// This is a lock of Foundation, and no `Mutex`, in the modules that the tests run under the thread sanitizer. On Linux the
/// sanitizer does not see what a `Mutex` of Swift 6.3 does where threads meet, and reports a race at each use of one.
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
