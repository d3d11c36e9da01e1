// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import TextStreams

/// Writes the results for the lines of files, and tells which lines could not be done.
struct LineOutput {
    let jobs: Int
    /// Whether results hold text of the lines.
    let includesText: Bool
    let messages: Messages
    /// What becomes of a block of lines.
    let work: @Sendable ([UInt8]) -> RecordResults

    /// Reads all inputs one after the other. Where one cannot be read, the others are still answered for.
    func run(_ inputs: [TextInput]) throws {
        var failures = Failures(of: inputs.count, messages: messages)
        for input in inputs {
            do {
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
    private func run(_ input: TextInput) throws(TextStreamError) -> Bool {
        let output = StandardOutput()
        var lineCount = 0
        var hasFaults = false
        var progress = Progress(messages)
        let clock = ContinuousClock()
        let start = clock.now
        let stream = LineStream(jobs: jobs, includesText: includesText, notices: messages.notices, work: work)
        let byteCount = try stream.run(input) { results throws(TextStreamError) in
            try output.write(results.bytes)
            for fault in results.faults {
                hasFaults = true
                progress.clear()
                messages.report(.badRecord(fault.error, input: input.name, line: lineCount + fault.line))
            }
            lineCount += results.lineCount
            progress.show("\(input.name): \(lineCount) lines")
        }
        progress.clear()
        messages.tell("\(input.name): \(lineCount) lines, \(byteCount) bytes, in \(clock.now - start)")
        return hasFaults
    }
}
