// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// Where the answer to a question goes, once. It may be used on any thread.
public final class HostReply<Answer: Sendable>: Sendable {
    private enum State {
        case open(CheckedContinuation<Answer?, Never>?, onWithdrawal: (@Sendable () -> Void)?)
        /// The answer is kept until somebody waits for it.
        case answered(Answer)
        case withdrawn
    }

    private let state = Locked(State.open(nil, onWithdrawal: nil))

    init() {}

    /// Answers the question. Later answers, and those to a question that was taken back, count nothing.
    public func callAsFunction(_ answer: Answer) {
        let waiter = state.withLock { state -> CheckedContinuation<Answer?, Never>? in
            guard case .open(let waiter, _) = state else { return nil }
            state = .answered(answer)
            return waiter
        }
        waiter?.resume(returning: answer)
    }

    /// Calls a closure when the question is taken back, because its call was cancelled or took too long: what is shown of it is
    /// to go. Where it has been taken back already, the closure is called at once.
    ///
    /// - Parameter action: Called at most once, on any thread. Of several closures the last counts.
    public func onWithdrawal(_ action: @escaping @Sendable () -> Void) {
        let isWithdrawn = state.withLock { state in
            switch state {
            case .open(let waiter, _):
                state = .open(waiter, onWithdrawal: action)
                return false
            case .answered: return false
            case .withdrawn: return true
            }
        }
        if isWithdrawn { action() }
    }

    /// Whether the question still waits for its answer.
    var isOpen: Bool {
        state.withLock { if case .open = $0 { true } else { false } }
    }

    /// Takes the question back.
    func withdraw() {
        let (waiter, action) = state.withLock { state -> (CheckedContinuation<Answer?, Never>?, (@Sendable () -> Void)?) in
            guard case .open(let waiter, let action) = state else { return (nil, nil) }
            state = .withdrawn
            return (waiter, action)
        }
        action?()
        waiter?.resume(returning: nil)
    }

    /// Waits for the answer; nil where the question was taken back.
    func value() async -> Answer? {
        await withCheckedContinuation { continuation in
            let known = state.withLock { state -> Answer?? in
                switch state {
                case .open(_, let action):
                    state = .open(continuation, onWithdrawal: action)
                    return nil
                case .answered(let answer): return .some(answer)
                case .withdrawn: return .some(nil)
                }
            }
            if let known { continuation.resume(returning: known) }
        }
    }
}
