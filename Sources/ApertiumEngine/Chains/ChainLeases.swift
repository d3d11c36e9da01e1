// SPDX-License-Identifier: Apache-2.0

/// Keeps account of the leases of warm chains: who holds which, who waits, and which must be closed for the memory of others.
///
/// A state machine without chains, threads or clocks of its own, which `ChainPool` drives. There is at most one chain per mode,
/// since a chain keeps several cores busy by itself; who comes second waits for it.
struct ChainLeases: Sendable {
    /// Who asks for a chain.
    struct Client: Hashable, Sendable {
        let number: Int
    }

    /// What a client is told.
    enum Answer: Hashable, Sendable {
        /// The client has the mode. The chains of these modes are to be closed first.
        case granted(closing: [String])
        /// The client has to wait.
        case queued
    }

    /// What follows from the release of a mode.
    struct ReleaseOutcome: Hashable, Sendable {
        /// The chains of these modes are to be closed.
        var closing: [String] = []
        /// Who has the mode now.
        var next: Client?
    }

    private struct Account: Sendable {
        var holder: Client?
        var waiting: [Client] = []
        /// Bytes of a chain that is there, or is about to be.
        var memory = 0
        /// When it was last released, in turns.
        var lastUse = 0
        /// Whether there is a chain.
        var isWarm = false

        var isIdle: Bool { isWarm && holder == nil }
    }

    /// The memory that warm chains may take together, in bytes.
    let budget: Int
    /// What a chain is taken to need before it was measured: somewhat more than the median of Debian's pairs.
    static let expectedMemory = 200_000_000

    private var accounts: [String: Account] = [:]
    /// What a mode's chain needed when it was last measured.
    private var measured: [String: Int] = [:]
    private var turn = 0

    init(budget: Int) {
        self.budget = budget
    }

    /// The modes with a chain that nobody uses, least recently used first.
    var idleModes: [String] {
        accounts.filter(\.value.isIdle).sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
    }

    /// The bytes of all chains.
    var memory: Int { accounts.values.reduce(0) { $0 + $1.memory } }

    /// A client asks for a mode.
    mutating func request(_ mode: String, by client: Client) -> Answer {
        var account = accounts[mode, default: Account()]
        guard account.holder == nil else {
            account.waiting.append(client)
            accounts[mode] = account
            return .queued
        }
        account.holder = client
        if !account.isWarm {
            account.memory = measured[mode] ?? Self.expectedMemory
            account.isWarm = true
        }
        accounts[mode] = account
        return .granted(closing: closeForBudget())
    }

    /// Somebody who waits for a mode no longer does. Whoever has it keeps it.
    mutating func withdraw(_ client: Client, from mode: String) {
        accounts[mode]?.waiting.removeAll { $0 == client }
    }

    /// The holder of a mode releases it, and the next client gets it.
    ///
    /// - Parameters:
    ///   - memory: What the chain needs, in bytes, where it was measured; nil keeps what was known.
    ///   - isWarm: Whether there is a chain still.
    mutating func release(_ mode: String, memory: Int?, isWarm: Bool) -> ReleaseOutcome {
        guard var account = accounts[mode] else { return ReleaseOutcome() }
        if let memory {
            measured[mode] = memory
            account.memory = memory
        }
        turn += 1
        account.lastUse = turn
        account.isWarm = isWarm
        account.holder = account.waiting.isEmpty ? nil : account.waiting.removeFirst()
        if account.holder != nil {
            // Whoever comes next starts a chain where none is left.
            account.isWarm = true
        } else if !isWarm {
            accounts[mode] = nil
            return ReleaseOutcome()
        }
        accounts[mode] = account
        return ReleaseOutcome(closing: closeForBudget(), next: account.holder)
    }

    /// Closes the chains that nobody uses.
    ///
    /// - Parameter chosen: The modes it is about; nil for all.
    /// - Returns: The modes of the closed chains.
    mutating func closeIdle(of chosen: Set<String>? = nil) -> [String] {
        let modes = idleModes.filter { chosen?.contains($0) ?? true }
        for mode in modes { accounts[mode] = nil }
        return modes
    }

    /// Closes idle chains, least recently used first, until the rest fits. Chains in use stay, even where they do not fit.
    private mutating func closeForBudget() -> [String] {
        var closed: [String] = []
        var excess = memory - budget
        for mode in idleModes where excess > 0 {
            excess -= accounts.removeValue(forKey: mode)?.memory ?? 0
            closed.append(mode)
        }
        return closed
    }
}
