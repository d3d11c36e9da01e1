// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import SystemFiles
import TranslationSessions
import UnicodeText

extension ApertiumTranslationEngine {
    /// The plan of a mode; nil where it is not installed at all.
    ///
    /// - Parameter installations: Where to look; nil to look where the configuration says.
    /// - Throws: What the first installation that has the mode lacks, where it is whole in none.
    func plan(
        for entry: ModeEntry, in installations: [ApertiumInstallation]? = nil
    ) throws(ChainPlan.Obstacle) -> ChainPlan? {
        var obstacle: ChainPlan.Obstacle?
        for installation in installations ?? configuration.currentInstallations {
            guard let bytes = try? FileBytes.read(installation.path(ofMode: entry.mode)) else { continue }
            do throws(ModeFile.Problem) {
                let file = try ModeFile(parsing: String(decoding: bytes, as: UTF8.self))
                do throws(ChainPlan.Obstacle) {
                    return try ChainPlan(entry, file: file, in: installation)
                } catch {
                    obstacle = obstacle ?? error
                }
            } catch {
                obstacle = obstacle ?? ChainPlan.Obstacle(problem: error)
            }
        }
        if let obstacle { throw obstacle }
        return nil
    }

    /// The plan of a pair.
    func plan(for pair: EnginePair) throws(ApertiumError) -> ChainPlan {
        guard let entry = ModeCatalogue.offered[pair.name], entry.sources.contains(pair.source), entry.target == pair.target
        else {
            throw ApertiumError(.unknownPair(pair.name))
        }
        do {
            if let plan = try plan(for: entry) { return plan }
        } catch {
            throw ApertiumError(.notInstalled(mode: pair.name, error))
        }
        throw ApertiumError(.notInstalled(mode: pair.name, nil))
    }

    /// The work of a call, on its own thread: blocks until all is answered.
    func work(
        on texts: [String], plan: ChainPlan, lease: ChainPool.Lease, wake: WakeSignal, answer: @escaping (EngineAnswer) -> Void
    ) throws {
        lease.retired.forEach { $0.end() }
        var chain = lease.chain
        // The package may have been replaced since the chain was started.
        if let old = chain, old.plan != plan {
            old.end()
            chain = nil
        }
        var kept: ProcessChain?
        defer { release(kept, of: lease) }
        let deadlines = ChainOperator.Deadlines(first: configuration.firstAnswerDeadline, later: configuration.answerDeadline)
        let entry = ModeCatalogue.offered[plan.mode]
        let queue = TextQueue(
            texts, maximum: configuration.requestSize, countsUnknownWords: plan.marksUnknownWords,
            writer: entry?.writer(keepsMarks: plan.keepsWordMarks) ?? PieceWriter(),
            knownLines: entry?.knownLines)
        var job = TranslationJob(
            queue, with: ChainOperator(plan: plan, deadlines: deadlines, wake: wake, chain: chain),
            amendments: entry?.amendments ?? AnswerAmendments(), answer: answer)
        kept = try job.run()
    }

    /// Gives a mode back, with its chain where that is to be kept.
    func release(_ chain: ProcessChain?, of lease: ChainPool.Lease) {
        let isKept = configuration.reusesChains && chain?.isAlive == true
        if !isKept { chain?.end() }
        let retired = pool.release(lease.mode, chain: isKept ? chain : nil, memory: isKept ? chain?.memoryWhenDue() : nil)
        retired.forEach { $0.end() }
    }
}
