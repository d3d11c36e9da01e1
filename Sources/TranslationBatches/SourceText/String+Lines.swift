// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text with its lines rewritten one by one; line ends of all kinds stay as they are.
    ///
    /// - Parameter rewrite: What stands for a line; nil for the line itself.
    /// - Complexity: Linear in the length of the text, but for the work of the closure.
    func rewritingLines(_ rewrite: (Substring) -> String?) -> String {
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            let line = rest.prefix { !$0.isNewline }
            if let written = rewrite(line) { result += written } else { result += line }
            let lineEnds = rest[line.endIndex...].prefix(while: \.isNewline)
            result += lineEnds
            rest = rest[lineEnds.endIndex...]
        }
        return result
    }
}
