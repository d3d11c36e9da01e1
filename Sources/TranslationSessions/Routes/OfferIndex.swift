// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What engines offer, found by where it starts. A group's pairs are made as they are asked for.
struct OfferIndex: Sendable {
    /// A group of languages, with the engine that offers it.
    private struct Group: Sendable {
        let provider: Route.Provider
        let languages: LanguageGroup
        let sources: [WrittenLanguage: [LanguageTag]]
        let targets: [String: [LanguageTag]]

        init(_ languages: LanguageGroup, of provider: Route.Provider) {
            self.languages = languages
            self.provider = provider
            sources = Dictionary(grouping: languages.sources, by: WrittenLanguage.init)
            targets = Dictionary(grouping: languages.targets, by: \.language)
        }
    }

    private let pairs: [WrittenLanguage: [RouteFinder.Offer]]
    private let groups: [Group]

    /// An index of what some engines offer.
    init(_ offers: [ProvidedOffer]) {
        pairs = Dictionary(
            grouping: offers.flatMap { provided in
                provided.offer.pairs.compactMap { RouteFinder.Offer(Route.Leg(pair: $0, provider: provided.provider)) }
            }, by: \.source)
        groups = offers.flatMap { provided in provided.offer.groups.map { Group($0, of: provided.provider) } }
    }

    /// What starts at a written language.
    ///
    /// - Parameter language: The only language whose translations are wanted, script conversions apart; nil for any.
    func offers(from place: WrittenLanguage, translatingInto language: String?) -> [RouteFinder.Offer] {
        var offers = pairs[place] ?? []
        for group in groups {
            for source in group.sources[place] ?? [] {
                let targets = language.map { group.targets[$0] ?? [] } ?? group.languages.targets
                offers += targets.compactMap { target in
                    group.languages.pair(from: source, to: target).flatMap {
                        RouteFinder.Offer(Route.Leg(pair: $0, provider: group.provider))
                    }
                }
            }
        }
        return offers
    }

    /// All languages that something starts at.
    var sources: Set<LanguageTag> {
        Set(pairs.values.joined().map(\.leg.pair.source)).union(groups.flatMap(\.languages.sources))
    }

    /// All languages that something leads into.
    var targets: Set<LanguageTag> {
        Set(pairs.values.joined().map(\.leg.pair.target)).union(groups.flatMap(\.languages.targets))
    }

    /// Whether something that works now leads into a written language.
    func hasInstalledOffer(into language: WrittenLanguage) -> Bool {
        pairs.values.joined().contains { $0.target == language && $0.leg.pair.isInstalled }
            || groups.contains { ($0.targets[language.language] ?? []).contains { WrittenLanguage($0) == language } }
    }

    /// Whether a leg that was found earlier is offered still, and works.
    func isInstalled(_ leg: Route.Leg) -> Bool {
        offers(from: WrittenLanguage(leg.pair.source), translatingInto: leg.pair.target.language).contains {
            $0.leg.provider.index == leg.provider.index && $0.leg.pair.name == leg.pair.name && $0.leg.pair.isInstalled
        }
    }
}

/// What an engine of an environment offers.
struct ProvidedOffer: Sendable, Hashable {
    let provider: Route.Provider
    let offer: EngineOffer
}
