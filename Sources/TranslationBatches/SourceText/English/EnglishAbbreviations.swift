// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes short words of English in full that engines take for others: *no. 7* is not a negation, *Sat 4 May* nobody sat, and
/// *Fig. 2* is no fruit.
///
/// Only those are written out that a number tells, or that are all of a line.
package enum EnglishAbbreviations {
    /// All but May, which has no short name.
    private static let months = CalendarNames.byShortNames(
        "Jan Feb Mar Apr - Jun Jul Aug Sep/Sept Oct Nov Dec", CalendarNames.months(in: "en"))
    /// What stands before numbers, with its full stop.
    private static let labels: [Substring: String] = [
        "No": "Number", "no": "number", "Nos": "Numbers", "nos": "numbers", "Fig": "Figure", "fig": "figure", "Figs": "Figures",
        "figs": "figures", "Vol": "Volume", "vol": "volume", "Ch": "Chapter", "ch": "chapter", "Sec": "Section",
        "sec": "section", "approx": "approximately",
    ]

    /// A label with a space behind it at which no line breaks.
    private static var labelsBeforeNumbers: Regex<Substring> { /\b[A-Z]?[a-z]+\.\u{A0}(?=\d)/ }

    /// What cooks measure with.
    private static let measures: [Substring: String] = ["tsp": "teaspoon", "tbsp": "tablespoon", "Tbsp": "tablespoon"]
    /// Words of which a slash joins the letters.
    private static let joined: [Substring: Substring] = ["w/o": "without", "W/o": "Without", "w/": "with"]

    /// The month that a text is in short, with or without a full stop, in full; nil for another text.
    static func month(_ text: String) -> String? {
        guard text.utf8.count <= longestAlone else { return nil }
        return months[(text.last == "." ? String(text.dropLast()) : text).lowercased().withFirstCapital]
    }

    /// Whether several texts are months, so that *Mar* alone is one, too.
    static func areMonths(_ texts: some Sequence<String>) -> Bool {
        texts.reduce(into: Set<String>()) { found, text in
            if text.utf8.count <= longestAlone, let month = months[text] { found.insert(month) }
        }.count > 2
    }

    /// A text with such words in full.
    ///
    /// - Parameter besideMonths: Whether other texts of the call are months in short.
    /// - Complexity: Linear in the length of the text.
    package static func expanded(_ text: String, besideMonths: Bool = false) -> String {
        if besideMonths, let month = months[text] { return month }
        return text.rewritingLines { line in
            let mayHold =
                line.utf8.count <= longestAlone
                || line.utf8.contains { $0.isASCIIDigit || $0 >= 0x80 || $0 == 0x2D || $0 == 0x2F }
                || line.containsAny(utf8: ["/o", "w/", "no.", "No."]) || Weekdays.english.mayStand(in: line)
            return mayHold ? expanded(line: line) : nil
        }
    }

    private static func expanded(line text: Substring) -> String {
        var (words, spaces) = parted(text)
        var isChanged = false
        let dayCount = Weekdays.english.nameCount(in: words)
        for index in words.indices {
            let word = words[index]
            if dayCount > 0, let full = Weekdays.english.full(index, of: words, besideNames: dayCount) {
                words[index] = full
                isChanged = true
                continue
            }
            let core = word.withoutOpening.prefix { $0.isASCII && $0.isLetter }
            let hasStop = word[core.endIndex...].first == "."
            if let full = joined[word] {
                words[index] = full
                isChanged = true
                continue
            }
            // Feb–Apr is a range of months, which `ShortMonths` reads.
            let isJoined = ["-", "–", "/"].contains(word[core.endIndex...].first)
            guard !isJoined, let full = full(core, hasStop: hasStop, at: index, of: words) else { continue }
            // A full stop before a number, or a small letter, is that of the short word.
            let isLabel = labels[core] != nil
            let endsSentence =
                !isLabel && (index + 1 < words.count ? words[index + 1].first?.isUppercase == true : words.count > 1)
            let rest = word[core.endIndex...]
            words[index] = word[..<core.startIndex] + full + (hasStop && !endsSentence ? rest.dropFirst() : rest)
            isChanged = true
        }
        guard isChanged else { return String(text) }
        return zip(words, spaces.map(String.init) + [""]).reduce(into: "") { $0 += $1.0 + $1.1 }
    }

    /// The words of a line, and the spaces between them: those at which no line breaks too, behind a label.
    private static func parted(_ line: Substring) -> (words: [Substring], spaces: [Character]) {
        let labels = line.contains(utf8: "\u{A0}") ? line.matches(of: labelsBeforeNumbers) : []
        let joints = Set(labels.map { line.index(before: $0.range.upperBound) })
        var (words, spaces, start): ([Substring], [Character], Substring.Index) = ([], [], line.startIndex)
        for index in line.indices where line[index] == " " || joints.contains(index) {
            words.append(line[start..<index])
            spaces.append(line[index])
            start = line.index(after: index)
        }
        return (words + [line[start...]], spaces)
    }

    /// The longest text that may be such a word alone, in bytes.
    private static let longestAlone = 6

    private static func full(_ word: Substring, hasStop: Bool, at index: Int, of words: [Substring]) -> String? {
        // The sun stands alone, too, and Jan and Mar are names.
        if words.count == 1 {
            return ["Sun", "Jan", "Mar"].contains(word) ? nil : Weekdays.english.full(word) ?? months[String(word)]
        }
        if let measure = measures[word] { return spoons(measure, at: index, of: words) }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let isBeforeNumber = next.withoutMarks.first?.isASCIIDigit == true
        if hasStop, isBeforeNumber || isBehindThing(index, before: next, of: words), let label = labels[word] {
            // *Did it work? No. 3 times I tried.* *The answer was no. 12 voted for it.*
            let before = index > 0 ? words[index - 1] : ""
            let endsText = next.isEmpty && !words[index].contains(":")
            let isAnswer =
                word == "No" && (endsText || before.last.map { ".!?".contains($0) } == true || words[index].endsInMark)
                || word == "no" && (["said", "say", "says"].contains(before) || index > 1 && words[index - 2] == "answer")
            return isAnswer ? nil : label
        }
        if let month = months[String(word)] {
            let day = index > 0 ? words[index - 1] : ""
            // *When I was 12, Jan was 30.*
            let isBehindDay = day.drop { $0 == "(" }.withoutMarks.behindDayOfMonth != nil && day.last != "," && day.last != "."
            return isBeforeNumber || isBehindDay ? month : nil
        }
        return nil
    }

    /// Whether *no.* stands behind what is numbered, before a code with digits, a place for
    /// one, a colon, or nothing: *VAT no. GB12*, *Bed no. {bed}*, *Part no.*
    private static func isBehindThing(_ index: Int, before next: Substring, of words: [Substring]) -> Bool {
        let word = words[index].withoutMarks
        guard index > 0, word.hasPrefix("no.") || word.hasPrefix("No.") else { return false }
        let before = words[index - 1].drop { "([".contains($0) }
        let thing = before.hasSuffix(".") ? before.dropLast() : before
        // tracking no. JD0146
        let isCode = next.count > 3 && next.utf8.contains(where: \.isASCIICapital) && next.utf8.contains(where: \.isASCIIDigit)
        guard numbered.contains(thing.lowercased()) || isCode && !thing.isEmpty && thing.allSatisfy(\.isLetter) else {
            return false
        }
        // VAT no. GB 412 3345 67
        let isCountry = next.count == 2 && next.allSatisfy { ("A"..."Z").contains($0) }
        let isPlace = next.first == "{" || next.unicodeScalars.first == Placeholder.scalar
        return word.lowercased().hasPrefix("no.:") || next.isEmpty || next.contains(where: \.isASCIIDigit) || isCountry || isPlace
    }

    /// What has a number.
    private static let numbered = Set(
        words: """
            account article batch bed berth bus case certificate chassis company contract customer engine fax flight frame gate \
            house id invoice item key licence license line locker lot member mobile model order page parcel part passport permit \
            phone pitch platform policy receipt ref reference registration room seat serial stall table tax tel telephone ticket \
            vat vehicle
            """)

    /// A measure behind a number, with *of* before what it measures; nil where there is no number.
    private static func spoons(_ measure: String, at index: Int, of words: [Substring]) -> String? {
        guard index > 0, let last = words[index - 1].unicodeScalars.last, last.properties.numericType != nil else { return nil }
        let isOne = words[index - 1] == "1" || words[index - 1].unicodeScalars.count == 1 && last.value > 0x7F
        let next = index + 1 < words.count ? words[index + 1] : ""
        return measure + (isOne ? "" : "s") + (next.first?.isLetter == true && next != "of" ? " of" : "")
    }
}

extension Substring {
    /// The characters that stand for markup or are marks of emphasis.
    private static let marks: Set<Character> = ["\u{FFFC}", "*", "_"]

    /// A word without the marks before it.
    fileprivate var withoutMarks: Substring { drop(while: Self.marks.contains) }

    /// Whether a mark stands right behind: **No.** 3 times I tried.
    fileprivate var endsInMark: Bool { last.map(Self.marks.contains) ?? false }

    /// A word without the marks, brackets and quotation marks that open before it.
    fileprivate var withoutOpening: Substring { drop { Self.marks.contains($0) || "([\"“".contains($0) } }
}
