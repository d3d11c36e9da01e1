// SPDX-License-Identifier: Apache-2.0

extension Array {
    /// The first index whose element meets a condition that all elements behind it meet, too; the end where none does.
    ///
    /// - Complexity: Logarithmic in the number of elements.
    func sortedFirstIndex(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
