// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text of few words, such as an item of a menu or a cell of a table, of which models make up more than it says: they were
/// trained with sentences.
///
/// With a capital they understand it better: `items` becomes `os pontos de ins`, and `Items` becomes `Itens`. Of others they
/// make up a name with one: `Ligar` becomes `League`, and `ligar` *call*.
struct ShortText {
    /// Longer texts say enough of themselves.
    private static let mostWords = 3

    /// The text.
    let text: String
    private let wordCount: Int
    /// How many of its words are neither articles nor prepositions, at least one.
    private let contentCount: Int

    /// A text of few words that no mark ends; nil for another one.
    ///
    /// - Parameter endsWithMark: Whether a question mark or an exclamation mark may end it.
    init?(_ text: String, endsWithMark: Bool = false) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard 1...Self.mostWords ~= words.count, let last = text.unicodeScalars.last,
            Self.isInWord(last) || endsWithMark && (last == "?" || last == "!")
        else { return nil }
        self.text = text
        wordCount = words.count
        contentCount = Self.contentCount(of: words)
    }

    private static func contentCount(of words: [Substring]) -> Int {
        max(1, words.count { !isLink($0) })
    }

    private static func isLink(_ word: Substring) -> Bool {
        links.contains(word.lowercased()) || KeptNeighbour.isGoverned(behind: (word + " ").utf8)
    }

    /// What joins words beside prepositions.
    private static let links: Set = ["and", "e", "et", "the", "und", "y"]
    private static let fewestLettersOfStem = 4

    /// How many words of a translation are words of the text.
    func copiedCount(in translation: String) -> Int {
        let words = Set(text.lowercased().split(whereSeparator: \.isWhitespace))
        return translation.lowercased().split(whereSeparator: \.isWhitespace).count(where: words.contains)
    }

    /// Whether the first word is long enough for a model to know it: of *De* it makes up anything, in small letters too.
    var beginsWithLongWord: Bool { text.prefix(while: \.isLetter).count > 3 }

    /// How much likelier another spelling's translation has to be, as the logarithm of a probability a piece.
    static let leastGain = 0.02

    /// Whether a translation has no more words than another one, and no more of the text's own.
    func isNoLonger(_ translation: String, than other: String) -> Bool {
        translation.split(whereSeparator: \.isWhitespace).count <= other.split(whereSeparator: \.isWhitespace).count
            && copiedCount(in: translation) <= copiedCount(in: other)
    }

    /// Whether a translation says more than the text, so that it is worth asking again.
    func isExceeded(by translation: String) -> Bool {
        translation.split(whereSeparator: \.isWhitespace).count > wordCount
    }

    /// The text with a capital; nil where its first word has one already, or where that is written with another number of bytes.
    var capitalized: String? {
        guard let first = text.unicodeScalars.first, first.properties.isLowercase,
            !text.prefix(while: { !$0.isWhitespace }).contains(where: \.isUppercase)
        else { return nil }
        return beginning(with: first.properties.uppercaseMapping, for: first)
    }

    /// The text with a small letter in front; nil where it begins with one, or has other capitals, or where that is written with
    /// another number of bytes.
    var lowercased: String? {
        guard let first = text.unicodeScalars.first, first.properties.isUppercase,
            !text.dropFirst().contains(where: \.isUppercase)
        else { return nil }
        return beginning(with: first.properties.lowercaseMapping, for: first)
    }

    /// The text with another first letter of as many bytes.
    private func beginning(with letter: String, for first: Unicode.Scalar) -> String? {
        guard letter.utf8.count == UTF8.width(first), letter.unicodeScalars.count == 1 else { return nil }
        return letter + String(text.unicodeScalars.dropFirst())
    }

    /// The text with a full stop, for a word of which a model makes a phrase even with a capital.
    var sentence: String { text + "." }

    /// Whether a translation is nothing but invention: several words for one.
    func isInvented(_ translation: String) -> Bool {
        wordCount == 1 && translation.split(whereSeparator: \.isWhitespace).count > Self.mostWords
    }

    /// Placeholders stand for words, too.
    private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isLetterOrNumber || scalar == Placeholder.scalar
    }

    /// The first half of a translation that says all of it twice, with a dash or without; nil for another one.
    static func half(of translation: String) -> ArraySlice<Substring>? {
        var words = translation.split(separator: " ")
        if words.count % 2 == 1, ["-", "–"].contains(words[words.count / 2]) { words.remove(at: words.count / 2) }
        let (first, second) = (words[..<(words.count / 2)], words[(words.count / 2)...])
        return first.map { $0.lowercased() } == second.map { $0.lowercased() } && !first.isEmpty ? first : nil
    }

    /// The translation of a short text, which a full stop may end, without its words a second time: *Chapter 3 - Chapter 3.*
    static func withoutRepetition(_ translation: String, of text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        let end = translation.last == "." ? "." : ""
        guard words.count <= mostWords, let half = half(of: String(translation.dropLast(end.count))),
            half.count >= contentCount(of: words)
        else { return translation }
        return half.joined(separator: " ") + end
    }

    /// A translation without the bracket or dash that models put behind what is short, with what follows it, without its words a
    /// second time: *Plan Plan* for *Plano*, and without a full stop.
    func withoutInventions(_ translation: String) -> String {
        if let half = Self.half(of: translation), half.count >= contentCount { return half.joined(separator: " ") }
        for sign in [" (", " -", " –"] where !text.contains(sign.dropFirst()) {
            guard let start = translation.ranges(of: sign).last?.lowerBound, start > translation.startIndex else { continue }
            let end = translation[start...].firstIndex(of: ")").map { translation.index(after: $0) } ?? translation.endIndex
            let rest = translation[..<start]
            // What is left has to say all of the text.
            let isWhole =
                rest.split(whereSeparator: \.isWhitespace).count { $0.unicodeScalars.contains(where: Self.isInWord) }
                >= contentCount
            if end == translation.endIndex, isWhole { return String(rest) }
        }
        return withoutFullStop(translation)
    }

    /// A translation without what stands before a word with a capital, where all begins anew with it: `Contact us Privacy policy`
    /// for *Política de privacidade*, `Wooden Wood` for *Madeira*, `De De de` for *De*. The translation has capitals only where
    /// names have them.
    func withoutOtherLabel(_ translation: String) -> String {
        let words = translation.split(separator: " ")
        guard words.count > wordCount, !text.dropFirst().contains(where: \.isUppercase) else { return translation }
        let first = words[0].lowercased()
        if wordCount == 1, words.allSatisfy({ $0.lowercased() == first }) { return String(words[0]) }
        guard let start = words.lastIndex(where: { $0.first?.isUppercase == true }), start > 0 else { return translation }
        let isOtherForm =
            wordCount == 1 && words.count == 2 && words[1].count >= Self.fewestLettersOfStem
            && first.hasPrefix(words[1].lowercased())
        // Of *supporter of Benfica* the name is a part, and of *in the Nubian language*.
        let isLabel =
            start > 1 && words[start - 1].first?.isLowercase == true && words.count - start >= contentCount
            && !Self.isLink(words[start - 1])
        guard isOtherForm || isLabel else { return translation }
        let rest = words[start...].joined(separator: " ")
        return text.first?.isLowercase == true ? rest.uncapitalized : rest
    }

    /// A translation without the full stop behind a long word, which is no abbreviation: `Try again.` for *Tente novamente*.
    private func withoutFullStop(_ translation: String) -> String {
        let words = translation.dropLast().split(separator: " ")
        guard translation.last == ".", words.count > 1, words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "-" } }),
            let last = words.last, last.count > Self.fewestLettersOfStem
        else { return translation }
        return String(translation.dropLast())
    }
}

extension String {
    /// The translation of a text with a capital as one of a text that begins with a small letter. A mark may stand before it.
    var uncapitalized: String {
        guard let index = unicodeScalars.firstIndex(where: \.properties.isAlphabetic) else { return self }
        let first = unicodeScalars[index]
        let rest = unicodeScalars[unicodeScalars.index(after: index)...]
        // A word in capitals is a name or stands for one.
        if rest.first?.properties.isUppercase ?? false { return self }
        return String(unicodeScalars[..<index]) + first.properties.lowercaseMapping + String(rest)
    }
}
