// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// Lends warm chains, one borrower a mode at a time, first come, first served.
final class ChainPool: Sendable {
    /// A mode that is lent.
    struct Loan: Sendable {
        /// The mode.
        let mode: String
        /// The chain that was left by the one before; none where the borrower must start it.
        let chain: ProcessChain?
        /// Chains that the borrower ends before starting one.
        let retired: [ProcessChain]
    }

    private struct State {
        var ledger: ChainLedger
        /// The chains that are there and not lent.
        var chains: [String: ProcessChain] = [:]
        var waiters: [ChainLedger.Borrower: CheckedContinuation<Loan, any Error>] = [:]
        /// Who was cancelled before their wait began.
        var quitters: Set<ChainLedger.Borrower> = []
        var nextNumber = 0

        mutating func removeChains(of modes: [String]) -> [ProcessChain] {
            modes.compactMap { chains.removeValue(forKey: $0) }
        }

        mutating func lend(_ mode: String, closing modes: [String]) -> Loan {
            Loan(mode: mode, chain: chains.removeValue(forKey: mode), retired: removeChains(of: modes))
        }
    }

    private let state: Locked<State>

    init(budget: Int) {
        state = Locked(State(ledger: ChainLedger(budget: budget)))
    }

    /// Waits for a mode. Whoever gets it gives it back.
    ///
    /// - Throws: `CancellationError` where the task is cancelled before it has the mode.
    func borrow(_ mode: String) async throws -> Loan {
        let borrower = state.withLock { state in
            defer { state.nextNumber += 1 }
            return ChainLedger.Borrower(number: state.nextNumber)
        }
        defer { state.withLock { _ = $0.quitters.remove(borrower) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Loan, any Error>) in
                let decided: Result<Loan, any Error>? = state.withLock { state in
                    if state.quitters.contains(borrower) { return .failure(CancellationError()) }
                    switch state.ledger.request(mode, by: borrower) {
                    case .granted(let closing): return .success(state.lend(mode, closing: closing))
                    case .queued:
                        state.waiters[borrower] = continuation
                        return nil
                    }
                }
                if let decided { continuation.resume(with: decided) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                let waiter = state.waiters.removeValue(forKey: borrower)
                if waiter != nil { state.ledger.withdraw(borrower, from: mode) } else { state.quitters.insert(borrower) }
                return waiter
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    /// Takes a mode back and lends it to the next who waits.
    ///
    /// - Parameters:
    ///   - chain: The chain to keep; none where it was ended.
    ///   - memory: What it needs, in bytes, where that was measured.
    /// - Returns: Chains that the caller must end.
    func giveBack(_ mode: String, chain: ProcessChain?, memory: Int?) -> [ProcessChain] {
        let (retired, next) = state.withLock { state in
            let handover = state.ledger.giveBack(mode, memory: memory, isWarm: chain != nil)
            state.chains[mode] = chain
            guard let borrower = handover.next, let waiter = state.waiters.removeValue(forKey: borrower) else {
                return (state.removeChains(of: handover.closing), nil as (() -> Void)?)
            }
            let loan = state.lend(mode, closing: handover.closing)
            return ([], { waiter.resume(returning: loan) })
        }
        next?()
        return retired
    }

    /// Takes out the chains that nobody uses.
    ///
    /// - Parameter modes: The modes it is about; nil for all.
    /// - Returns: Chains that the caller must end.
    func takeIdle(of modes: Set<String>? = nil) -> [ProcessChain] {
        state.withLock { state in
            let modes = state.ledger.closeIdle(of: modes)
            return state.removeChains(of: modes)
        }
    }

    /// How many wait for a mode, for tests.
    var waiterCount: Int { state.withLock { $0.waiters.count } }

    /// The processes of the chains that nobody uses, for tests.
    var idleProcesses: [String: [Int32]] {
        state.withLock { $0.chains.mapValues(\.processIdentifiers) }
    }
}
