// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import SystemFiles
import TranslationSessions

extension NeuralTranslationEngine {
    /// The processors of the machine.
    static let processorCount = AvailableCores.count

    /// Translates texts with a model.
    func translate(
        _ texts: [String], with model: TranslationModel, from source: LanguageTag, into target: LanguageTag,
        answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        let size = Workspace.Size(hypotheses: beamSize)
        let reading = isReference ? SentenceReading() : SentenceReading(from: source, into: target)
        let preparer = SentencePreparer(model.sourceVocabulary, reading: reading)
        let queue = Locked(SentenceQueue(texts, preparer: preparer, size: size, workerCount: Self.processorCount))
        let candidates = candidates(of: model)
        let search = search(among: candidates)
        // What this engine adds to the reference, which follows as many translations as it is told to.
        let widerSearch = isReference || beamSize > 1 ? nil : BeamSearch(candidates: candidates, limit: limit, beamSize: 4)
        let writer = SentenceWriter(vocabulary: model.targetVocabulary, language: target)
        try await withThrowingTaskGroup { group in
            for _ in 0..<Self.processorCount {
                group.addTask { [workspaces, isReference] in
                    while true {
                        try Task.checkCancellation()
                        let (batch, answers) = queue.withLock { ($0.next(), $0.takeAnswers()) }
                        answers.forEach(answer)
                        guard let batch else { return }
                        try model.checkFiles()
                        let workspace = workspaces.take(for: model.weights, size: size)
                        defer { workspaces.giveBack(workspace) }
                        var translator = SentenceTranslator(
                            search, wider: widerSearch, writer, preparer, corrects: !isReference, in: workspace)
                        let translations = try translator.translate(batch.map(\.sentence))
                        // What was translated while they were shortened is nothing.
                        try model.checkFiles()
                        let finished = queue.withLock { queue in
                            for (item, translation) in zip(batch, translations) { queue.settle(item, with: translation) }
                            return queue.takeAnswers()
                        }
                        finished.forEach(answer)
                        await Task.yield()
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// What is asked for the candidates of a model's pieces.
    private func candidates(of model: TranslationModel) -> CandidateFinder {
        CandidateFinder(
            shortlist: model.shortlist, targetCount: model.targetVocabulary.count, sharesVocabulary: model.sharesVocabulary,
            excluded: isReference ? nil : model.targetVocabulary.unknown)
    }

    /// The most pieces for a source of so many: the reference’s limit, and one that leaves room for languages that need more
    /// pieces for the same.
    private var limit: @Sendable (Int) -> Int {
        let isReference = isReference
        return { count in isReference ? min(256, 2 * count + 4) : count * 5 / 2 + 8 }
    }

    /// How translations are looked for with a model.
    func search(with model: TranslationModel) -> any TranslationSearch { search(among: candidates(of: model)) }

    private func search(among candidates: CandidateFinder) -> any TranslationSearch {
        beamSize == 1
            ? GreedySearch(candidates: candidates, limit: limit)
            : BeamSearch(candidates: candidates, limit: limit, beamSize: beamSize)
    }
}
