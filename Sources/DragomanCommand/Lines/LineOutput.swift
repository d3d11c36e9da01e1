// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import TextStreams

/// Writes the results for the lines of files, and tells which lines could not be done.
struct LineOutput {
    let jobs: Int
    /// Whether results hold text of the lines.
    let includesText: Bool
    let messages: Messages
    /// Whether the inputs were found in folders.
    var isRecursive = false
    /// What becomes of a block of lines of an input.
    let work: @Sendable ([UInt8], TextInput) -> RecordResults

    /// Reads all inputs one after the other. Where one cannot be read, the others are still answered for.
    func run(_ inputs: [TextInput]) throws {
        var failures = Failures(of: inputs.count, messages: messages, passesOverOthers: isRecursive)
        defer { Progress.shared.end() }
        for input in Progress.shared.follow(inputs, messages) {
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
        let clock = ContinuousClock()
        let start = clock.now
        let stream = LineStream(jobs: jobs, includesText: includesText, notices: messages.notices) { [work] in
            work($0, input)
        }
        let byteCount = try stream.run(input) { results throws(TextStreamError) in
            try output.write(results.bytes)
            for fault in results.faults {
                hasFaults = true
                messages.report(.badRecord(fault.error, input: input.name, line: lineCount + fault.line))
            }
            lineCount += results.lineCount
        }
        messages.tell("\(input.name): \(lineCount) lines, \(byteCount) bytes, in \(clock.now - start)")
        return hasFaults
    }
}
