/// Lets callers through one at a time, in the order they came.
///
///     let ticket = turnstile.join()
///     defer { turnstile.leave(ticket) }
///     try await turnstile.reachFront(with: ticket)
final class Turnstile: Sendable {
    private struct State {
        var queue = TurnQueue()
        var waiters: [TurnQueue.Ticket: CheckedContinuation<Void, any Error>] = [:]
        var quitters: Set<TurnQueue.Ticket> = []
    }

    private let state = Locked(State())

    /// Takes a place at the end of the queue. Whoever joins must leave.
    func join() -> TurnQueue.Ticket {
        state.withLock { $0.queue.join() }
    }

    /// Waits for the turn.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before the turn comes.
    func reachFront(with ticket: TurnQueue.Ticket) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let decided: Result<Void, any Error>? = state.withLock { state in
                    if state.quitters.contains(ticket) { return .failure(CancellationError()) }
                    if state.queue.holder == ticket { return .success(()) }
                    state.waiters[ticket] = continuation
                    return nil
                }
                if let decided { continuation.resume(with: decided) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.quitters.insert(ticket)
                return state.waiters.removeValue(forKey: ticket)
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    /// Gives the turn, or the place in the queue, to the next.
    func leave(_ ticket: TurnQueue.Ticket) {
        let next = state.withLock { state in
            state.quitters.remove(ticket)
            return state.queue.leave(ticket).flatMap { state.waiters.removeValue(forKey: $0) }
        }
        next?.resume()
    }
}
