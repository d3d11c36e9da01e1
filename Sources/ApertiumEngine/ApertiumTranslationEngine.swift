// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// Translates by Apertium, whose rules and dictionaries work offline: well between close relatives, for the gist between others.
///
///     let engine = ApertiumTranslationEngine()
///     let pair = await engine.offer().pairs.first { $0.name == "spa-cat" && $0.isInstalled }
///
/// Its programs run as separate processes, started from the mode files of Debian's packages, and are kept for later calls as
/// long as memory allows. Each call works on a thread of its own. The processes end with the engine, when the process ends, and
/// when `releaseIdleResources()` is called while nothing is translated.
///
/// Text is never handed to the programs raw. Characters that mean something to them, fixed text and very long words travel as
/// placeholders and come back as they were; every answer carries the identifier of its request; where one
/// fails its checks, the programs are ended, started anew, and asked again.
public final class ApertiumTranslationEngine: TranslationEngine {
    /// How programs are found and run.
    public let configuration: ApertiumConfiguration
    let pool: ChainPool

    /// An engine. Nothing is started before a text is to be translated.
    public init(configuration: ApertiumConfiguration = ApertiumConfiguration()) {
        self.configuration = configuration
        self.pool = ChainPool(budget: configuration.memoryBudget)
    }

    /// `apertium`.
    public var name: String { "apertium" }

    /// They travel like everything that must not reach a chain.
    public var keepsPlaceholders: Bool { true }

    /// The pairs of Debian's packages, installed or not. Modes that are broken, or that another mode replaces, are not among
    /// them.
    public func offer() async -> EngineOffer { EngineOffer(pairs: allPairs) }

    /// The pairs, asked of the file system now.
    var allPairs: [EnginePair] {
        let installations = configuration.currentInstallations
        return ModeCatalogue.entries.flatMap { entry -> [EnginePair] in
            guard case .offered(let quality) = entry.verdict else { return [] }
            let finding = Result { () throws(ChainPlan.Obstacle) in try plan(for: entry, in: installations) }
            var isInstalled = false
            var missingPrograms: Set<String> = []
            switch finding {
            case .success(let plan): isInstalled = plan != nil
            case .failure(let obstacle): missingPrograms = obstacle.programs
            }
            let pack = ModeCatalogue.pack(for: entry, missingPrograms: missingPrograms)
            return entry.sources.map { source in
                EnginePair(
                    name: entry.mode, source: source, target: entry.target, quality: quality,
                    measuredScore: ModeCatalogue.scores[entry.mode], pack: pack, isInstalled: isInstalled
                )
            }
        }
    }

    /// Translates texts over one installed pair.
    ///
    /// A text is translated line by line; its line breaks, and white space at the ends of lines, stay as they are. A text that
    /// no chain of programs answers is answered with an `ApertiumError`, the others are translated nevertheless.
    ///
    /// - Throws: `ApertiumError` where the pair is not one of the engine's, is not installed, or where its programs do not work
    ///   at all; `CancellationError`, once the processes of the call are gone.
    public func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try Task.checkCancellation()
        let plan = try plan(for: pair)
        let wake = try WakeSignal()
        let lease = try await pool.acquire(plan.mode)
        try await withTaskCancellationHandler {
            do {
                try await DedicatedThread.run { [self] in
                    try work(on: texts, plan: plan, lease: lease, wake: wake, answer: answer)
                }
            } catch let refusal as DedicatedThread.Refusal {
                // Nobody has worked, so nobody has given the mode back.
                release(nil, of: lease)
                throw ApertiumError(.systemRefused(refusal.number))
            }
        } onCancel: {
            wake.give()
        }
    }

    /// Ends the programs that no call uses, and waits until they are gone.
    public func releaseIdleResources() async {
        await end(pool.takeIdle())
    }

    /// Ends the programs of some pairs that no call uses, and waits until they are gone.
    public func releaseIdleResources(of pairs: Set<EnginePair>) async {
        await end(pool.takeIdle(of: Set(pairs.map(\.name))))
    }

    private func end(_ chains: [ProcessChain]) async {
        guard !chains.isEmpty else { return }
        // Where no thread is to be had, letting go of the chains ends them too.
        try? await DedicatedThread.run { chains.forEach { $0.end() } }
    }
}
