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
        let search = search(with: model)
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
                            search, writer, preparer, corrects: !isReference, in: workspace)
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

    /// How translations are looked for with a model.
    func search(with model: TranslationModel) -> any TranslationSearch {
        let isReference = isReference
        let candidates = CandidateFinder(
            shortlist: model.shortlist, targetCount: model.targetVocabulary.count, sharesVocabulary: model.sharesVocabulary,
            excluded: isReference ? nil : model.targetVocabulary.unknown)
        // The reference’s limit, and one that leaves room for languages that need more pieces for the same.
        let limit: @Sendable (Int) -> Int = { isReference ? min(256, 2 * $0 + 4) : $0 * 5 / 2 + 8 }
        return beamSize == 1
            ? GreedySearch(candidates: candidates, limit: limit)
            : BeamSearch(candidates: candidates, limit: limit, beamSize: beamSize)
    }
}
