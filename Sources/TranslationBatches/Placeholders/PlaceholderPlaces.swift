// SPDX-License-Identifier: Apache-2.0

package import TextScanning

extension Placeholder {
    /// Whether the placeholders of a translation stand so that they can be what they were: marks of emphasis and tags.
    ///
    /// An engine may hand on all of them, and still move the words out from between two, or a space to the inner side of one:
    /// `**word**` would become `****word` or `** word**`, which is no emphasis any more.
    ///
    /// - Complexity: Linear in the length of both.
    package static func areInPlace(_ target: String, from source: String) -> Bool {
        let (before, after) = (stretches(of: source), stretches(of: target))
        guard before.count == after.count else { return false }
        for index in before.indices.dropFirst() {
            let (left, right) = (before[index - 1].last, before[index].first)
            let opens = left?.isWhitespace ?? true && right.map { $0.isLetter || $0.isNumber } ?? false
            if opens, after[index].first?.isWhitespace ?? true { return false }
            let closes = left.map { !$0.isWhitespace } ?? false && right.map { $0.isWhitespace || $0.isPunctuation } ?? true
            if closes, after[index - 1].last?.isWhitespace ?? true { return false }
        }
        return true
    }
}
