// SPDX-License-Identifier: Apache-2.0

import TranslationSessions
import TranslationTesting

@testable import ApertiumEngine

/// An engine of Apertium's programs that tells how far a session has come with it.
final class WatchedEngine: TranslationEngine {
    private let engine: ApertiumTranslationEngine
    private let answeredPairs = Locked<Set<EnginePair>>([])
    /// How many pairs have given their first answer: the programs of each have all been started by then.
    let pairsAnswered = Counter()
    /// How often it has let go of what it did not use of some pairs.
    let released = Counter()

    init(_ engine: ApertiumTranslationEngine) {
        self.engine = engine
    }

    var name: String { engine.name }
    var keepsPlaceholders: Bool { engine.keepsPlaceholders }

    func offer() async -> EngineOffer { await engine.offer() }

    func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try await engine.translate(texts, over: pair) { [self] given in
            if answeredPairs.withLock({ $0.insert(pair).inserted }) { pairsAnswered.add() }
            answer(given)
        }
    }

    func releaseIdleResources() async {
        await engine.releaseIdleResources()
    }

    func releaseIdleResources(of pairs: Set<EnginePair>) async {
        await engine.releaseIdleResources(of: pairs)
        released.add()
    }
}
