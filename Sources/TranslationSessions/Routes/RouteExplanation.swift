// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// Which route is taken from one language to another, among which, and why.
///
///     let explanation = try await environment.routeFinder().explanation(from: "eu", to: "en")
///     explanation.chosen        // eu → en (apertium eu-en)
///     explanation.others.first  // … and what spoke against it
public struct RouteExplanation: Sendable {
    /// What decides between two routes.
    public enum Criterion: String, Sendable, Hashable, CaseIterable {
        /// Whether all of it is installed.
        case installation
        /// Whether it gives the gist only.
        case gist
        /// How often the text is translated.
        case translations
        /// How near its languages are to those that were asked for: `pt-BR` to `pt`.
        case languages
        /// How many legs it has, script conversions included.
        case legs
        /// What is declared of its pairs' quality.
        case quality
        /// What was measured of its pairs' quality.
        case measurement
        /// Which engine the person prefers.
        case engineOrder
        /// Nothing but names, so that the choice is always the same.
        case name
    }

    /// A route that was not taken.
    public struct Alternative: Sendable {
        /// The route.
        public let route: Route
        /// In what the chosen one is better.
        public let criterion: Criterion
    }

    /// The route that is taken.
    public let chosen: Route
    /// The others, best first.
    public let others: [Alternative]
}

extension RouteExplanation.Criterion {
    /// What speaks against a route that was not taken, in a clause.
    public var words: String {
        switch self {
        case .installation: "it is not installed"
        case .gist: "it gives the gist only"
        case .translations: "it translates more often"
        case .languages: "its languages are further from those asked for"
        case .legs: "it has more legs"
        case .quality: "its pairs are said to be worse"
        case .measurement: "its pairs were measured to be worse, or are expected to be"
        case .engineOrder: "its engine comes later in the order of engines"
        case .name: "only the names of its pairs differ"
        }
    }
}

extension RouteExplanation: CustomStringConvertible {
    /// The chosen route and, in brackets, the best of those that it was chosen among, with what speaks against each.
    public var description: String {
        let count = others.count + 1
        let alternatives = others.prefix(5).map { "\($0.route): \($0.criterion.words)" }
        let left = others.count - alternatives.count
        let list = (alternatives + (left > 0 ? ["and \(left) more"] : [])).joined(separator: "; ")
        return "\(chosen), \(count == 1 ? "the only one" : "chosen among \(count) [\(list)]")"
    }
}

extension RouteFinder {
    /// The best route from one language to another, with those that it was chosen among.
    ///
    /// - Throws: `TranslationError` as `route(from:to:preferring:)` does.
    public func explanation(
        from source: LanguageTag, to target: LanguageTag, preferring strategy: TranslationSession.Strategy = .lowLatency
    ) throws(TranslationError) -> RouteExplanation {
        let ranked = rankedRoutes(from: source, to: target, strategy: strategy).sorted { $0.cost < $1.cost }
        guard let best = ranked.first else { throw refusal(from: source, to: target) }
        return RouteExplanation(
            chosen: best.route,
            others: ranked.dropFirst().map { .init(route: $0.route, criterion: best.cost.criterion(against: $0.cost)) })
    }
}
