/// What examples of training are drawn from, by chunks whose contents depend on their number alone.
protocol ExampleSource: Sendable {
    /// The chunk of a number, which holds `ExampleSampler.chunkSize` examples.
    func chunk(_ number: Int) -> ExampleChunk
}

/// Learns from so many examples, at a rate that falls to nothing.
struct LearningRun {
    let exampleCount: Int
    let rate: Float

    /// Learns from all examples, drawing the next chunk while one is learnt from.
    func learn(_ model: LowRankModel, from source: some ExampleSource, progress: (TrainingProgress) -> Void) async {
        let chunkCount = max(1, exampleCount / ExampleSampler.chunkSize)
        let total = chunkCount * ExampleSampler.chunkSize
        var next = Task { source.chunk(0) }
        var loss = 0.0
        var reported = 0
        for number in 0..<chunkCount {
            let chunk = await next.value
            if number + 1 < chunkCount { next = Task { source.chunk(number + 1) } }
            let rate = rate * Float(chunkCount - number) / Float(chunkCount)
            loss += model.train(on: chunk, rate: rate)
            let learnt = (number + 1) * ExampleSampler.chunkSize
            if (number + 1) % 64 == 0 || number + 1 == chunkCount {
                progress(.learnt(examples: learnt, of: total, loss: loss / Double(learnt - reported)))
                reported = learnt
                loss = 0
            }
        }
    }
}
