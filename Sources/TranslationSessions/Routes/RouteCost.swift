// SPDX-License-Identifier: Apache-2.0

/// What speaks against a route. Of several routes the one with the least cost is taken.
struct RouteCost: Comparable {
    private let parts: [Int]
    private let names: [String]

    /// The cost of a route.
    ///
    /// A route that works now comes before one that needs packs, and one that gives the gist only comes last of these. Then, by
    /// strategy, the shorter or the better one is preferred. The order of the engines and the names of the pairs decide between
    /// equals, so that the same pairs always give the same route.
    ///
    /// - Parameters:
    ///   - distance: How far the tags of the route are from those that were asked for.
    ///   - strategy: What is preferred.
    init(of route: Route, distance: Int, strategy: TranslationSession.Strategy) {
        let legs = route.legs
        let translations = legs.count { !$0.pair.isScriptConversion }
        let worst = legs.map(\.pair.quality.shortfall).max() ?? 0
        let sum = legs.reduce(0) { $0 + $1.pair.quality.shortfall }
        let preference =
            switch strategy {
            case .highFidelity: [distance, worst, sum, translations, legs.count]
            default: [translations, distance, legs.count, worst, sum]
            }
        parts =
            [route.isInstalled ? 0 : 1, route.isGistOnly ? 1 : 0] + preference + legs.map(\.provider.index)
            + legs.map(\.pair.name.count)
        names = legs.map(\.pair.name)
    }

    static func < (left: RouteCost, right: RouteCost) -> Bool {
        if left.parts != right.parts { return left.parts.lexicographicallyPrecedes(right.parts) }
        return left.names.lexicographicallyPrecedes(right.names)
    }
}

extension EnginePair.Quality {
    /// How far the quality is from the best.
    fileprivate var shortfall: Int { EnginePair.Quality.good.rawValue - rawValue }
}
