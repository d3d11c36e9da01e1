// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Numbers in words, of which engines make others: *setecentos reais* became *six hundred*, *oitocentos* `oito e oito`.
///
///     let numbers = SpelledNumbers(from: "en", to: "pt")
///     numbers?.lost(in: "oito e oito pessoas vieram.", of: "Eight hundred people came.")  // 0..<13, 800
///
/// A text whose translation has lost one goes once more with digits.
package struct SpelledNumbers: Sendable {
    /// A number that a translation lacks.
    package struct Lost: Sendable, Equatable {
        /// Where it stands in the text, in UTF-8 offsets.
        package let range: Range<Int>
        package let value: Int
    }

    private let source: NumberWords
    private let target: NumberWords

    /// A text with more numbers is a list of them, and takes too long.
    private static let mostNumbers = 32
    /// Smaller ones are parts of hours and of idioms, and engines know them; before a unit of a term they are looked for.
    private static let least = 13

    /// Numbers of texts in one language and of their translations in another; nil where ICU spells none in one of them.
    package init?(from source: String, to target: String) {
        guard let source = NumberWords.of(source), let target = NumberWords.of(target) else { return nil }
        self.source = source
        self.target = target
    }

    /// The numbers of a text that its translation has neither in words nor in digits, in order.
    package func lost(in translation: String, of text: String) -> [Lost] {
        let numbers = source.numbers(in: text).filter { isCounted($0, in: text) }
        guard 1...Self.mostNumbers ~= numbers.count else { return [] }
        let words = SpelledWord.words(of: translation)
        let bytes = Array(text.utf8)
        return numbers.filter { number in
            let itself = String(decoding: bytes[number.range], as: UTF8.self)
            // What stays as it is may be a title.
            return Self.countInDigits(of: number.value, in: translation) <= Self.countInDigits(of: number.value, in: text)
                && !target.spell(number.value, in: words) && !translation.contains(itself)
                && LineBreak.canLeave(number.range, of: bytes)
        }.map { Lost(range: $0.range, value: $0.value) }
    }

    /// Whether a translation has a value in words.
    func isSpelled(_ value: Int, in translation: String) -> Bool {
        target.spell(value, in: SpelledWord.words(of: translation))
    }

    /// A text with digits in the place of numbers in words. The end of a line that cuts a number stands behind it then.
    package static func inDigits(_ numbers: [Lost], of text: String) -> String {
        var bytes = Array(text.utf8)
        for number in numbers.reversed() { LineBreak.replace(number.range, with: String(number.value), in: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// How often a text has a value in digits, with or without marks between them, or as so many thousands or millions.
    private static func countInDigits(of value: Int, in text: String) -> Int {
        let wanted = [1, 1000, 1_000_000].filter { value % $0 == 0 && value >= 2 * $0 }.map { String(value / $0) }
        return text.split { !($0.isASCII && $0.isWholeNumber) && $0 != "." && $0 != "," }.count { number in
            wanted.contains(number.filter(\.isWholeNumber))
        }
    }

    /// Whether a number is looked for: not *hundred* or *one thousand* alone, nor part of a name: *o Vinte e Cinco de Abril*. In
    /// brackets, as in *12 (twelve) months*, small ones are too.
    private func isCounted(_ number: NumberWords.Number, in text: String) -> Bool {
        let before = text.utf8.prefix(number.range.lowerBound).last { $0 != UInt8(ascii: " ") }
        // *(un pasaporte)* has an article, and *1 (un) mes* a number.
        if before == UInt8(ascii: "(") {
            let outside = text.utf8.prefix(number.range.lowerBound).dropLast().last { $0 != UInt8(ascii: " ") }
            return number.value > 1 || outside.map(\.isASCIIDigit) == true
        }
        if number.value > 1, number.value < Self.least, isBeforeUnit(number, in: text) { return true }
        guard number.value >= Self.least, number.wordCount > 2 || !Self.idiomatic.contains(number.value) else { return false }
        return !number.isCapitalized || before.map { ".!?:\n\"".utf8.contains($0) } ?? true
    }

    /// What people say for many: *a thousand thanks*.
    private static let idiomatic: Set = [100, 1000, 1_000_000, 1_000_000_000]

    /// Whether the unit of a term or a notice stands right behind a number: *two months' notice*. A night has *twelve hours*,
    /// too, but hours may be those of a clock.
    private func isBeforeUnit(_ number: NumberWords.Number, in text: String) -> Bool {
        let rest = text.utf8.dropFirst(number.range.upperBound)
        guard let first = rest.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\n"),
            let word = Substring(rest.dropFirst().prefix(Self.longestUnit + 4)).split(whereSeparator: { !$0.isLetter }).first
        else { return false }
        return word.startIndex == rest.index(after: rest.startIndex) && Self.units.contains(word)
    }

    /// Days, weeks, months and years in several languages.
    private static let units: Set<Substring> = [
        "anni", "année", "années", "ans", "anos", "anys", "años", "days", "dias", "dies", "días", "giorni", "jours", "mesi",
        "mesos", "meses", "mois", "months", "semaines", "semanas", "setmanes", "settimane", "weeks", "years", "Jahre", "Jahren",
        "Monate", "Monaten", "Tage", "Tagen", "Wochen",
    ]
    private static let longestUnit = 9
}
