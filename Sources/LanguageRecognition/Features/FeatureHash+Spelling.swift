// SPDX-License-Identifier: Apache-2.0

extension FeatureHash {
    /// The features of a word in letters, in the order in which `write` gives their rows.
    ///
    /// - Parameter word: The folded scalars with `boundary` at both ends.
    static func spellings(of word: [UInt32]) -> [String] {
        var spellings: [String] = []
        for index in 1..<word.count {
            if index < word.count - 1 { spellings.append(spelling(of: word[index...index])) }
            if index >= 2 { spellings.append(spelling(of: word[index - 2...index])) }
            if index >= 4 { spellings.append(spelling(of: word[index - 4...index])) }
        }
        return spellings + [spelling(of: word[...])]
    }

    /// Scalars in letters: `^` for a boundary at the start, `$` for one at the end.
    static func spelling(of scalars: ArraySlice<UInt32>) -> String {
        scalars.indices.reduce(into: "") { text, index in
            if scalars[index] == boundary {
                text += index == scalars.startIndex ? "^" : "$"
            } else {
                text.unicodeScalars.append(Unicode.Scalar(scalars[index]) ?? "\u{FFFD}")
            }
        }
    }
}
