// SPDX-License-Identifier: Apache-2.0

/// Lets callers through one at a time, in the order they came.
///
///     let ticket = serialQueue.join()
///     defer { serialQueue.leave(ticket) }
///     try await serialQueue.reachFront(with: ticket)
final class SerialQueue: Sendable {
    private struct State {
        var queue = SerialQueueState()
        var waiters: [SerialQueueState.Ticket: CheckedContinuation<Void, any Error>] = [:]
        var cancelled: Set<SerialQueueState.Ticket> = []
        /// Who has the turn, and gives it up as soon as somebody else wants it.
        var yielder: (ticket: SerialQueueState.Ticket, continuation: CheckedContinuation<Void, any Error>)?

        /// The one to be told that somebody else wants the turn.
        mutating func takeYielder(where isMeant: (SerialQueueState.Ticket) -> Bool) -> CheckedContinuation<Void, any Error>? {
            guard let yielder, isMeant(yielder.ticket) else { return nil }
            self.yielder = nil
            return yielder.continuation
        }
    }

    private let state = Locked(State())

    /// Takes a place at the end of the queue. Whoever joins must leave.
    func join() -> SerialQueueState.Ticket {
        let (ticket, yielder) = state.withLock { state in
            let ticket = state.queue.join()
            return (ticket, state.takeYielder { $0 != ticket })
        }
        yielder?.resume()
        return ticket
    }

    /// Waits for the turn.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before the turn comes.
    func reachFront(with ticket: SerialQueueState.Ticket) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let decided: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(ticket) { return .failure(CancellationError()) }
                    if state.queue.holder == ticket { return .success(()) }
                    state.waiters[ticket] = continuation
                    return nil
                }
                if let decided { continuation.resume(with: decided) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.cancelled.insert(ticket)
                return state.waiters.removeValue(forKey: ticket)
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    /// Waits, with the turn, until somebody else wants it.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before.
    func reachOthers(with ticket: SerialQueueState.Ticket) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let decided: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(ticket) { return .failure(CancellationError()) }
                    if state.queue.everyone.count > 1 { return .success(()) }
                    state.yielder = (ticket, continuation)
                    return nil
                }
                if let decided { continuation.resume(with: decided) }
            }
        } onCancel: {
            let yielder = state.withLock { state in
                state.cancelled.insert(ticket)
                return state.takeYielder { $0 == ticket }
            }
            yielder?.resume(throwing: CancellationError())
        }
    }

    /// Gives the turn, or the place in the queue, to the next.
    func leave(_ ticket: SerialQueueState.Ticket) {
        let next = state.withLock { state in
            state.cancelled.remove(ticket)
            return state.queue.leave(ticket).flatMap { state.waiters.removeValue(forKey: $0) }
        }
        next?.resume()
    }
}
