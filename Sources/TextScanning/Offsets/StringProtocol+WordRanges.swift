// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// Where words stand in the text that no letter adjoins, in order.
    ///
    /// - Complexity: Linear in the length of the text.
    package func wordRanges(of words: String) -> [Range<Index>] {
        ranges(of: words).filter { range in
            (range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isLetter)
                && (range.upperBound == endIndex || !self[range.upperBound].isLetter)
        }
    }
}
