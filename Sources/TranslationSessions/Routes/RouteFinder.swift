// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// Finds routes over what the engines of an environment offered at one moment.
///
///     let finder = await environment.routeFinder()
///     try finder.route(from: "sr", to: "en").legs  // sr → sr-Latn, sr-Latn → en
///
/// A route is one pair; or, where the environment's policies allow it, two pairs that meet in a third language. Before, between
/// and after them script conversions may stand. Tags match the nearest that is offered in the same script: `en-US` is served by
/// `en`, and `pt-BR` exactly where it is offered; `sr` is never served by `sr-Latn` without a conversion.
public struct RouteFinder: Sendable {
    /// A pair that an engine offers, with the written languages it joins.
    struct Offer: Sendable, Hashable {
        let leg: Route.Leg
        let source: WrittenLanguage
        let target: WrittenLanguage

        init(_ leg: Route.Leg) {
            self.leg = leg
            source = WrittenLanguage(leg.pair.source)
            target = WrittenLanguage(leg.pair.target)
        }
    }

    /// What may be used.
    let offers: [Offer]
    private let offersBySource: [WrittenLanguage: [Offer]]
    /// What may not, since its engine sends text elsewhere.
    private let withheld: [Offer]
    private let policies: TranslationPolicies

    init(legs: [Route.Leg], policies: TranslationPolicies) {
        // A pair within one written language, and one within a language that converts no script, translate nothing.
        let offers = legs.map(Offer.init).filter {
            $0.source != $0.target && ($0.source.language != $0.target.language || $0.leg.pair.isScriptConversion)
        }
        self.offers = offers.filter { policies.allowsSendingTextElsewhere || !$0.leg.sendsTextElsewhere }
        self.withheld = offers.filter { !policies.allowsSendingTextElsewhere && $0.leg.sendsTextElsewhere }
        self.offersBySource = Dictionary(grouping: self.offers, by: \.source)
        self.policies = policies
    }

    /// All languages at either end of a pair, sorted, each once.
    public var languages: [LanguageTag] {
        Set(offers.flatMap { [$0.leg.pair.source, $0.leg.pair.target] }).sorted()
    }

    /// The best route from one language to another.
    ///
    /// - Parameters:
    ///   - source: The language to translate from.
    ///   - target: The language to translate into.
    ///   - strategy: Whether the shortest or the best route is preferred.
    /// - Returns: A route, installed or not; one that is installed where there is any.
    /// - Throws: `TranslationError` where there is none: `unsupportedLanguagePairing` also where both are one language.
    public func route(
        from source: LanguageTag, to target: LanguageTag, preferring strategy: TranslationSession.Strategy = .lowLatency
    ) throws(TranslationError) -> Route {
        guard let route = bestRoute(from: source, to: target, strategy: strategy) else {
            throw refusal(from: source, to: target)
        }
        return route
    }

    /// Whether a pair of languages can be translated, now or once packs are installed.
    public func status(from source: LanguageTag, to target: LanguageTag) -> LanguageAvailability.Status {
        guard let route = bestRoute(from: source, to: target, strategy: .lowLatency) else { return .unsupported }
        return route.isInstalled ? .installed : .supported
    }

    /// The first of a person's languages that can be translated into.
    ///
    /// - Returns: The language, and the route to it.
    func preferredTarget(
        for source: LanguageTag, among preferred: [LanguageTag], strategy: TranslationSession.Strategy
    ) -> (target: LanguageTag, route: Route)? {
        for target in preferred {
            if let route = bestRoute(from: source, to: target, strategy: strategy) { return (target, route) }
        }
        return nil
    }

    /// The first of a person's languages that is one of the texts' languages, or that a route from one of these reaches. Where
    /// the texts have no language it is the first of all.
    func preferredTarget(
        forAnyOf sources: [LanguageTag], among preferred: [LanguageTag], strategy: TranslationSession.Strategy
    ) -> LanguageTag? {
        guard !sources.isEmpty else { return preferred.first }
        return preferred.first { target in
            sources.contains { source in
                WrittenLanguage(source) == WrittenLanguage(target)
                    || bestRoute(from: source, to: target, strategy: strategy) != nil
            }
        }
    }

    /// Whether some route into a language is installed.
    func hasInstalledRoute(to target: LanguageTag) -> Bool {
        let written = WrittenLanguage(target)
        return offers.contains { $0.target == written && $0.leg.pair.isInstalled }
    }

    /// Whether every leg of a route that was found earlier works by now.
    func isInstalled(_ route: Route) -> Bool {
        route.legs.allSatisfy { leg in
            offers.contains {
                $0.leg.engineIndex == leg.engineIndex && $0.leg.pair.name == leg.pair.name && $0.leg.pair.isInstalled
            }
        }
    }

    private func bestRoute(
        from source: LanguageTag, to target: LanguageTag, strategy: TranslationSession.Strategy
    ) -> Route? {
        let search = RouteSearch(
            offersBySource: offersBySource, source: WrittenLanguage(source), target: WrittenLanguage(target),
            maximumTranslations: policies.allowsPivot ? 2 : 1)
        let paths = search.paths()
        guard !paths.isEmpty else { return nil }
        let starts = LanguageMatch.matches(for: source, among: Set(paths.compactMap(\.first?.leg.pair.source)))
        let ends = LanguageMatch.matches(for: target, among: Set(paths.compactMap(\.last?.leg.pair.target)))
        let ranked = paths.map { path in
            let route = Route(legs: path.map(\.leg), from: source, to: target)
            let mismatchCount = zip(path, path.dropFirst()).count { $0.leg.pair.target != $1.leg.pair.source }
            let distance = mismatchCount + (starts[route.source]?.rawValue ?? 0) + (ends[route.target]?.rawValue ?? 0)
            return (route: route, cost: RouteCost(of: route, distance: distance, strategy: strategy))
        }
        return ranked.min { $0.cost < $1.cost }?.route
    }

    private func refusal(from source: LanguageTag, to target: LanguageTag) -> TranslationError {
        let (start, end) = (WrittenLanguage(source), WrittenLanguage(target))
        if start == end { return TranslationError(.sameLanguage(source, target)) }
        let known = Set((offers + withheld).flatMap { [$0.source, $0.target] })
        if !known.contains(start) { return TranslationError(.unknownSource(source)) }
        if !known.contains(end) { return TranslationError(.unknownTarget(target)) }
        return TranslationError(.noRoute(source, target, hint: hint(from: source, to: target)))
    }

    /// What would have to be allowed for a route to exist.
    private func hint(from source: LanguageTag, to target: LanguageTag) -> TranslationError.RouteHint? {
        var relaxed = policies
        relaxed.allowsPivot = true
        let pivoting = RouteFinder(legs: (offers + withheld).map(\.leg), policies: relaxed)
        if let route = pivoting.bestRoute(from: source, to: target, strategy: .lowLatency) {
            return .pivot(through: route.pivots)
        }
        relaxed.allowsSendingTextElsewhere = true
        let sending = RouteFinder(legs: (offers + withheld).map(\.leg), policies: relaxed)
        guard let route = sending.bestRoute(from: source, to: target, strategy: .lowLatency) else { return nil }
        return .sendingText(engines: Set(route.legs.filter(\.sendsTextElsewhere).map(\.engine)).sorted())
    }
}
