// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Points inside of numbers that are no decimals: those of times in English, as in `at 8.15 sharp`, of versions, as in
/// `Pillow >= 9.0`, and of rooms. Models translate them into languages with decimal commas as `8,15` and `9,0`.
enum WrittenPoints {
    /// A translation with the points of such numbers, where it has commas for them.
    ///
    ///     WrittenPoints.restored(in: "A reunião é às 8,15.", source: "The meeting is at 8.15.")  // "A reunião é às 8.15."
    ///
    /// - Complexity: Linear in the length of both, for the few numbers of a sentence.
    static func restored(in translation: String, source: String) -> String {
        guard holdsNumber(translation, with: UInt8(ascii: ",")), holdsNumber(source, with: UInt8(ascii: ".")) else {
            return translation
        }
        let words = source.split(whereSeparator: \.isWhitespace).map(Word.init)
        let found = words.indices.reduce(into: Set<String>()) { found, index in
            let hasPoint = isVersion(index, of: words) || isTime(index, of: words) || isRoom(index, of: words)
            if hasPoint { found.formUnion(words[index].numbers.map(String.init)) }
        }
        guard !found.isEmpty else { return translation }
        return translation.replacing(/(\d+),(\d+)/) { match in
            let number = "\(match.1).\(match.2)"
            let before = translation[..<match.range.lowerBound].last
            let next = translation[match.range.upperBound...].prefix(2)
            // Of 1,250,8 it is a part.
            let isPart = before.map { $0.isNumber || ".,".contains($0) } == true
            let goesOn = next.count == 2 && ".,".contains(next.first ?? " ") && next.last?.isNumber == true
            return found.contains(number) && !isPart && !goesOn ? number : String(match.0)
        }
    }

    /// A word of a source without the signs at its ends.
    private struct Word {
        let text: Substring
        /// In small letters.
        let core: String
        /// The numbers that it consists of: one, or two with a dash between them.
        let numbers: [Substring]
        /// Whether a sign stands behind it that ends what is said.
        let endsPhrase: Bool
        let hasComparison: Bool

        init(_ text: Substring) {
            self.text = text
            let inner = text.drop { "([\"“<>=~^v".contains($0) }
            let end = inner.lastIndex { $0.isLetter || $0.isNumber || "%€$£°".contains($0) }.map(inner.index(after:))
            let content = inner[..<(end ?? inner.startIndex)]
            core = content.lowercased()
            endsPhrase = content.endIndex < text.endIndex
            hasComparison = text[..<inner.startIndex].contains { "<>=~^".contains($0) } || text == "=="
            let parts = content.split(omittingEmptySubsequences: false) { "-–".contains($0) }
            let areNumbers =
                1...2 ~= parts.count && parts.allSatisfy { $0.first?.isASCIIDigit == true && $0.last?.isASCIIDigit == true }
                && parts.allSatisfy { $0.allSatisfy { $0.isASCIIDigit || $0 == "." } }
            numbers = areNumbers ? parts : []
        }
    }

    // MARK: - Versions

    /// Whether a number is that of a version: behind a comparison with a name, or in a phrase about a version.
    private static func isVersion(_ index: Int, of words: [Word]) -> Bool {
        guard words[index].numbers.count == 1 else { return false }
        let before = words[..<index].suffix(2)
        let sign = words[index].hasComparison ? index : index - 1
        if sign > 0, words[sign].hasComparison, sign == index || words[sign].core.isEmpty {
            // *p >= 0.05* and *the ratio > 1.5* are sums.
            let name = words[sign - 1].text
            return words[sign].text.contains("=") && name.count > 1 && name.contains(where: \.isUppercase)
        }
        if isStepBetweenVersions(index, of: words) { return true }
        // $VERSION set to 1.00; version number 2.10
        let isNamed = words[..<index].suffix(3).contains { $0.core.hasSuffix("version") || $0.core.hasSuffix("versions") }
        return isNamed && !before.contains { !$0.numbers.isEmpty && $0.endsPhrase }
    }

    /// Whether a number is one of the two of a change between versions: *upgrading Django from 3.1 to 3.2*, and *Changes from
    /// 10.4 to 10.5* at the start of a sentence. *The rate changes from 3.5 to 4.2* is about amounts, and what is counted behind
    /// the second number tells that it is one.
    private static func isStepBetweenVersions(_ index: Int, of words: [Word]) -> Bool {
        let preposition = words[..<index].suffix(3).lastIndex { $0.core == "from" || $0.core == "between" }
        guard let preposition, preposition + 3 < words.count, let link = links[words[preposition].core],
            words[preposition + 2].core == link, [preposition + 1, preposition + 3].contains(index),
            [preposition + 1, preposition + 3].allSatisfy({ words[$0].numbers.count == 1 })
        else { return false }
        let end = preposition + 3
        if !words[end].endsPhrase, end + 1 < words.count, counted.contains(words[end + 1].core) { return false }
        // Upgrading Red Hat from 8.4 to 8.6
        let names = words[..<preposition].suffix(2).reversed().prefix { word in
            word.text.contains(where: \.isUppercase) && !isStep(word) && !changes.contains(word.core)
        }
        let verb = preposition - names.count - 1
        guard verb >= 0, !words[verb].endsPhrase else { return false }
        let isAtStart = verb == 0 || words[verb - 1].endsPhrase
        return isStep(words[verb]) || isAtStart && changes.contains(words[verb].core)
    }

