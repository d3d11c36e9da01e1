// SPDX-License-Identifier: Apache-2.0

/// Finds code that is written between backticks, as Markdown has it, which engines would translate word by word.
package enum QuotedCode {
    /// The ranges of code with its backticks, in Unicode scalars: what stands between two runs of equally many backticks.
    package static func ranges(in text: [Unicode.Scalar]) -> [Range<Int>] {
        // A byte for each scalar, so that both are counted alike.
        var spans = CodeSpans(text.map { $0 == "`" ? UInt8(ascii: "`") : 0 })
        var found: [Range<Int>] = []
        var position = 0
        while let start = text[position...].firstIndex(of: "`") {
            position = text[start...].firstIndex { $0 != "`" } ?? text.count
            let end = spans.end(at: start)
            guard end > position else { continue }
            // GNU messages quote with a backtick and an apostrophe: `one' or `two'.
            if position == start + 1, opensWord(at: end - 1, in: text), text[position..<(end - 1)].contains("'") { continue }
            found.append(start..<end)
            position = end
        }
        return found
    }

    /// Whether a backtick stands before a word and behind none.
    private static func opensWord(at backtick: Int, in text: [Unicode.Scalar]) -> Bool {
        let (before, next) = (text[backtick - 1], backtick + 1)
        return next < text.count && !text[next].properties.isWhitespace
            && (before.properties.isWhitespace || before == "(" || before == "[")
    }
}
