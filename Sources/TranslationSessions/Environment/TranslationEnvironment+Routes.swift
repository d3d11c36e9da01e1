// SPDX-License-Identifier: Apache-2.0

extension TranslationEnvironment {
    /// Asks all engines at once what they offer now.
    ///
    /// An engine that does not answer within the environment's deadline for pairs is left out, so that one that hangs does not
    /// take the others with it.
    public func routeFinder() async -> RouteFinder {
        let (deadlines, clock) = (deadlines, clock)
        let legs = await withTaskGroup(of: (Int, [Route.Leg]).self) { group in
            for (index, engine) in engines.enumerated() {
                group.addTask {
                    let pairs = try? await bounded(by: deadlines.pairs, grace: deadlines.stop, clock: clock) { _ in
                        await engine.pairs()
                    }
                    return (index, (pairs ?? []).map { Route.Leg(engine: engine, at: index, pair: $0) })
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        return routes.finder(for: engines.indices.flatMap { legs[$0] ?? [] }, policies: policies)
    }
}

/// Keeps the last route finder, so that calls on engines whose offers stay the same build no new one.
final class RouteFinderCache: Sendable {
    private struct Entry {
        let legs: [Route.Leg]
        let policies: TranslationPolicies
        let finder: RouteFinder
    }

    private let entry = Locked<Entry?>(nil)

    /// The finder over some legs.
    func finder(for legs: [Route.Leg], policies: TranslationPolicies) -> RouteFinder {
        if let entry = entry.withLock({ $0 }), entry.policies == policies, entry.legs == legs { return entry.finder }
        let finder = RouteFinder(legs: legs, policies: policies)
        entry.withLock { $0 = Entry(legs: legs, policies: policies, finder: finder) }
        return finder
    }
}
