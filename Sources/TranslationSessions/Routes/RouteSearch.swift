// SPDX-License-Identifier: Apache-2.0

/// Walks all ways from one written language to another that a route may take.
///
/// The walk is short: at most two translations with a script conversion before, between and after them.
struct RouteSearch {
    let offers: OfferIndex
    let source: WrittenLanguage
    let target: WrittenLanguage
    /// How many of the legs may translate. Within one language none may.
    let maximumTranslations: Int
    /// The least quality of a leg.
    let leastQuality: EnginePair.Quality

    /// The paths found.
    func paths() -> [[RouteFinder.Offer]] {
        guard source != target else { return [] }
        var found: [[RouteFinder.Offer]] = []
        walk(from: source, path: [], translations: source.language == target.language ? 0 : maximumTranslations, found: &found)
        return found
    }

    private func walk(
        from place: WrittenLanguage, path: [RouteFinder.Offer], translations: Int, found: inout [[RouteFinder.Offer]]
    ) {
        // The last translation must reach the target's language: of a group nothing else is worth making.
        let wanted = translations > 1 ? nil : target.language
        for offer in offers.offers(from: place, translatingInto: wanted)
        where isAllowed(offer, after: path, translations: translations) {
            let longer = path + [offer]
            if offer.target == target {
                found.append(longer)
            } else {
                walk(
                    from: offer.target, path: longer, translations: translations - (offer.leg.pair.isScriptConversion ? 0 : 1),
                    found: &found)
            }
        }
    }

    private func isAllowed(_ offer: RouteFinder.Offer, after path: [RouteFinder.Offer], translations: Int) -> Bool {
        guard offer.leg.pair.quality >= leastQuality else { return false }
        if offer.leg.pair.isScriptConversion {
            // Two conversions in a row convert once too often.
            return path.last?.leg.pair.isScriptConversion != true
        }
        guard translations > 0 else { return false }
        // The last translation must reach the target's language, and none may come back to the source's.
        return offer.target.language == target.language || (translations > 1 && offer.target.language != source.language)
    }
}
