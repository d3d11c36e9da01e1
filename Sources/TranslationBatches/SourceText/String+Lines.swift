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
}
