// SPDX-License-Identifier: Apache-2.0

/// The calls of one session: run one at a time in the order they were made, each in a task of its own, until the session ends.
final class CallQueue: Sendable {
    private struct State {
        var life = SessionLife()
        var cancellers: [SerialQueueState.Ticket: @Sendable () -> Void] = [:]
    }

    /// A call that the current task is a part of, or was begun by: an installation may outlive the call that asked for it.
    private struct OwnCall {
        let queue: CallQueue
        let ticket: SerialQueueState.Ticket

        var isRunning: Bool { queue.state.withLock { $0.life.isRunning(ticket) } }
    }

    @TaskLocal private static var ownCalls: [OwnCall] = []

    private let state = Locked(State())
    private let serialQueue = SerialQueue()
    private let misuse: MisusePolicy
    /// The pairs that the calls so far have used.
    private let use = UsedPairs()
    private let release: @Sendable (UsedPairs) async -> Void

    /// - Parameter release: Frees what is kept of the pairs that cancelled calls have used.
    init(misuse: MisusePolicy, release: @escaping @Sendable (UsedPairs) async -> Void) {
        self.misuse = misuse
        self.release = release
    }

    /// Whether the session takes no more calls.
    var hasEnded: Bool { state.withLock { $0.life.end != nil } }

    /// Makes a call and waits for its end. A cancelled waiter cancels the call and waits until it has stopped.
    ///
    /// - Parameter body: The call. It notes the pairs that it uses.
    func run<Success: Sendable>(_ body: @escaping @Sendable (UsedPairs) async throws -> Success) async throws -> Success {
        let task = try start(body)
        let success = try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
        try checkEnd()
        return success
    }

    /// Withholds an answer that was on its way when the session ended. Whoever ends a session on the actor on which its answers
    /// are awaited gets none afterwards.
    func checkEnd() throws {
        if hasEnded { throw CancellationError() }
    }

    /// Makes a call. It takes its place in the queue before this function returns.
    ///
    /// - Throws: `TranslationError` where the session takes no more calls, or where one of its own calls makes this one.
    func start<Success: Sendable>(
        _ body: @escaping @Sendable (UsedPairs) async throws -> Success
    ) throws(TranslationError) -> Task<Success, any Error> {
        // It would wait for the end of the call that waits for it.
        if Self.ownCalls.contains(where: { $0.queue === self && $0.isRunning }) { throw TranslationError(.calledFromOwnCall) }
        let ticket = serialQueue.join()
        do {
            try state.withLock { state throws(TranslationError) in try state.life.admit(ticket) }
        } catch {
            serialQueue.leave(ticket)
            if error.code == .sessionExpired, misuse == .trap { fatalError(error.description) }
            throw error
        }
        let task = Task {
            defer { leave(ticket) }
            try await serialQueue.reachFront(with: ticket)
            let callUse = UsedPairs()
            do {
                let success = try await Self.$ownCalls.withValue(Self.ownCalls + [OwnCall(queue: self, ticket: ticket)]) {
                    try await body(callUse)
                }
                // A call that was cancelled ends with `CancellationError`, even where it has finished nevertheless.
                try Task.checkCancellation()
                use.add(callUse)
                return success
            } catch {
                use.add(callUse)
                if Task.isCancelled { await release(isCancelled ? use : callUse) }
                throw error
            }
        }
        let hasEnded = state.withLock { state in
            // The call may be over by now: then there is nothing to cancel.
            if state.life.isRunning(ticket) { state.cancellers[ticket] = { task.cancel() } }
            return state.life.end != nil
        }
        if hasEnded { task.cancel() }
        return task
    }

    /// Ends the session: cancels the calls that run or wait, and refuses later ones. Once it was cancelled and its calls are
    /// over, nothing is left of them.
    func end(by end: SessionLife.End) {
        let (cancellers, isCleared) = state.withLock { state in
            let tickets = state.life.end(by: end)
            return (tickets.compactMap { state.cancellers[$0] }, state.life.isCleared)
        }
        for cancel in cancellers { cancel() }
        if isCleared { releaseAll() }
    }

    private var isCancelled: Bool { state.withLock { $0.life.end == .cancelled } }

    private func leave(_ ticket: SerialQueueState.Ticket) {
        let isCleared = state.withLock { state in
            state.life.leave(ticket)
            state.cancellers[ticket] = nil
            return state.life.isCleared
        }
        serialQueue.leave(ticket)
        // A call may have succeeded just before, and left something warm.
        if isCleared { releaseAll() }
    }

    private func releaseAll() {
        Task { await release(use) }
    }
}