    private static func isStep(_ word: Word) -> Bool { steps.contains { word.core.hasPrefix($0) } || ports.contains(word.core) }

    private static let links = ["from": "to", "between": "and"]
    /// What the words begin with that are said of versions wherever they stand, and whole ones.
    private static let steps = ["upgrad", "downgrad", "migrat"]
    private static let ports = Set(words: "port ported porting")
    /// Words that are said of amounts as often, but at the start of a sentence.
    private static let changes = Set(
        words: "change changes differences move moved moving transition update updated updates updating")
    private static let counted = Set(
        words: """
            % billion centimetres cm degrees dollars euros kg kilos km metres miles million per percent percentage points pounds \
            stars trillion years
            """)

    // MARK: - Rooms

    /// Whether a number is that of a room: where something is or goes to, in a sentence about rooms, or before a verb, as in *The
    /// projector in 2.14 has broken*. Of *The room temperature rose from 21.50 to 22.75* both are decimals.
    private static func isRoom(_ index: Int, of words: [Word]) -> Bool {
        guard words[index].numbers.count == 1, index > 0, beforeRooms.contains(words[index - 1].core) else { return false }
        let parts = words[index].numbers[0].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, 1...2 ~= parts[0].count, parts[1].count == 2 else { return false }
        let next = index + 1 < words.count ? words[index + 1] : nil
        let isBeforeVerb = next.map { verbs.contains($0.core) } ?? false
        if words[index - 1].core == "in", isBeforeVerb, !words[index].endsPhrase { return true }
        let isCounted = next.map { !$0.text.hasPrefix("(") && !afterRooms.contains($0.core) } ?? false
        guard words[index].endsPhrase || isBeforeVerb || !isCounted else { return false }
        return words.contains { rooms.contains($0.core) } && !words.contains { measured.contains($0.core) }
    }

    private static let rooms = Set(words: "building classroom classrooms floor lab office room rooms")
    private static let beforeRooms = Set(words: "from in into of to")
    private static let afterRooms = Set(words: "after and at because before for on or to until while with")
    private static let verbs = Set(words: "are has have is was were will")
    /// What decimals are told of, in a room too.
    private static let measured = Set(
        words: "cost costs fell humidity index level price prices rate rates rating rent rises rose score temperature volume")

    // MARK: - Times

    /// Whether a number, or each of two, is a time of day by what stands before it and behind it.
    private static func isTime(_ index: Int, of words: [Word]) -> Bool {
        let word = words[index]
        guard !word.numbers.isEmpty, word.numbers.allSatisfy(isClock), isEnd(index, of: words), index > 0 else { return false }
        let before = words[index - 1]
        if before.core == "at" { return index < 2 || !amounts.contains(words[index - 2].core) }
        if surely.contains(before.core) || isDay(before.text) { return true }
        // *It was 8.05.*; but *The ratio was 1.25.*
        if ["is", "was"].contains(before.core) { return index > 1 && words[index - 2].core == "it" && word.endsPhrase }
        guard word.numbers.allSatisfy(isQuarter) else { return false }
        if word.numbers.count == 2 { return true }
        // From 7.30 to 9.00
        let other = index - 2
        return ["to", "and", "-", "–"].contains(before.text) && other >= 0 && words[other].numbers.count == 1
            && isQuarter(words[other].numbers[0])
            || ["from", "between"].contains(before.core) && index + 2 < words.count
                && ["to", "and", "-", "–"].contains(words[index + 1].text) && words[index + 2].numbers.count == 1
                && isQuarter(words[index + 2].numbers[0])
    }

    /// Whether a number has hours and minutes, these in steps of five.
    private static func isClock(_ number: Substring) -> Bool {
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, 1...2 ~= parts[0].count, parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return false }
        return 1..<24 ~= hour && minute < 60 && minute.isMultiple(of: 5)
    }

    private static func isQuarter(_ number: Substring) -> Bool {
        isClock(number) && Int(number.suffix(2))?.isMultiple(of: 15) == true
    }

    /// Whether nothing stands behind a number that it may count: behind the second of two, where they are a range.
    private static func isEnd(_ index: Int, of words: [Word]) -> Bool {
        guard !words[index].endsPhrase, index + 1 < words.count else { return true }
        let next = words[index + 1]
        if ["to", "and", "until", "till", "-", "–"].contains(next.text), index + 2 < words.count,
            !words[index + 2].numbers.isEmpty
        {
            return isEnd(index + 2, of: words)
        }
        return behind.contains(next.core) || isDay(next.text)
    }

    private static func isDay(_ word: Substring) -> Bool { Weekdays.english.isDay(word) }

    /// What stands before times, and seldom before other numbers.
    private static let surely = Set(words: "till until o'clock")
    /// What is said of amounts that are *at* a number.
    private static let amounts = Set(
        words: """
            available calculated estimated fixed kept measured peaked priced quoted sat set sits sold stand standing stands \
            stayed stays stood trade traded trades trading valued
            """)
    /// What stands behind a time, and not behind an amount.
    private static let behind = Set(
        words: """
            and as because before but by daily each every for if on or prompt sharp this to today tomorrow tonight until till \
            when where with
            """)
}

extension WrittenPoints {
    /// Whether a text has a sign between two digits.
    private static func holdsNumber(_ text: String, with sign: UInt8) -> Bool {
        var (last, before): (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if last == sign, before.isASCIIDigit, byte.isASCIIDigit { return true }
            (before, last) = (last, byte)
        }
        return false
    }
}
