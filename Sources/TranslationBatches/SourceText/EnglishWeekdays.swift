// SPDX-License-Identifier: Apache-2.0

/// Days of the week in short, in English: *Sat* is no verb and *Sun* no star where days stand beside each other, or hours.
enum EnglishWeekdays {
    static let days: [Substring: String] = [
        "Mon": "Monday", "Tue": "Tuesday", "Tues": "Tuesday", "Wed": "Wednesday", "Thu": "Thursday", "Thur": "Thursday",
        "Thurs": "Thursday", "Fri": "Friday", "Sat": "Saturday", "Sun": "Sunday",
    ]

    /// The days in a word, where it holds nothing else but signs: one, or several that a dash or a slash joins.
    static func names(in word: Substring) -> [Substring] {
        guard word.utf8.count <= longest, word.first(where: { !opening.contains($0) })?.isUppercase == true else { return [] }
        let core = core(of: word)
        let names = core.split(whereSeparator: joining.contains)
        return core.last?.isLetter == true && names.allSatisfy { days[$0] != nil } ? names : []
    }

    /// The word with its days in full; nil for a word that has none, or stands in prose: *Sat in the sun*.
    ///
    /// - Parameter inTimetable: Whether several days are named beside it.
    static func full(_ index: Int, of words: [Substring], inTimetable: Bool) -> Substring? {
        let word = words[index]
        let names = names(in: word)
        guard !names.isEmpty, index == 0 || words[index - 1].lowercased() != "the" else { return nil }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let last = index + 2 < words.count ? words[index + 2] : ""
        let isBeforeTime = isDateOrTime(next, before: last, endsText: index + 2 >= words.count)
        let isState = states.contains(core(of: next)) && (last.isEmpty || next.last.map { closing.contains($0) } ?? false)
        let goesOn = next.first?.isLowercase == true && core(of: word).endIndex == word.endIndex
        // Sat: match
        let isLabel = index == 0 && word.contains(":")
        guard names.count > 1 || inTimetable || isBeforeTime || isState || isLabel, !goesOn || isState || joiners.contains(next)
        else {
            return nil
        }
        let core = core(of: word)
        let full = word[..<core.startIndex] + written(core)
        // The full stop of a short word, and not of a sentence.
        let rest = word[core.endIndex...]
        let endsWord = names.count == 1 && rest == "." && next.first.map { !$0.isUppercase } ?? false
        return (endsWord ? full : full + rest)[...]
    }

    /// Whether a word behind a day is the date or the hours: `4 May`, `10:00`, `9–17`; but not *Sat 4 hours in a car*.
    private static func isDateOrTime(_ next: Substring, before last: Substring, endsText: Bool) -> Bool {
        guard next.first?.isNumber == true else { return false }
        let goesOn = !next.contains(":") && last.first?.isLowercase == true && !["am", "pm", "to", "and"].contains(last)
        let number = next.prefix { $0.isNumber }
        let isDay = 1...2 ~= number.count && (Int(number) ?? 0) <= 31
        let isPlain = next.allSatisfy(\.isNumber)
        guard isDay || next.contains(":") else { return false }
        return !goesOn && (endsText || !isPlain || last.first?.isUppercase == true)
    }

    private static func core(of word: Substring) -> Substring {
        let start = word.firstIndex { !opening.contains($0) } ?? word.endIndex
        let end = word[start...].lastIndex { !closing.contains($0) }.map { word.index(after: $0) } ?? start
        return word[start..<end]
    }

    /// The days of a word in full, with what joins them.
    private static func written(_ core: Substring) -> String {
        var result = ""
        var rest = core
        while !rest.isEmpty {
            let name = rest.prefix { !joining.contains($0) }
            result += days[name] ?? String(name)
            rest = rest[name.endIndex...]
            let signs = rest.prefix(while: joining.contains)
            result += signs
            rest = rest[signs.endIndex...]
        }
        return result
    }

    private static let opening = "([\"“\u{FFFC}"
    private static let closing = ")]\"”.,:;\u{FFFC}"
    private static let joining: Set<Character> = ["-", "–", "/", "&", "+"]
    private static let longest = 32
    /// What may follow a day in small letters.
    private static let joiners: Set<Substring> = ["and", "or", "to", "until", "till", "from", "at"]
    /// What is said of a shop on a day.
    private static let states: Set<Substring> = ["closed", "Closed", "open", "Open", "only", "off"]
}
