// SPDX-License-Identifier: Apache-2.0

/// Keeps account of warm chains: who uses which, who waits, and which must be closed for the memory of others.
///
/// A state machine without chains, threads or clocks of its own, which `ChainPool` drives. There is at most one chain a mode,
/// since a chain keeps several cores busy by itself; who comes second waits for it.
struct ChainLedger: Sendable {
    /// Somebody who wants a chain.
    struct Borrower: Hashable, Sendable {
        let number: Int
    }

    /// What a borrower is told.
    enum Answer: Hashable, Sendable {
        /// The mode is theirs. The chains of these modes are to be closed first.
        case granted(closing: [String])
        /// They wait.
        case queued
    }

    /// What follows from giving a mode back.
    struct Handover: Hashable, Sendable {
        /// The chains of these modes are to be closed.
        var closing: [String] = []
        /// Who has the mode now.
        var next: Borrower?
    }

    private struct Account: Sendable {
        var borrower: Borrower?
        var waiting: [Borrower] = []
        /// Bytes of a chain that is there, or is about to be.
        var memory = 0
        /// When it was last given back, in turns.
        var lastUse = 0
        /// Whether there is a chain.
        var isWarm = false

        var isIdle: Bool { isWarm && borrower == nil }
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

    /// Somebody wants a mode.
    mutating func request(_ mode: String, by borrower: Borrower) -> Answer {
        var account = accounts[mode, default: Account()]
        guard account.borrower == nil else {
            account.waiting.append(borrower)
            accounts[mode] = account
            return .queued
        }
        account.borrower = borrower
        if !account.isWarm {
            account.memory = measured[mode] ?? Self.expectedMemory
            account.isWarm = true
        }
        accounts[mode] = account
        return .granted(closing: closeForBudget())
    }

    /// Somebody who waits for a mode no longer does. Whoever has it keeps it.
    mutating func withdraw(_ borrower: Borrower, from mode: String) {
        accounts[mode]?.waiting.removeAll { $0 == borrower }
    }

    /// The mode's borrower gives it back, and the next one has it.
    ///
    /// - Parameters:
    ///   - memory: What the chain needs, in bytes, where it was measured; nil keeps what was known.
    ///   - isWarm: Whether there is a chain still.
    mutating func giveBack(_ mode: String, memory: Int?, isWarm: Bool) -> Handover {
        guard var account = accounts[mode] else { return Handover() }
        if let memory {
            measured[mode] = memory
            account.memory = memory
        }
        turn += 1
        account.lastUse = turn
        account.isWarm = isWarm
        account.borrower = account.waiting.isEmpty ? nil : account.waiting.removeFirst()
        if account.borrower != nil {
            // Whoever comes next starts a chain where none is left.
            account.isWarm = true
        } else if !isWarm {
            accounts[mode] = nil
            return Handover()
        }
        accounts[mode] = account
        return Handover(closing: closeForBudget(), next: account.borrower)
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
