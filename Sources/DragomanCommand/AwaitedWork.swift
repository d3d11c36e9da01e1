import Glibc
import Synchronization

/// Work that awaits, done on other threads while the one that asks for it stands still.
///
/// The main function is not asynchronous: that would set up a queue and end its thread before the process, which together take longer than
/// detecting the language of a file.
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
    /// `nonisolated(unsafe)` is right because a semaphore is made to be used by several threads, and lives as long as this.
    private nonisolated(unsafe) let isSettled = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    init() {
        sem_init(isSettled, 0, 0)
    }

    deinit {
        sem_destroy(isSettled)
        isSettled.deallocate()
    }

    func settle(_ result: Result<Success, any Error>) {
        self.result.withLock { $0 = result }
        sem_post(isSettled)
    }

    func wait() -> Result<Success, any Error> {
        while true {
            // A signal may end the waiting before there is a result.
            sem_wait(isSettled)
            if let result = result.withLock({ $0 }) { return result }
        }
    }
}
