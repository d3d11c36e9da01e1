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

        /// Nil for a pair within one written language, or within a language without converting its script: it translates nothing.
        init?(_ leg: Route.Leg) {
            self.leg = leg
            source = WrittenLanguage(leg.pair.source)
            target = WrittenLanguage(leg.pair.target)
            guard source != target, source.language != target.language || leg.pair.isScriptConversion else { return nil }
        }
    }

    /// Which engines could not say what they offer, and why.
    public let outages: [EngineOutage]
    /// What may be used.
    let offers: OfferIndex
    /// All that is offered, what may not be used since its engine sends text elsewhere included.
    private let provided: [ProvidedOffer]
    private let policies: TranslationPolicies

    init(offers: [ProvidedOffer], outages: [EngineOutage] = [], policies: TranslationPolicies) {
        self.offers = OfferIndex(offers.filter { policies.allowsSendingTextElsewhere || !$0.provider.sendsTextElsewhere })
        self.outages = outages
        self.provided = offers
        self.policies = policies
    }

    /// What each engine offers, what may not be used included.
    package var engineOffers: [(engine: String, offer: EngineOffer)] { provided.map { ($0.provider.name, $0.offer) } }

    /// All languages at either end of a pair, each once, sorted as people look for them: varieties for private use, such as
    /// `ca-x-iec2017`, come after all others.
    public var languages: [LanguageTag] {
        Self.listed(offers.sources.union(offers.targets))
    }

    /// Languages in the order of `languages`.
    static func listed(_ languages: Set<LanguageTag>) -> [LanguageTag] {
        let sorted = languages.sorted()
        let isPrivate = { (tag: LanguageTag) in tag.canonical.contains("-x-") }
        return sorted.filter { !isPrivate($0) } + sorted.filter(isPrivate)
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
        offers.hasInstalledOffer(into: WrittenLanguage(target))
    }

    /// Whether every leg of a route that was found earlier works by now.
    func isInstalled(_ route: Route) -> Bool {
        route.legs.allSatisfy(offers.isInstalled)
    }

    private func bestRoute(
        from source: LanguageTag, to target: LanguageTag, strategy: TranslationSession.Strategy
    ) -> Route? {
        rankedRoutes(from: source, to: target, strategy: strategy).min { $0.cost < $1.cost }?.route
    }

    /// All routes from one language to another, in no order, with what speaks against each.
    func rankedRoutes(
        from source: LanguageTag, to target: LanguageTag, strategy: TranslationSession.Strategy
    ) -> [(route: Route, cost: RouteCost)] {
        let search = RouteSearch(
            offers: offers, source: WrittenLanguage(source), target: WrittenLanguage(target),
            maximumTranslations: policies.allowsPivot ? 2 : 1, leastQuality: policies.leastQuality)
        let paths = search.paths()
        guard !paths.isEmpty else { return [] }
        let starts = LanguageMatch.matches(for: source, among: Set(paths.compactMap(\.first?.leg.pair.source)))
        let ends = LanguageMatch.matches(for: target, among: Set(paths.compactMap(\.last?.leg.pair.target)))
        return paths.map { path in
            let route = Route(legs: path.map(\.leg), from: source, to: target)
            let joints = zip(path, path.dropFirst()).count { $0.leg.pair.target != $1.leg.pair.source }
            let (start, end) = (starts[route.source] ?? .exact, ends[route.target] ?? .exact)
            let mismatches = [start.isMismatch(for: source), end.isMismatch(for: target)].count(where: \.self)
            let cost = RouteCost(
                of: route, distance: joints + start.rawValue + end.rawValue, mismatches: joints + mismatches, strategy: strategy)
            return (route: route, cost: cost)
        }
    }

    /// A finder over what the other engines offer, for when one has stopped serving.
    func without(_ provider: Route.Provider, because outage: EngineOutage) -> RouteFinder {
        RouteFinder(
            offers: provided.filter { $0.provider.index != provider.index }, outages: outages + [outage], policies: policies)
    }

    /// Why there is no route.
    func refusal(from source: LanguageTag, to target: LanguageTag) -> TranslationError {
        let (start, end) = (WrittenLanguage(source), WrittenLanguage(target))
        if start == end { return TranslationError(.sameLanguage(source, target)) }
        if !outages.isEmpty {
            return TranslationError(.noRouteWithoutEngines(source, target, outages), underlyingError: outages[0])
        }
        let all = OfferIndex(provided)
        let known = Set(all.sources.union(all.targets).map(WrittenLanguage.init))
        if !known.contains(start) { return TranslationError(.unknownSource(source)) }
        if !known.contains(end) { return TranslationError(.unknownTarget(target)) }
        return TranslationError(.noRoute(source, target, hint: hint(from: source, to: target)))
    }

    /// The pair that would complete a route through a third language: into one that leads on to the target, or else from one that
    /// the source leads to. English comes first, since models for it are easiest to find.
    private func missingPair(from source: LanguageTag, to target: LanguageTag) -> TranslationError.RouteHint? {
        var direct = policies
        direct.allowsPivot = false
        let finder = RouteFinder(offers: provided, policies: direct)
        func ranked(_ isPivot: (LanguageTag) -> Bool) -> [LanguageTag] {
            languages.filter(isPivot).sorted { ($0 == "en" ? 0 : 1, $0) < ($1 == "en" ? 0 : 1, $1) }.prefix(3).map(\.self)
        }
        let lastPivots = ranked { finder.status(from: $0, to: target) != .unsupported }
        if !lastPivots.isEmpty { return .missingPair(from: [source], into: lastPivots) }
        let firstPivots = ranked { finder.status(from: source, to: $0) != .unsupported }
        return firstPivots.isEmpty ? nil : .missingPair(from: firstPivots, into: [target])
    }

    /// What would have to be allowed for a route to exist.
    private func hint(from source: LanguageTag, to target: LanguageTag) -> TranslationError.RouteHint? {
        var relaxed = policies
        relaxed.leastQuality = .gist
        let poorer = RouteFinder(offers: provided, policies: relaxed)
        if let route = poorer.bestRoute(from: source, to: target, strategy: .lowLatency) { return .lowerQuality(route.quality) }
        relaxed.allowsPivot = true
        let pivoting = RouteFinder(offers: provided, policies: relaxed)
        if let route = pivoting.bestRoute(from: source, to: target, strategy: .lowLatency) {
            return .pivot(through: route.pivots)
        }
        relaxed.allowsSendingTextElsewhere = true
        let sending = RouteFinder(offers: provided, policies: relaxed)
        guard let route = sending.bestRoute(from: source, to: target, strategy: .lowLatency) else {
            return policies.allowsPivot ? missingPair(from: source, to: target) : nil
        }
        return .sendingText(engines: Set(route.legs.filter(\.sendsTextElsewhere).map(\.engine)).sorted())
    }
}
