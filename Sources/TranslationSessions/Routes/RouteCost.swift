// SPDX-License-Identifier: Apache-2.0

/// What speaks against a route. Of several routes the one with the least cost is taken.
struct RouteCost: Comparable {
    /// What is compared, and how much of it the route has.
    private struct Part: Equatable {
        let criterion: RouteExplanation.Criterion
        let amount: Int
    }

    private let parts: [Part]
    private let names: [String]

    /// The cost of a route.
    ///
    /// A route that works now comes before one that needs packs, and one that gives the gist only comes last of these. Then, by
    /// strategy, the shorter or the better one is preferred: by what is declared of its pairs, and where that is equal by
    /// what was measured. The order of the engines and the names of the pairs decide between equals, so that the same pairs
    /// always give the same route.
    ///
    /// - Parameters:
    ///   - distance: How far the tags of the route are from those that were asked for, and its legs from each other.
    ///   - mismatches: How many of its tags are of another region or variety than what was asked for, or than the tag of the leg
    ///     beside. Where no region was asked for, each is right.
    ///   - strategy: What is preferred.
    init(of route: Route, distance: Int, mismatches: Int, strategy: TranslationSession.Strategy) {
        let legs = route.legs
        let distance = Part(criterion: .languages, amount: distance)
        let mismatches = Part(criterion: .languages, amount: mismatches)
        let translations = Part(criterion: .translations, amount: legs.count { !$0.pair.isScriptConversion })
        let legCount = Part(criterion: .legs, amount: legs.count)
        let quality = [
            Part(criterion: .quality, amount: legs.map(\.pair.quality.shortfall).max() ?? 0),
            Part(criterion: .quality, amount: legs.reduce(0) { $0 + $1.pair.quality.shortfall }),
        ]
        let measurement = Part(criterion: .measurement, amount: -Self.expectedScore(of: legs))
        let preference =
            switch strategy {
            case .highFidelity: [mismatches] + quality + [translations, distance, measurement, legCount]
            default: [translations, distance, legCount] + quality + [measurement]
            }
        parts =
            [
                Part(criterion: .installation, amount: route.isInstalled ? 0 : 1),
                Part(criterion: .gist, amount: route.isGistOnly ? 1 : 0),
            ] + preference + legs.map { Part(criterion: .engineOrder, amount: $0.provider.index) }
            + legs.map { Part(criterion: .name, amount: $0.pair.name.count) }
        names = legs.map(\.pair.name)
    }

    static func < (left: RouteCost, right: RouteCost) -> Bool {
        if left.parts != right.parts { return left.parts.map(\.amount).lexicographicallyPrecedes(right.parts.map(\.amount)) }
        return left.names.lexicographicallyPrecedes(right.names)
    }

    /// What decides between two routes: the first thing in which they differ.
    func criterion(against other: RouteCost) -> RouteExplanation.Criterion {
        zip(parts, other.parts).first { $0.amount != $1.amount }?.0.criterion ?? .name
    }

    /// The score that translations over some legs may be expected to have, in thousandths: what is lost on one leg is lost
    /// for those after it, too.
    private static func expectedScore(of legs: [Route.Leg]) -> Int {
        Int((legs.reduce(1000.0) { $0 * $1.pair.expectedScore / 100 }).rounded())
    }
}

extension EnginePair {
    /// The measured score, or where none was measured one that is usual for the declared quality.
    fileprivate var expectedScore: Double {
        if isScriptConversion { return 100 }
        return measuredScore
            ?? {
                switch quality {
                case .good: 60
                case .usable: 45
                case .gist: 30
                }
            }()
    }
}

extension EnginePair.Quality {
    /// How far the quality is from the best.
    fileprivate var shortfall: Int { EnginePair.Quality.good.rawValue - rawValue }
}
