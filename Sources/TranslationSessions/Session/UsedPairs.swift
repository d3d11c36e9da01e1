// SPDX-License-Identifier: Apache-2.0

/// The pairs that calls have used, for which engines may keep processes running.
final class UsedPairs: Sendable {
    private let pairs = Locked<[Int: Set<EnginePair>]>([:])

    /// The pairs, by the engine's place in the environment.
    var all: [Int: Set<EnginePair>] { pairs.withLock { $0 } }

    /// Notes that the pair of a leg is used.
    func add(_ leg: Route.Leg) {
        pairs.withLock { _ = $0[leg.provider.index, default: []].insert(leg.pair) }
    }

    /// Notes what another has noted.
    func add(_ other: UsedPairs) {
        let others = other.all
        pairs.withLock { $0.merge(others) { $0.union($1) } }
    }
}
