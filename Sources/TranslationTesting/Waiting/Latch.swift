// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// Something that tests close and open, and that what they test waits at.
///
///     let latch = Latch()
///     let engine = FakeEngine(pairs: pairs, script: .init(latch: { text in text == "late" ? latch : nil }))
///     …
///     latch.open()
public final class Latch: Sendable {
    private struct State {
        var isOpen: Bool
        var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
        var cancelled: Set<Int> = []
        var nextNumber = 0
    }

    private let state: Locked<State>
    /// How many have come to wait so far.
    public let arrivals = Counter()

    /// A latch, closed unless told.
    public init(isOpen: Bool = false) {
        state = Locked(State(isOpen: isOpen))
    }

    /// Whether the latch is open.
    public var isOpen: Bool { state.withLock { $0.isOpen } }

    /// Lets everybody through, now and later.
    public func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [:] }
            return state.waiters.values
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until the latch is open.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    public func wait() async throws {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let decided: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    if state.isOpen { return .success(()) }
                    state.waiters[number] = continuation
                    return nil
                }
                arrivals.add()
                if let decided { continuation.resume(with: decided) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                let waiter = state.waiters.removeValue(forKey: number)
                if waiter == nil { state.cancelled.insert(number) }
                return waiter
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    /// Waits until the latch is open, cancelled or not: as one does who heeds no cancellation.
    public func waitRegardless() async {
        let wait = Task.detached { try? await self.wait() }
        await wait.value
    }
}
