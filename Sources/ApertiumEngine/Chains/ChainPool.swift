// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// Leases warm chains, each mode to one client at a time, first come, first served.
final class ChainPool: Sendable {
    /// The use of a mode, until it is released.
    struct Lease: Sendable {
        /// The mode.
        let mode: String
        /// The chain that was left by the one before; none where the client must start it.
        let chain: ProcessChain?
        /// Chains that the client ends before starting one.
        let retired: [ProcessChain]
    }

    private struct State {
        var leases: ChainLeases
        /// The chains that are there and not leased.
        var chains: [String: ProcessChain] = [:]
        var waiters: [ChainLeases.Client: CheckedContinuation<Lease, any Error>] = [:]
        /// Who was cancelled before their wait began.
        var cancelled: Set<ChainLeases.Client> = []
        var nextNumber = 0

        mutating func removeChains(of modes: [String]) -> [ProcessChain] {
            modes.compactMap { chains.removeValue(forKey: $0) }
        }

        mutating func grant(_ mode: String, closing modes: [String]) -> Lease {
            Lease(mode: mode, chain: chains.removeValue(forKey: mode), retired: removeChains(of: modes))
        }
    }

    private let state: Locked<State>

    init(budget: Int) {
        state = Locked(State(leases: ChainLeases(budget: budget)))
    }

    /// Waits for a mode. Whoever gets it releases it.
    ///
    /// - Throws: `CancellationError` where the task is cancelled before it has the mode.
    func acquire(_ mode: String) async throws -> Lease {
        let client = state.withLock { state in
            defer { state.nextNumber += 1 }
            return ChainLeases.Client(number: state.nextNumber)
        }
        defer { state.withLock { _ = $0.cancelled.remove(client) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Lease, any Error>) in
                let decided: Result<Lease, any Error>? = state.withLock { state in
                    if state.cancelled.contains(client) { return .failure(CancellationError()) }
                    switch state.leases.request(mode, by: client) {
                    case .granted(let closing): return .success(state.grant(mode, closing: closing))
                    case .queued:
                        state.waiters[client] = continuation
                        return nil
                    }
                }
                if let decided { continuation.resume(with: decided) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                let waiter = state.waiters.removeValue(forKey: client)
                if waiter != nil { state.leases.withdraw(client, from: mode) } else { state.cancelled.insert(client) }
                return waiter
            }
            waiter?.resume(throwing: CancellationError())
        }
    }

    /// Releases a mode, and leases it to the next client that waits.
    ///
    /// - Parameters:
    ///   - chain: The chain to keep; none where it was ended.
    ///   - memory: What it needs, in bytes, where that was measured.
    /// - Returns: Chains that the caller must end.
    func release(_ mode: String, chain: ProcessChain?, memory: Int?) -> [ProcessChain] {
        let (retired, next) = state.withLock { state in
            let outcome = state.leases.release(mode, memory: memory, isWarm: chain != nil)
            state.chains[mode] = chain
            guard let client = outcome.next, let waiter = state.waiters.removeValue(forKey: client) else {
                return (state.removeChains(of: outcome.closing), nil as (() -> Void)?)
            }
            let lease = state.grant(mode, closing: outcome.closing)
            return ([], { waiter.resume(returning: lease) })
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
            let modes = state.leases.closeIdle(of: modes)
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
