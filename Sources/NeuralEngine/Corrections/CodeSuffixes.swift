// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What a hyphen joins to code, as in a `dict`-like object. Models translate it mostly, and tear it off at times: `dict`objeto.
enum CodeSuffixes {
    /// Whether more words or placeholders adjoin a placeholder in a translation than do in its source, which has such a suffix.
    ///
    /// - Complexity: Linear in the length of both.
    static func areTorn(in translation: String, source: String) -> Bool {
        !ranges(in: source).isEmpty && gluedCount(in: translation) > gluedCount(in: source)
    }

    /// The placeholders of a text that stand for code, each with its suffix, in UTF-8 offsets.
    ///
    /// - Complexity: Linear in the length of the text.
    static func ranges(in text: String) -> [Range<Int>] {
        guard text.contains(utf8: "\(Placeholder.text)-") else { return [] }
        return text.matches(of: suffix).map { text.utf8Offsets(of: $0.1) }
    }

    /// A placeholder behind a space, and small letters behind its hyphen; but no tag around an option, as in `<b>-v</b>`.
    private static var suffix: Regex<(Substring, Substring)> { /(?:^|\s)(\u{FFFC}-[a-z][a-z\-]*)(?![\p{L}\p{N}\u{FFFC}])/ }

    /// How many placeholders have a letter or another placeholder right behind them.
    private static func gluedCount(in text: String) -> Int {
        let scalars = text.unicodeScalars
        return zip(scalars, scalars.dropFirst()).count {
            $0 == Placeholder.scalar && ($1 == Placeholder.scalar || $1.properties.isAlphabetic)
        }
    }
}
