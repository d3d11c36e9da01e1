// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Runs work that blocks on a thread of its own, so that the threads that tasks share are not held up.
enum DedicatedThread {
    /// The system has no thread left: the work was not begun.
    struct Refusal: Error {
        /// The number of the system's error.
        let number: Int32
    }

    /// The work of a thread.
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Runs a closure on a new thread and waits for it without blocking. It is not told of cancellation.
    ///
    /// - Throws: What the closure throws, or `Refusal`.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
            let work = Work { continuation.resume(with: Result { try body() }) }
            if let error = start(work) { continuation.resume(throwing: Refusal(number: error)) }
        }
    }

    /// Starts a thread that nobody joins.
    ///
    /// - Returns: The number of the error where none could be started.
    private static func start(_ work: Work) -> Int32? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let retained = Unmanaged.passRetained(work)
        var thread = pthread_t()
        let error = pthread_create(
            &thread, &attributes,
            { pointer in
                guard let pointer else { return nil }
                Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
                return nil
            }, retained.toOpaque())
        guard error != 0 else { return nil }
        retained.release()
        return error
    }
}
