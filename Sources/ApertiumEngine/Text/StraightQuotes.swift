// SPDX-License-Identifier: Apache-2.0

/// Words between quotation marks that look like apostrophes, of which dictionaries of English would read something else: of
/// `'make'` they read `'m`. They are names more often than not, and stay as they are.
enum StraightQuotes {
    /// What a word begins with that looks like the end of another: `I'm`, `it's`, `he'd`, `I'll`, `we're`, `I've`.
    private static let clitics = ["m", "s", "d", "ll", "re", "ve"].map { Array($0.unicodeScalars) }

    /// Where such words stand, with the marks.
    static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        guard scalars.contains("'") else { return [] }
        func isWritten(_ index: Int) -> Bool {
            scalars.indices.contains(index)
                && (scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil)
        }
        return scalars.indices.compactMap { index in
            guard scalars[index] == "'", !isWritten(index - 1),
                clitics.contains(where: { scalars[(index + 1)...].starts(with: $0) })
            else { return nil }
            let end = scalars[(index + 1)...].firstIndex { $0 == "'" || $0 == " " } ?? scalars.count
            guard end < scalars.count, scalars[end] == "'", isWritten(end - 1), !isWritten(end + 1) else { return nil }
            return index..<end + 1
        }
    }
}
