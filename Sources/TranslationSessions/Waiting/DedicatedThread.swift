// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs work that blocks on a thread of its own, so that the threads that tasks share are not held up.
package enum DedicatedThread {
    /// The system has no thread left: the work was not begun.
    package struct Refusal: Error {
        /// The number of the system's error.
        package let number: Int32
    }

    /// The work of a thread: it gives what is to be done once the work is let go.
    private final class Work: Sendable {
        let body: @Sendable () -> @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Runs a closure on a new thread and waits for it without blocking. It is not told of cancellation. When the wait ends, the
    /// thread holds nothing of the closure any more.
    ///
    /// - Throws: What the closure throws, or `Refusal`.
    package static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
            let work = Work {
                let result = Result { try body() }
                return { continuation.resume(with: result) }
            }
            if let error = start(work) { continuation.resume(throwing: Refusal(number: error)) }
        }
    }

    /// Runs work that was retained, and lets go of it.
    private static func run(_ retained: UnsafeMutableRawPointer) -> @Sendable () -> Void {
        Unmanaged<Work>.fromOpaque(retained).takeRetainedValue().body()
    }

    /// Starts a thread that nobody joins.
    ///
    /// - Returns: The number of the error where none could be started.
    private static func start(_ work: Work) -> Int32? {
        let retained = Unmanaged.passRetained(work)
        var thread: pthread_t = 0
        let error = pthread_create(
            &thread, nil,
            { pointer in
                guard let pointer else { return nil }
                let finish = DedicatedThread.run(pointer)
                finish()
                return nil
            }, retained.toOpaque())
        guard error == 0 else {
            retained.release()
            return error
        }
        pthread_detach(thread)
        return nil
    }
}
