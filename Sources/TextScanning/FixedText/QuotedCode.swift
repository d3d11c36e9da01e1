// SPDX-License-Identifier: Apache-2.0

/// Finds code that is written between backticks, as Markdown has it, which engines would translate word by word.
package enum QuotedCode {
    /// The ranges of code with its backticks, in Unicode scalars: what stands between two runs of equally many backticks.
    package static func ranges(in text: [Unicode.Scalar]) -> [Range<Int>] {
        let runs = backtickRuns(in: text)
        var last: [Int: Int] = [:]
        for (index, run) in runs.enumerated() { last[run.count] = index }
        var found: [Range<Int>] = []
        var index = 0
        while index < runs.count {
            let length = runs[index].count
            // No run of this length follows: it opens nothing.
            guard let end = last[length], end > index,
                let close = runs[(index + 1)...end].firstIndex(where: { $0.count == length })
            else {
                index += 1
                continue
            }
            found.append(runs[index].lowerBound..<runs[close].upperBound)
            index = close + 1
        }
        return found
    }

    private static func backtickRuns(in text: [Unicode.Scalar]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var position = 0
        while let start = text[position...].firstIndex(of: "`") {
            position = text[start...].firstIndex { $0 != "`" } ?? text.count
            runs.append(start..<position)
        }
        return runs
    }
}
