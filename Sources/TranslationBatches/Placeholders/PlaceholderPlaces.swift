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

    /// Articles, prepositions and *and*: what stays of a link whose words an engine has put under another one.
    private static let particles: Set = [
        "a", "al", "and", "as", "da", "das", "de", "del", "der", "des", "die", "do", "du", "e", "el", "em", "en", "et", "gli",
        "i",
        "il", "in", "la", "las", "le", "les", "lo", "los", "na", "no", "o", "of", "os", "the", "to", "um", "uma", "un", "una",
        "und",
        "y",
    ]
    /// A word of fewer letters may be one of them.
    private static let leastLetters = 5

    /// Whether nothing but a particle has stayed between two placeholders that stood right around a word, as tags do.
    private static func isEmptied(_ index: Int, _ before: [Substring], _ after: [Substring]) -> Bool {
        let source = before[index]
        return source.first?.isLetter == true && source.last?.isLetter == true && source.count(where: \.isLetter) >= leastLetters
            && particles.contains(after[index].lowercased())
            && before[index - 1].last.map { !$0.isLetter } ?? true && before[index + 1].first.map { !$0.isLetter } ?? true
    }
}
