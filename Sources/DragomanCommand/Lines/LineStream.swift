/// Answers for the lines of files on several cores, in order and in flat memory.
struct LineStream {
    let jobs: Int
    /// Whether results hold text of the lines.
    let showsText: Bool
    let messages: Messages
    /// What becomes of a block of lines.
    let work: @Sendable ([UInt8]) -> BlockResults

    /// Reads all inputs one after the other. Of one that cannot be read, the others are still answered for.
    func run(_ inputs: [Input]) throws {
        var failures = Failures(of: inputs.count, messages: messages)
        for input in inputs {
            do throws(CommandError) {
                if try run(input) { failures.addPart() }
            } catch {
                try failures.add(error)
            }
        }
        try failures.finish()
    }

    /// Answers for the lines of one input.
    ///
    /// - Returns: Whether some line could not be done.
    private func run(_ input: Input) throws(CommandError) -> Bool {
        var reader = try BlockReader(input, pace: .asItComes, isShown: showsText, messages: messages)
        let output = StandardOutput()
        var (lineCount, byteCount) = (0, 0)
        var hasFaults = false
        var progress = Progress(messages)
        let clock = ContinuousClock()
        let start = clock.now
        // Twice as many blocks as cores are kept, so that no core waits for the slowest.
        let ordered = OrderedWork(jobs: jobs, window: 2 * jobs, work: work)
        try ordered.run(
            isReady: { reader.isReady },
            isLast: { reader.isAtEnd },
            next: { () throws(CommandError) in
                let block = try reader.next()
                byteCount += block?.count ?? 0
                return block
            },
            deliver: { (results: BlockResults) throws(CommandError) in
                try output.write(results.bytes)
                for fault in results.faults {
                    hasFaults = true
                    progress.clear()
                    messages.report(.badRecord(fault.error, input: input.name, line: lineCount + fault.line))
                }
                lineCount += results.lineCount
                progress.show("\(input.name): \(lineCount) lines")
            })
        progress.clear()
        messages.tell("\(input.name): \(lineCount) lines, \(byteCount) bytes, in \(clock.now - start)")
        return hasFaults
    }
}
