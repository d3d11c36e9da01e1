// SPDX-License-Identifier: Apache-2.0

extension TranslationEnvironment {
    /// Asks all engines at once what they offer now.
    ///
    /// An engine that does not answer within the environment's deadline for pairs, or that says that it does not serve, is left
    /// out, so that it does not take the others with it; the finder's `outages` name it.
    public func routeFinder() async -> RouteFinder {
        let (deadlines, clock) = (deadlines, clock)
        let answers = await withTaskGroup(of: (Int, Result<ProvidedOffer, EngineOutage>).self) { group in
            for (index, engine) in engines.enumerated() {
                group.addTask {
                    do {
                        let offer = try await bounded(by: deadlines.pairs, grace: deadlines.stop, clock: clock) { _ in
                            try await engine.offer()
                        }
                        let provider = Route.Provider(engine, at: index, limits: offer.limits)
                        return (index, .success(ProvidedOffer(provider: provider, offer: offer)))
                    } catch {
                        return (index, .failure(EngineOutage(error, of: engine.name)))
                    }
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var offers: [ProvidedOffer] = []
        var outages: [EngineOutage] = []
        for index in engines.indices {
            switch answers[index] {
            case .success(let offer): offers.append(offer)
            case .failure(let outage): outages.append(outage)
            case nil: break
            }
        }
        return routes.finder(for: offers, outages: outages, policies: policies)
    }
}

/// Keeps the last route finder, so that calls on engines whose offers stay the same build no new one.
final class RouteFinderCache: Sendable {
    private struct Entry {
        let offers: [ProvidedOffer]
        let outages: [EngineOutage]
        let policies: TranslationPolicies
        let finder: RouteFinder
    }

    private let entry = Locked<Entry?>(nil)

    /// The finder over some offers.
    func finder(for offers: [ProvidedOffer], outages: [EngineOutage], policies: TranslationPolicies) -> RouteFinder {
        if let entry = entry.withLock({ $0 }), entry.policies == policies, entry.offers == offers, entry.outages == outages {
            return entry.finder
        }
        let finder = RouteFinder(offers: offers, outages: outages, policies: policies)
        entry.withLock { $0 = Entry(offers: offers, outages: outages, policies: policies, finder: finder) }
        return finder
    }
}
