// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The numbers of a text that its translation has to have: those of three digits or more or of several groups, and short ones in
/// lists.
///
/// Models copy them digit by digit, and lose some on the way: of 400 made-up ones 13 came out as others, and of a list of short
/// ones one is dropped at times. A short one elsewhere may well be a word in the translation, or another number: `anos 80` are
/// the `1980s`, `8:30 pm` is `20:30`.
struct ExactNumbers: Sendable {
    /// A number, and where it stands, in UTF-8 offsets.
    private struct Number {
        let range: Range<Int>
        let text: String
        /// Whether it is short, so that it has to stand in a list.
        let isShort: Bool
    }

    private let numbers: [Number]
    /// Short ones that stand alone.
    private let shortNumbers: [Number]
    /// All numbers of the text.
    private let source: [Number]
    /// The lists that commas make of them. Of a long one models lose the same number again, so all of it goes as fixed text.
    private let lists: [Range<Int>]
    /// The numbers with a mark that stand behind *Figure* and the like.
    private let labelled: Set<String>
    private static let shortestList = 4
    /// A text with more short numbers is a list of them, and takes too long.
    private static let mostShort = 64
    /// Translations have ordinals up to this one in words.
    private static let mostOrdinalsInWords = 12

    init(in text: String) {
        var text = text
        (numbers, shortNumbers, source, lists, labelled) = text.withUTF8 { bytes in
            let all = Self.numbers(in: bytes, all: false)
            let exact = all.indices.filter { index in
                !all[index].isShort
                    || [index, index + 1].contains { next in
                        all.indices.contains(next) && all.indices.contains(next - 1)
                            && Self.isComma(bytes[all[next - 1].range.upperBound..<all[next].range.lowerBound])
                    }
            }.map { all[$0] }
            let places = Set(exact.map(\.range))
            // *1* is an article more often than not.
            let short = all.filter { $0.isShort && !places.contains($0.range) && (Int($0.text) ?? 0) > 1 }
            let source = Self.numbers(in: bytes, all: true)
            let ordinals = source.filter { number in
                (Int(number.text) ?? 0) > Self.mostOrdinalsInWords
                    && bytes[number.range].elementsEqual("\(number.text)th".utf8)
            }
            let labelled = source.filter {
                $0.text != Self.swapped($0.text) && NumberLabels.end(bytes[..<$0.range.lowerBound])
            }.map(\.text)
            return (exact, short + ordinals, source, Self.lists(of: all, in: bytes), Set(labelled))
        }
    }

    private static func lists(of numbers: [Number], in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var lists: [Range<Int>] = []
        var (first, count) = (0, 0)
        for index in numbers.indices {
            count += 1
            let next = index + 1
            // Of 3.0r1 both numbers have the letter.
            let end = numbers[index].range.upperBound
            if next < numbers.count, end <= numbers[next].range.lowerBound, isComma(bytes[end..<numbers[next].range.lowerBound]) {
                continue
            }
            if count >= shortestList { lists.append(numbers[first].range.lowerBound..<numbers[index].range.upperBound) }
            (first, count) = (next, 0)
        }
        return lists
    }

    /// Where those stand that a translation lacks.
    ///
    /// Decimal points may have become commas, and the other way round, if all of them have: `3,14` beside `2.718` would be read
    /// as two thousand and more. `1.500` for `1,500` and `2.07` for itself go together. `10:30` may have become `10.30`.
    func lost(in translation: String) -> [Range<Int>] {
        guard !numbers.isEmpty else { return [] }
        let lost = missing(in: translation)
        guard !lost.isEmpty else { return [] }
        // A translation may have digits of its own script.
        let plain = Self.withDigitsOfASCII(translation)
        let still = plain.map(missing) ?? lost
        return numbers.filter { still.contains($0.text) }.map { number in
            lists.first { $0.contains(number.range.lowerBound) } ?? number.range
        }.merged()
    }

    /// Where short numbers stand that a translation has neither in digits nor in words: *1 limão* for *2 lemons*.
    ///
    /// - Parameter isSpelled: Whether the translation has a value in words.
    func lostShort(in translation: String, isSpelled: (Int) -> Bool) -> [Range<Int>] {
        guard 1...Self.mostShort ~= shortNumbers.count else { return [] }
        var plain = Self.withDigitsOfASCII(translation) ?? translation
        let there = plain.withUTF8 { bytes in
            // *20:00* is no 20, 05 is a 5, and 1980s may be the translation of *anos 80*, 25,000 that of *25 mil*.
            Self.numbers(in: bytes, all: true).reduce(into: Set<String>()) { found, number in
                let groups = number.text.split { !$0.isNumber }
                if groups.dropFirst().allSatisfy({ $0 == "000" }), let first = groups.first { found.insert(String(first)) }
                guard let value = Int(number.text) else { return }
                found.formUnion(["\(value)", String(number.text.suffix(2))])
            }
        }
        let times = ExactHours.times(in: translation.lowercased())
        let words = Set(translation.split { !$0.isLetter })
        return shortNumbers.filter { number in
            guard let value = Int(number.text), !there.contains("\(value)"), !there.contains(number.text) else { return false }
            let isThere =
                times["\(value - 12)"]?.contains(.pm) == true || words.contains(Substring(Self.roman(value)))
                || Self.ordinals[value].map { ordinal in words.contains { ordinal.begins($0) } } == true
            return !isThere && !isSpelled(value)
        }.map(\.range)
    }

