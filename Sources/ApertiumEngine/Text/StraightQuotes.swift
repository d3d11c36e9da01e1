// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words between quotation marks that look like apostrophes, of which dictionaries of English would read something else: of
/// `'make'` they read `'m`. One word is a name more often than not, and stays as it is; of several the marks are kept apart.
enum StraightQuotes {
    /// What a word begins with that looks like the end of another: `I'm`, `it's`, `he'd`, `I'll`, `we're`, `I've`.
    private static let clitics = ["m", "s", "d", "ll", "re", "ve"].map { Array($0.unicodeScalars) }

    /// How far the mark that closes is looked for, in scalars.
    private static let reach = 120

    /// Where such words stand, with the marks; of several words the marks alone.
    static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        guard scalars.contains("'") else { return [] }
        func isWritten(_ index: Int) -> Bool {
            scalars.indices.contains(index)
                && scalars[index].isLetterOrNumber
        }
        return scalars.indices.flatMap { index -> [Range<Int>] in
            guard scalars[index] == "'", !isWritten(index - 1),
                clitics.contains(where: {
                    scalars[(index + 1)...].starts(with: $0) { $0.properties.lowercaseMapping == String($1) }
                })
            else { return [] }
            let rest = scalars[(index + 1)...].prefix(reach)
            let end = rest.indices.first { end in
                scalars[end] == "'" && !scalars[end - 1].properties.isWhitespace && !isWritten(end + 1)
            }
            guard let end else { return [] }
            return rest[..<end].contains(" ") ? [index..<index + 1, end..<end + 1] : [index..<end + 1]
        }
    }
}
