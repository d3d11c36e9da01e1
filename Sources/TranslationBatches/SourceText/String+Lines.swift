// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension String {
    /// The text with its lines rewritten one by one; line ends of all kinds, and lines without text, stay as they are.
    ///
    /// - Parameter rewrite: What stands for a line; nil for the line itself.
    /// - Complexity: Linear in the length of the text, but for the work of the closure.
    package func rewritingLines(_ rewrite: (Substring) -> String?) -> String {
        replacing(lines.map { ($0, rewrite($0)) })
    }

    /// The text with its lines rewritten beside those of another text, where it has as many of them; else the text.
    ///
    /// - Parameters:
    ///   - other: The text whose lines stand beside those of this one, such as that of which this is a translation.
    ///   - rewrite: What stands for a line, the first argument; nil for the line itself.
    /// - Complexity: Linear in the length of the texts, but for the work of the closure.
    package func rewritingLines(beside other: String, _ rewrite: (Substring, Substring) -> String?) -> String {
        let (lines, others) = (lines, other.lines)
        return lines.count == others.count ? replacing(zip(lines, others).map { ($0, rewrite($0, $1)) }) : self
    }

    /// The lines that have some text, without what ends them.
    private var lines: [Substring] {
        // No line end is in one character with what is around it, but for CR LF.
        unicodeScalars.split(whereSeparator: \.endsLine).map(Substring.init)
    }

    private func replacing(_ lines: [(line: Substring, other: String?)]) -> String {
        var result = ""
        var end = startIndex
        for (line, other) in lines {
            guard let other else { continue }
            result += self[end..<line.startIndex]
            result += other
            end = line.endIndex
        }
        return end == startIndex ? self : result + self[end...]
    }
}
