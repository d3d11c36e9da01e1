// SPDX-License-Identifier: Apache-2.0

/// What examples of training are drawn from, by chunks whose contents depend on their number alone.
protocol ExampleSource: Sendable {
    /// The chunk of a number, which holds `ExampleChunk.size` examples.
    func chunk(_ number: Int) -> ExampleChunk
}

/// Learns from this many examples, at a rate that falls to nothing.
struct LearningRun {
    let exampleCount: Int
    let rate: Float

    /// Drawing a chunk takes longer than learning from it.
    private static let chunksAhead = 3

    /// Learns from all examples, drawing the next chunks while one is learnt from.
    ///
    /// - Throws: `CancellationError` where the task has been cancelled.
    func learn(
        _ model: LowRankModel, from source: some ExampleSource, progress: (TrainingProgress) -> Void
    ) async throws(CancellationError) {
        let chunkCount = max(1, exampleCount / ExampleChunk.size)
        let total = chunkCount * ExampleChunk.size
        var upcoming = (0..<min(Self.chunksAhead, chunkCount)).map { number in Task { source.chunk(number) } }
        var loss = 0.0
        var reported = 0
        for number in 0..<chunkCount {
            guard !Task.isCancelled else { throw CancellationError() }
            let chunk = await upcoming[number % Self.chunksAhead].value
            let later = number + Self.chunksAhead
            if later < chunkCount { upcoming[number % Self.chunksAhead] = Task { source.chunk(later) } }
            let rate = rate * Float(chunkCount - number) / Float(chunkCount)
            loss += model.train(on: chunk, rate: rate)
            let learnt = (number + 1) * ExampleChunk.size
            if (number + 1) % 64 == 0 || number + 1 == chunkCount {
                progress(.learnt(examples: learnt, of: total, loss: loss / Double(learnt - reported)))
                reported = learnt
                loss = 0
            }
        }
    }
}
