// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension String {
    /// The text with its lines rewritten one by one; line ends of all kinds stay as they are.
    ///
    /// - Parameter rewrite: What stands for a line; nil for the line itself.
    /// - Complexity: Linear in the length of the text, but for the work of the closure.
    package func rewritingLines(_ rewrite: (Substring) -> String?) -> String {
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            // No line end is in one character with what is around it, but for CR LF.
            let line = rest[..<(rest.unicodeScalars.firstIndex(where: \.endsLine) ?? rest.endIndex)]
            if let written = rewrite(line) { result += written } else { result += line }
            let lineEnds = rest.unicodeScalars[line.endIndex...].prefix(while: \.endsLine)
            result += Substring(lineEnds)
            rest = rest[lineEnds.endIndex...]
        }
        return result
    }

    /// The text with its lines rewritten beside those of another text, where it has as many of them; else the text.
    ///
    /// - Parameters:
    ///   - other: The text whose lines stand beside those of this one, such as that of which this is a translation.
    ///   - rewrite: What stands for a line, the first argument; nil for the line itself.
    /// - Complexity: Linear in the length of the texts, but for the work of the closure.
    package func rewritingLines(beside other: String, _ rewrite: (Substring, Substring) -> String?) -> String {
        var others: [Substring] = []
        _ = other.rewritingLines { line in
            others.append(line)
            return nil
        }
        var count = 0
        _ = rewritingLines { _ in
            count += 1
            return nil
        }
        guard count == others.count else { return self }
        var rest = others[...]
        return rewritingLines { line in rest.popFirst().flatMap { rewrite(line, $0) } }
    }
}
