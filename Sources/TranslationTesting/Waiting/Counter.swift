// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// A number that only grows, and whose growth can be waited for.
public final class Counter: Sendable {
    private struct State {
        var count = 0
        var waiters: [(goal: Int, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Locked(State())

    /// A tally that begins at 0.
    public init() {}

    /// The number by now.
    public var count: Int { state.withLock { $0.count } }

    /// Adds one.
    public func add() {
        let reached = state.withLock { state in
            state.count += 1
            let count = state.count
            defer { state.waiters.removeAll { $0.goal <= count } }
            return state.waiters.filter { $0.goal <= count }
        }
        for waiter in reached { waiter.continuation.resume() }
    }

    /// Waits until the number is at least this.
    public func reach(_ goal: Int) async {
        await withCheckedContinuation { continuation in
            let isReached = state.withLock { state in
                if state.count >= goal { return true }
                state.waiters.append((goal, continuation))
                return false
            }
            if isReached { continuation.resume() }
        }
    }
}
