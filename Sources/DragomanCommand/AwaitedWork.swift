// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Work that awaits, done on other threads while the one that asks for it stands still.
///
/// The main function is not asynchronous: that would set up a queue and end its thread before the process, which together take
/// longer than detecting the language of a file.
enum AwaitedWork {
    /// Does the work and gives its result.
    static func wait<Success: Sendable>(for work: sending @escaping () async throws -> Success) throws -> Success {
        let outcome = Outcome<Success>()
        Task {
            do {
                outcome.settle(.success(try await work()))
            } catch {
                outcome.settle(.failure(error))
            }
        }
        return try outcome.wait().get()
    }
}

/// A result that one thread waits for.
private final class Outcome<Success: Sendable>: Sendable {
    private let result = Mutex<Result<Success, any Error>?>(nil)
    private let isSettled = DispatchSemaphore(value: 0)

    func settle(_ result: Result<Success, any Error>) {
        self.result.withLock { $0 = result }
        isSettled.signal()
    }

    func wait() -> Result<Success, any Error> {
        isSettled.wait()
        guard let result = result.withLock({ $0 }) else { preconditionFailure("settled without a result") }
        return result
    }
}
