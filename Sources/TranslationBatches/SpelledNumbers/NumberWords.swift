// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// The words that a language spells numbers with, and what they come to.
final class NumberWords: Sendable {
    /// A number in words, in UTF-8 offsets of the text.
    struct Number: Equatable {
        let range: Range<Int>
        let value: Int
        /// How many words it has, without those that join them.
        let wordCount: Int
        /// Whether it begins with a capital.
        let isCapitalized: Bool
    }

    private let spelling: NumberSpelling
    /// Words of numbers, without those that join them.
    private let words: Set<String>
    /// *And* in the languages whose numbers have it, and *de* before the thousands of Romanian.
    private static let joiners: Set = ["and", "de", "e", "en", "et", "i", "og", "och", "und", "y", "și"]

    private static let languages = SharedValues<NumberWords?>()

    /// The words of a language; nil where ICU spells no numbers in it. The first call for a language takes some milliseconds.
    static func of(_ language: String) -> NumberWords? {
        languages.value(for: language) { NumberSpelling(language: language).map(NumberWords.init) }
    }

    private init(_ spelling: NumberSpelling) {
        let values =
            Array(1...20) + [21, 22, 31, 101, 1_000_000, 2_000_000] + (3...10).map { $0 * 10 } + (2...10).map { $0 * 100 }
        let spelt = Set(values.flatMap(spelling.cardinals(of:)).flatMap { SpelledWord.words(of: $0).map(\.folded) })
        self.spelling = spelling
        words = spelt.subtracting(Self.joiners)
    }

    /// The numbers in words that a text has, in order.
    ///
    /// - Complexity: Linear in the length of the text.
    func numbers(in text: String) -> [Number] {
        let all = SpelledWord.words(of: text)
        var numbers: [Number] = []
        var index = 0
        while index < all.count {
            guard words.contains(all[index].folded) else {
                index += 1
                continue
            }
            var end = index + 1
            while end < all.count, all[end].followsClosely, isPart(all[end]) { end += 1 }
            let runEnd = end
            while let last = end > index + 1 ? all[end - 1] : nil, Self.joiners.contains(last.folded) { end -= 1 }
            let behind = all[end...].prefix(runEnd - end + 2)
            if end - index <= Self.mostWords, !isPartOfWord(all, index..<end), !Self.goOn(behind),
                let number = number(of: all[index..<end])
            {
                numbers.append(number)
            }
            index = runEnd
        }
        return numbers
    }

    /// Numbers have no more words than this, joining ones included: *nine hundred and ninety-nine thousand …*.
    private static let mostWords = 16

    /// Whether a hyphen makes numbers a part of another word: *twenty-first*, *fifty-watt*, *mid-nineteen*.
    private func isPartOfWord(_ all: [SpelledWord], _ range: Range<Int>) -> Bool {
        all[range.lowerBound].isHyphenated || range.upperBound < all.count && all[range.upperBound].isHyphenated
    }

    /// Whether a fraction or an ordinal goes on behind a number: *dois milhões e meio*, *four and a half*, *twenty first*.
    private static func goOn(_ words: ArraySlice<SpelledWord>) -> Bool {
        guard words.first?.followsClosely == true else { return false }
        return words.first { !joiners.contains($0.folded) && $0.folded != "a" }.map { fractions.contains($0.folded) } ?? false
    }

    private static let fractions: Set = [
        "meio", "meia", "quarto", "quartos", "terço", "terços", "medio", "media", "cuarto", "cuartos", "tercio", "tercios",
        "half",
        "quarter", "quarters", "third", "thirds", "fifth", "first", "second", "fourth", "demi", "demie", "quart", "quarts",
        "mezzo",
        "mezza", "quarti", "mig", "mitja",
    ]

    /// The number that words are, all of them; nil where they are not written as it is spelt.
    private func number(of run: ArraySlice<SpelledWord>) -> Number? {
        guard let first = run.first, let last = run.last else { return nil }
        let text = run.dropFirst().reduce(first.folded) { $0 + ($1.isHyphenated ? "-" : " ") + $1.folded }
        let plain = run.map(\.folded).filter { !Self.joiners.contains($0) }
        // Fifteen hundred is no cardinal to ICU.
        let isHundreds = plain.count == 2 && plain[1] == "hundred"
        guard let read = spelling.number(atStartOf: text),
            spellings(of: read.value).contains(plain) || isHundreds && read.value % 100 == 0
        else { return nil }
        return Number(
            range: first.range.lowerBound..<last.range.upperBound, value: read.value, wordCount: plain.count,
            isCapitalized: first.isCapitalized)
    }

    /// Whether a text has a value in words of its own, not as a part of another number.
    func spell(_ value: Int, in text: [SpelledWord]) -> Bool {
        let plain = text.filter { !Self.joiners.contains($0.folded) }
        return forms(of: value).contains { spelling in
            guard !spelling.isEmpty, spelling.count <= plain.count else { return false }
            return (0...plain.count - spelling.count).contains { start in
                let end = start + spelling.count
                return zip(plain[start..<end], spelling).allSatisfy { $0.folded == $1 }
                    && (start == 0 || !words.contains(plain[start - 1].folded) || !plain[start].followsClosely)
                    && (end == plain.count || !words.contains(plain[end].folded) || !plain[end].followsClosely)
            }
        }
    }

    /// The spellings of a value, and what translations write beside them: *a thousand and fifty* for *one thousand and fifty*,
    /// and *vuit-cents setanta-cinc*, as Catalan has it, for ICU's *vuit-cent*.
    private func forms(of value: Int) -> [[String]] {
        spellings(of: value).flatMap { spelling in
            let hasArticle = spelling.count > 1 && spelling[0] == "one"
            return [spelling, spelling.map { $0 == "cent" ? "cents" : $0 }] + (hasArticle ? [Array(spelling.dropFirst())] : [])
        }
    }

    /// A value in words, without those that join them, in each form that the language has.
    func spellings(of value: Int) -> [[String]] {
        spelling.cardinals(of: value).map { cardinal in
            SpelledWord.words(of: cardinal).map(\.folded).filter { !Self.joiners.contains($0) }
        }
    }

    private func isPart(_ word: SpelledWord) -> Bool { words.contains(word.folded) || Self.joiners.contains(word.folded) }
}
