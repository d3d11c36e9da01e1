/// Labels the lines of files on several cores, in order and in flat memory.
struct LineStream {
    let labeller: LineLabeller
    let jobs: Int
    let messages: Messages

    /// Reads all inputs one after the other. Of one that cannot be read, the others are still answered for.
    func run(_ inputs: [Input]) async throws {
        var failures = Failures(of: inputs.count, messages: messages)
        for input in inputs {
            do throws(CommandError) {
                try await run(input)
            } catch {
                try failures.add(error)
            }
        }
        try failures.finish()
    }

    private func run(_ input: Input) async throws(CommandError) {
        var reader = try BlockReader(input, pace: .asItComes, messages: messages)
        let output = StandardOutput()
        let labeller = labeller
        // Twice as many blocks as cores, so that no core waits for the slowest; but never more at work than were asked for.
        let work = OrderedWork(jobs: jobs, window: 2 * jobs) { (block: [UInt8]) in labeller.records(of: block) }
        try await work.run(
            isReady: { reader.isReady }, next: { () throws(CommandError) in try reader.next() },
            deliver: { (records: [UInt8]) throws(CommandError) in try output.write(records) })
    }
}
