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
            // GNU messages quote with a backtick and an apostrophe: `one' or `two'.
            if length == 1, opensWord(runs[close], in: text), text[runs[index].upperBound..<runs[close].lowerBound].contains("'")
            {
                index += 1
                continue
            }
            found.append(runs[index].lowerBound..<runs[close].upperBound)
            index = close + 1
        }
        return found
    }

    /// Whether a backtick stands before a word and behind none.
    private static func opensWord(_ run: Range<Int>, in text: [Unicode.Scalar]) -> Bool {
        let before = text[run.lowerBound - 1]
        return run.upperBound < text.count && !text[run.upperBound].properties.isWhitespace
            && (before.properties.isWhitespace || before == "(" || before == "[")
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
