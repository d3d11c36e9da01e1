// SPDX-License-Identifier: Apache-2.0

extension Sequence<Range<Int>> {
    /// The ranges in order, with those as one that overlap or adjoin.
    ///
    /// - Complexity: That of sorting them.
    package func merged() -> [Range<Int>] {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }
}
