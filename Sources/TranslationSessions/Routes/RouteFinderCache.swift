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
