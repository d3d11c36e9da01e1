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
        guard !before.indices.dropFirst().dropLast().contains(where: { isEmptied($0, before, after) }) else { return false }
        for index in before.indices.dropFirst() {
            let (left, right) = (before[index - 1].last, before[index].first)
            let opens = left?.isWhitespace ?? true && right.map { $0.isLetter || $0.isNumber } ?? false
            if opens, after[index].first?.isWhitespace ?? true { return false }
            let closes = left.map { !$0.isWhitespace } ?? false && right.map { $0.isWhitespace || $0.isPunctuation } ?? true
            if closes, after[index - 1].last?.isWhitespace ?? true { return false }
        }
        return true
    }

    /// A word of fewer letters between two placeholders may be any word.
    private static let leastLetters = 5
    /// So many are an article or a preposition in languages with Latin letters.
    private static let mostLettersOfArticle = 3

    /// Whether nothing but a short word has stayed between two placeholders that stood right around a longer one, as tags do: of
    /// two links side by side one has the words of both.
    private static func isEmptied(_ index: Int, _ before: [Substring], _ after: [Substring]) -> Bool {
        let (source, target) = (before[index], after[index])
        guard source.first?.isLetter == true, source.last?.isLetter == true, target.count <= mostLettersOfArticle,
            source.count(where: \.isLetter) >= leastLetters,
            before[index - 1].last.map({ !$0.isLetter }) ?? true, before[index + 1].first.map({ !$0.isLetter }) ?? true
        else { return false }
        return !target.isEmpty && target.unicodeScalars.allSatisfy { $0.value < lastLatinLetter }
    }

    /// Behind Latin Extended-B; in other scripts a word may have two letters.
    private static let lastLatinLetter: UInt32 = 0x250
}