    /// The ordinals of a number, by what they begin with.
    private struct Ordinals {
        let stems: [String]
        /// Words that begin so, and are none.
        var others: Set<String> = []

        func begins(_ word: Substring) -> Bool {
            let word = word.lowercased()
            return stems.contains(where: word.hasPrefix) && !others.contains(word)
        }
    }

    /// Those that stand for numbers: *segunda guerra mundial* for *World War 2*.
    private static let ordinals = [
        2: Ordinals(stems: ["segund", "second", "deuxi"], others: ["segundos", "seconds", "secondes"]),
        3: Ordinals(stems: ["tercei", "tercer", "third", "troisi"]),
    ]

    /// A number below a hundred as centuries have it: *século XX* for the *20th century*.
    private static func roman(_ value: Int) -> String {
        var (rest, letters) = (value, "")
        for (sign, worth) in [("XC", 90), ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)] {
            while rest >= worth {
                letters += sign
                rest -= worth
            }
        }
        return letters
    }

    /// A translation with a number that it lacks in the place of one that the text does not have, where there is one of each and
    /// both have as many digits in as many groups. A colon between digits stays one, and so does the mark of a number of a
    /// figure.
    func restored(in translation: String) -> String {
        let (lost, isSwapped) = compared(with: translation)
        var bytes = Array(translation.utf8)
        let known = Set(source.map(\.text))
        let there = bytes.withUnsafeBufferPointer { Self.numbers(in: $0, all: true) }
        for number in there where !known.contains(number.text) && labelled.contains(Self.swapped(number.text)) {
            let start = number.range.lowerBound + bytes[number.range].prefix(while: \.isASCIILetter).count
            bytes.replaceSubrange(start..<start + number.text.utf8.count, with: Self.swapped(number.text).utf8)
        }
        let others = there.filter { !known.contains($0.text) && !known.contains(Self.swapped($0.text)) }
        for other in others.reversed() {
            let colons = other.text.replacing(".", with: ":")
            if numbers.contains(where: { $0.text == colons }) {
                for index in other.range where bytes[index] == UInt8(ascii: ".") { bytes[index] = UInt8(ascii: ":") }
            } else if others.count == 1, lost.count == 1, let number = lost.first,
                Self.form(of: other.text) == Self.form(of: number)
            {
                // Where the digits are right, the marks between them are wrong.
                let areDigitsRight = other.text.filter(\.isNumber) == number.filter(\.isNumber)
                let written = (isSwapped ? Self.swapped(number) : number).utf8
                var characters = written.filter { areDigitsRight || $0.isASCIIDigit }[...]
                let places = other.range.drop { !bytes[$0].isASCIIDigit }.prefix(number.utf8.count)
                for index in places where areDigitsRight || bytes[index].isASCIIDigit {
                    bytes[index] = characters.popFirst() ?? bytes[index]
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number with zeros for its digits and points for the marks between them.
    private static func form(of number: String) -> String {
        String(number.map { $0.isNumber ? "0" : $0 == "," ? "." : $0 })
    }

    /// The numbers that a translation lacks. Where one with a point is lost, and others have commas for theirs, these are among
    /// them: what goes once more keeps its point, and `3.2` beside `3,1` would be a loss again.
    private func missing(in translation: String) -> Set<String> {
        let (lost, isSwapped) = compared(with: translation)
        let marked = numbers.map(\.text).filter { $0 != Self.swapped($0) && !labelled.contains($0) }
        return isSwapped && !lost.isDisjoint(with: marked) ? lost.union(marked) : lost
    }

    /// The numbers that a translation lacks, and whether it has commas for the points of others.
    private func compared(with translation: String) -> (lost: Set<String>, isSwapped: Bool) {
        var translation = translation
        var rest = translation.withUTF8 { Self.numbers(in: $0, all: true) }.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
        var lost: Set<String> = []
        // Of the numbers with points, and of those with commas, those that have others and those that have kept theirs.
        var (swappedMarks, keptMarks): (Set<Character>, Set<Character>) = ([], [])
        var keepsGroup = false
        for number in numbers {
            let swapped = Self.swapped(number.text)
            let forms = [number.text, swapped, number.text.replacing(":", with: ".")]
            guard let form = forms.first(where: { rest[$0, default: 0] > 0 }) else {
                lost.insert(number.text)
                continue
            }
            rest[form, default: 0] -= 1
            guard swapped != number.text, !labelled.contains(number.text) else { continue }
            let marks = number.text.filter(Self.marks.contains)
            if form == swapped {
                swappedMarks.formUnion(marks)
            } else {
                keptMarks.formUnion(marks)
                keepsGroup = keepsGroup || Self.mayBeGroups(number.text)
            }
        }
        // A group that has kept its mark is read as what comes behind a decimal one where others have theirs swapped.
        let mixed = keepsGroup && !swappedMarks.isEmpty ? Self.marks : swappedMarks.intersection(keptMarks)
        lost.formUnion(numbers.map(\.text).filter { $0.contains(where: mixed.contains) })
        return (lost, !swappedMarks.isEmpty)
    }

    /// The marks that are decimal ones in one language and stand between groups of digits in another.
    private static let marks: Set<Character> = [".", ","]

    /// Whether each mark of a number has three digits behind it, as those between groups have.
    private static func mayBeGroups(_ number: String) -> Bool {
        let groups: [Substring] = number.split(omittingEmptySubsequences: false, whereSeparator: marks.contains)
        return groups.dropFirst().allSatisfy { $0.count == 3 }
    }

    /// A text whose decimal digits are those of ASCII; nil where they are already. Digits of full width are exact signs.
    private static func withDigitsOfASCII(_ text: String) -> String? {
        var result = String.UnicodeScalarView()
        var hasOthers = false
        for scalar in text.unicodeScalars {
            guard scalar.value > 0x7F, !(0xFF10...0xFF19).contains(scalar.value),
                scalar.properties.generalCategory == .decimalNumber, let value = scalar.properties.numericValue
            else {
                result.append(scalar)
                continue
            }
            hasOthers = true
            result.append(contentsOf: "\(Int(value))".unicodeScalars)
        }
        return hasOthers ? String(result) : nil
    }

    /// The numbers in a text.
    ///
    /// - Parameter all: Whether those are among them that a translation may write in another way: `1st`, `90s`, `8:30 pm`, `2ª`.
    private static func numbers(in bytes: UnsafeBufferPointer<UInt8>, all: Bool) -> [Number] {
        var found: [Number] = []
        var position = 0
        while let start = bytes[position...].firstIndex(where: \.isASCIIDigit) {
            var end = start + 1
            while end < bytes.count {
                let isJoined = joins(bytes[end]) && end + 1 < bytes.count && bytes[end + 1].isASCIIDigit
                guard bytes[end].isASCIIDigit || isJoined else { break }
                end += 1
            }
            position = end
            let letters = bytes[end...].prefix(while: \.isASCIILetter)
            let isShort = end - start < 3
            let rest = bytes[end...]
            let space = Self.spaces.first { rest.starts(with: $0.utf8) }?.utf8.count ?? 0
            let isWord =
                isShort && letters.first.map { $0 & 0x20 != 0 } == true || DayPeriod.leading(rest.dropFirst(space)) != nil
            guard
                all
                    || !isWord && !Self.goesOnBeyondASCII(at: letters.endIndex, in: bytes)
                        && !Self.isGroup(start..<end, in: bytes)
            else { continue }
            let before = bytes[..<start].reversed().prefix(while: \.isASCIILetter).count
            found.append(
                Number(
                    range: start - before..<letters.endIndex, text: String(decoding: bytes[start..<end], as: UTF8.self),
                    isShort: isShort && before == 0 && letters.isEmpty))
        }
        return found
    }

    /// Whether a word or a number goes on at an offset with what is beyond ASCII: the ordinals ª and º, raised digits, letters,
    /// also in a tag as the *th* of ordinals is. A space, a degree sign, a currency or a quotation mark ends it.
    private static func goesOnBeyondASCII(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset < bytes.count, bytes[offset] > 0x7F else { return false }
        var offset = offset
        while bytes[offset...].starts(with: Placeholder.text.utf8) { offset += Placeholder.text.utf8.count }
        guard offset < bytes.count else { return false }
        return Unicode.Scalar(UTF8Decoder.decode(bytes, at: offset).scalar)?.isLetterOrNumber == true
    }

    /// Whether a number is one of the groups of a longer one that spaces part at which no line breaks, as in `12 345`:
    /// translations have another mark there.
    private static func isGroup(_ number: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        spaces.dropFirst().contains { space in
            let before = bytes[..<number.lowerBound].suffix(space.utf8.count + 1)
            let behind = bytes[number.upperBound...].prefix(space.utf8.count + 1)
            return before.first?.isASCIIDigit == true && before.dropFirst().elementsEqual(space.utf8)
                || behind.last?.isASCIIDigit == true && behind.dropLast().elementsEqual(space.utf8)
        }
    }

    /// The spaces that stand inside of numbers and behind them, the usual one first.
    private static let spaces = [" ", "\u{A0}", "\u{202F}"]

    /// Whether nothing but a comma stands between two numbers.
    private static func isComma(_ between: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        between.first == UInt8(ascii: ",") && between.dropFirst().allSatisfy { $0 == 0x20 }
    }

    /// Whether a character between two digits makes one number of them, as in `1,234.56`, `12:30` and `978-3-16`.
    private static func joins(_ byte: UInt8) -> Bool { ".,:/-'".utf8.contains(byte) }

    private static func swapped(_ number: String) -> String {
        String(number.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
    }
}
