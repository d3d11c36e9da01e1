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
        let halves = TagHalf.halves(between: before)
        // Tags that open side by side open before the same word, and such ones that close do so behind the same.
        var inner: Substring = ""
        for index in halves.indices.reversed() where halves[index] == .opening {
            let adjoinsNext = after[index + 1].isEmpty && index + 1 < halves.count && halves[index + 1] == .opening
            if !adjoinsNext { inner = after[index + 1] }
            if inner.first?.isWhitespace ?? true { return false }
        }
        for index in halves.indices where halves[index] == .closing {
            let adjoinsLast = after[index].isEmpty && index > 0 && halves[index - 1] == .closing
            if !adjoinsLast { inner = after[index] }
            if inner.last?.isWhitespace ?? true { return false }
        }
        return true
    }

    /// A text in phrases with one pair of tags each, which can be translated one by one where the pairs of the whole would change
    /// places: *O ￼gato￼* and *do ￼meu pai￼*. White space stays with the phrase before it.
    ///
    /// - Complexity: Linear in the length of the text.
    package static func phrases(of text: String) -> [Substring] {
        let stretches = stretches(of: text)
        let halves = TagHalf.halves(between: stretches)
        var phrases: [Substring] = []
        var start = text.startIndex
        var depth = 0
        for (index, half) in halves.enumerated() {
            depth += half == .opening ? 1 : half == .closing ? -1 : 0
            let words = stretches[index + 1]
            guard half == .closing, depth == 0, halves[(index + 1)...].first == .opening,
                let space = words.firstIndex(where: \.isWhitespace),
                case let rest = words[space...].drop(while: \.isWhitespace), rest.contains(where: \.isLetter)
            else { continue }
            phrases.append(text[start..<rest.startIndex])
            start = rest.startIndex
        }
        return phrases + [text[start...]]
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

/// Which half of a tag around words a placeholder is.
private enum TagHalf {
    case opening
    case closing

    /// Those of the placeholders between stretches of text.
    static func halves(between stretches: [Substring]) -> [TagHalf?] {
        zip(stretches, stretches.dropFirst()).map { TagHalf(between: $0, and: $1) }
    }

    /// What the text around a placeholder says; nil where it may stand by itself.
    init?(between before: Substring, and after: Substring) {
        let (left, right) = (before.last, after.first)
        if left?.isWhitespace ?? true, right.map({ $0.isLetter || $0.isNumber }) ?? false {
            self = .opening
        } else if let left, !left.isWhitespace, right.map({ $0.isWhitespace || $0.isPunctuation }) ?? true {
            self = .closing
        } else {
            return nil
        }
    }
}
