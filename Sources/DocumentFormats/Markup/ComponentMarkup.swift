// SPDX-License-Identifier: Apache-2.0

/// Finds the ends of what MDX has beside the tags of HTML.
enum ComponentMarkup {
    /// The end of a tag without a name, `<>` or `</>`, around several elements; nil where there is none.
    static func fragmentEnd(in bytes: [UInt8], from start: Int) -> Int? {
        ["<>", "</>"].first { bytes[start...].starts(with: $0.utf8) }.map { start + $0.utf8.count }
    }

    /// The longest expression, in bytes.
    private static let longestExpression = 1_000

    /// The end of an expression in braces; nil where it is not closed.
    static func expressionEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        bytes[start..<limit].closingBraceEnd(within: longestExpression)
    }
}
