// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension Weekdays {
    /// Whether a word is a day in English, where days have capitals, and so does a verb at the start of a sentence: what stands
    /// beside it tells.
    func isEnglishDay(_ index: Int, of words: [Substring], besideNames count: Int) -> Bool {
        let word = words[index]
        let before = index > 0 ? words[index - 1].lowercased() : ""
        guard before != "the" else { return false }
        let names = names(in: word)
        // Whether the day is a word as well: nobody writes *Fri* for anything else.
        let isWord = names.count == 1 && alsoWords.contains(names[0].lowercased())
        guard isWord else { return true }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let last = index + 2 < words.count ? words[index + 2] : ""
        // Mon 23  Roof repair
        let endsCell = index + 2 >= words.count || index == 0 && last.isEmpty
        let isBeforeTime = Self.isDateOrTime(next, before: last, endsText: endsCell)
        let isState =
            states.contains(Self.core(of: next).lowercased())
            && (last.isEmpty || next.last.map { Self.closing.contains($0) } ?? false)
        let goesOn = next.first?.isLowercase == true && Self.core(of: word).endIndex == word.endIndex
        // Sat: match; Sat - Bill; Sun - closed; but not: Sun - our star
        let isBesideLabel = last.first?.isLowercase != true || states.contains(Self.core(of: last).lowercased())
        let isLabel = index == 0 && (word.contains(":") || ["-", "–", ":"].contains(next) && isBesideLabel)
        let isInColumn = index == 0 && next.isEmpty && words.count > 1
        if isInColumn || Self.beforeDays.contains(before) { return true }
        return (count > 1 || isBeforeTime || isState || isLabel) && (!goesOn || isState || joiners.contains(next))
    }

    /// What stands before a day, and not before a verb or the sun.
    private static let beforeDays: Set = ["by", "each", "every", "last", "next", "on", "this", "till", "until"]

    /// Whether a word behind a day is the date or the hours: `4 May`, `10:00`, `9.00-18.00`, `9–17`; but not *Sat 4 hours in a
    /// car*.
    private static func isDateOrTime(_ next: Substring, before last: Substring, endsText: Bool) -> Bool {
        guard next.first?.isNumber == true else { return false }
        let isClock = next.contains(":") || areHours(next)
        let goesOn =
            !isClock && last.first?.isLowercase == true && last != "to" && last != "and"
            && DayPeriod(last) == nil
        let isPlain = next.allSatisfy(\.isNumber)
        guard next.behindDayOfMonth != nil || isClock else { return false }
        return !goesOn && (endsText || !isPlain || last.first?.isUppercase == true)
    }

    /// Whether a word is two times of day with points: `9.00-18.00`.
    private static func areHours(_ word: Substring) -> Bool {
        let hours = word.prefix { !closing.contains($0) || $0 == "." }.split(omittingEmptySubsequences: false) {
            "-–".contains($0)
        }
        return hours.count == 2
            && hours.allSatisfy { hour in
                let parts = hour.split(separator: ".")
                return parts.count == 2 && 1...2 ~= parts[0].count && parts[1].count == 2
                    && parts.joined().utf8.allSatisfy(\.isASCIIDigit)
            }
    }
}
