// SPDX-License-Identifier: Apache-2.0

/// The state machine of a wait with a deadline: each event returns the action to take.
///
/// When the deadline passes or the waiter is cancelled, the operation is told to stop and is given a moment to do so; then it
/// is given up. `bounded(by:grace:clock:progress:operation:)` drives it.
struct BoundedWait<Success: Sendable>: Sendable {
    /// What is to be done.
    enum Action: Sendable {
        /// Nothing.
        case nothing
        /// Cancel the operation and start the grace period.
        case stopOperation
        /// The wait is over.
        case resume(Result<Success, any Error>)
    }

    private enum State {
        case running
        case stopping(any Error)
        case settled
    }

    private var state = State.running

    /// The operation has ended. Once it was told to stop, what it has to say no longer counts.
    mutating func operationEnded(_ result: Result<Success, any Error>) -> Action {
        defer { state = .settled }
        return switch state {
        case .running: .resume(result)
        case .stopping(let reason): .resume(.failure(reason))
        case .settled: .nothing
        }
    }

    /// The wait must end: the deadline has passed, or the waiter was cancelled.
    mutating func stop(because reason: any Error) -> Action {
        guard case .running = state else { return .nothing }
        state = .stopping(reason)
        return .stopOperation
    }

    /// The grace period is over.
    mutating func graceEnded() -> Action {
        guard case .stopping(let reason) = state else { return .nothing }
        state = .settled
        return .resume(.failure(reason))
    }
}

/// The deadline of a wait has passed.
package struct DeadlinePassed: Error {
    /// How long was waited.
    package let deadline: Duration
}
