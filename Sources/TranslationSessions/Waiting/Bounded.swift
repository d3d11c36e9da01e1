// SPDX-License-Identifier: Apache-2.0

/// Runs an operation for no longer than a deadline, and gives it up where it does not heed its cancellation.
///
/// - Parameters:
///   - deadline: The longest wait for the operation, or for its next sign of progress; nil for any time.
///   - grace: How long an operation that was told to stop may take to end.
///   - clock: What measures the time.
///   - progress: Where the operation's signs of progress are noted; the deadline then runs from the last of them.
///   - operation: What is waited for. It is given a way to have itself stopped, with the error that the wait then throws.
/// - Throws: What the operation throws, `DeadlinePassed`, or `CancellationError` when the waiter was cancelled.
package func bounded<Success: Sendable>(
    by deadline: Duration?, grace: Duration, clock: any Clock<Duration>,
    progress: LastProgress? = nil,
    operation: @escaping @Sendable (_ stop: @escaping @Sendable (any Error) -> Void) async throws -> Success
) async throws -> Success {
    let waiter = Waiter<Success>(grace: grace, clock: clock)
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            waiter.begin(continuation, deadline: deadline, progress: progress, operation: operation)
        }
    } onCancel: {
        waiter.stop(because: CancellationError())
    }
}

/// Drives one `BoundedWait`.
private final class Waiter<Success: Sendable>: Sendable {
    private struct State {
        var machine = BoundedWait<Success>()
        var continuation: CheckedContinuation<Success, any Error>?
        var operation: Task<Void, Never>?
        var timers: [Task<Void, Never>] = []
        /// What asked for a stop before there was anything to stop.
        var earlyStop: (any Error)?
    }

    private let state = Locked(State())
    private let grace: Duration
    private let clock: any Clock<Duration>

    init(grace: Duration, clock: any Clock<Duration>) {
        self.grace = grace
        self.clock = clock
    }

    func begin(
        _ continuation: CheckedContinuation<Success, any Error>, deadline: Duration?, progress: LastProgress?,
        operation: @escaping @Sendable (_ stop: @escaping @Sendable (any Error) -> Void) async throws -> Success
    ) {
        let refusal: (any Error)? = state.withLock { state in
            if let reason = state.earlyStop { return reason }
            state.continuation = continuation
            state.operation = Task {
                let result: Result<Success, any Error>
                do { result = .success(try await operation { self.stop(because: $0) }) } catch { result = .failure(error) }
                self.perform { $0.operationEnded(result) }
            }
            if let deadline {
                let clock = clock
                state.timers.append(
                    Task {
                        var rest = deadline
                        repeat {
                            guard (try? await clock.sleep(for: rest)) != nil else { return }
                            rest = deadline - (progress?.age ?? deadline)
                        } while rest > .zero
                        self.stop(because: DeadlinePassed(deadline: deadline))
                    })
            }
            return nil
        }
        if let refusal { continuation.resume(throwing: refusal) }
    }

    func stop(because reason: any Error) {
        let isEarly = state.withLock { state in
            guard state.continuation == nil, state.operation == nil else { return false }
            state.earlyStop = reason
            return true
        }
        if !isEarly { perform { $0.stop(because: reason) } }
    }

    private func perform(_ event: (inout BoundedWait<Success>) -> BoundedWait<Success>.Action) {
        let finish: (() -> Void)? = state.withLock { state in
            switch event(&state.machine) {
            case .nothing:
                return nil
            case .stopOperation:
                let operation = state.operation
                let (grace, clock) = (grace, clock)
                state.timers.append(
                    Task {
                        guard (try? await clock.sleep(for: grace)) != nil else { return }
                        self.perform { $0.graceEnded() }
                    })
                return { operation?.cancel() }
            case .resume(let result):
                let continuation = state.continuation
                let timers = state.timers
                state.continuation = nil
                state.timers = []
                return {
                    for timer in timers { timer.cancel() }
                    continuation?.resume(with: result)
                }
            }
        }
        finish?()
    }
}

/// When an operation last got on.
package final class LastProgress: Sendable {
    /// How long it is since this was made.
    private let elapsed: @Sendable () -> Duration
    private let last = Locked(Duration.zero)

    /// An operation that begins now.
    package init(by clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Notes that the operation got on just now.
    package func note() {
        let now = elapsed()
        last.withLock { $0 = max($0, now) }
    }

    /// How long ago that was.
    package var age: Duration { elapsed() - last.withLock(\.self) }
}
