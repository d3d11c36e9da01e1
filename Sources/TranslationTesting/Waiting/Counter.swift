// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// A number that only grows, and whose growth can be waited for.
public final class Counter: Sendable {
    private struct State {
        var count = 0
        /// Those that wait, by the order in which they came.
        var waiters: [Int: (goal: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
        var arrivalCount = 0

        /// Those that need not wait any more: the number is theirs.
        mutating func takeReached() -> [CheckedContinuation<Void, Never>] {
            let reached = waiters.filter { $0.value.goal <= count }
            for arrival in reached.keys { waiters[arrival] = nil }
            return reached.values.map(\.continuation)
        }
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
            return state.takeReached()
        }
        for continuation in reached { continuation.resume() }
    }

    /// Waits until the number is at least this, or the task is cancelled: the time limit of a test ends its wait too.
    public func reach(_ goal: Int) async {
        let arrival = state.withLock { state in
            state.arrivalCount += 1
            return state.arrivalCount
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waits = state.withLock { state in
                    // Whoever is cancelled from here on finds the waiter.
                    guard state.count < goal, !Task.isCancelled else { return false }
                    state.waiters[arrival] = (goal, continuation)
                    return true
                }
                if !waits { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiters.removeValue(forKey: arrival) }?.continuation.resume()
        }
    }
}
