// SPDX-License-Identifier: Apache-2.0

/// Days of the week in short, in English: *Sat* is no verb and *Sun* no star where days stand beside each other, or hours.
enum Weekdays {
    static let days: [Substring: String] = [
        "Mon": "Monday", "Tue": "Tuesday", "Tues": "Tuesday", "Wed": "Wednesday", "Thu": "Thursday", "Thur": "Thursday",
        "Thurs": "Thursday", "Fri": "Friday", "Sat": "Saturday", "Sun": "Sunday",
    ]

    /// The days in a word, where it holds nothing else but signs: one, or several that a dash or a slash joins.
    static func names(in word: Substring) -> [Substring] {
        guard let first = word.first(where: { !opening.contains($0) }), first.isUppercase, word.utf8.count <= longest else {
            return []
        }
        let core = word.drop { opening.contains($0) }.reversed().drop { closing.contains($0) }.reversed()
        let names = String(core).split(whereSeparator: joining.contains).map { $0 }
        return names.allSatisfy { days[$0] != nil } ? names : []
    }

    /// The word with its days in full; nil for a word that has none, or stands in prose: *Sat in the sun*.
    ///
    /// - Parameter inTimetable: Whether several days are named beside it.
    static func full(_ index: Int, of words: [Substring], inTimetable: Bool) -> Substring? {
        let word = words[index]
        let names = names(in: word)
        guard !names.isEmpty else { return nil }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let goesOn = next.first?.isLowercase == true && !word.contains { closing.contains($0) }
        let isTime = next.first?.isNumber == true && (next.contains(":") || next.contains("–") || next.contains("-"))
        let isHours = states.contains(next.drop { !$0.isLetter }.prefix(while: \.isLetter))
        guard names.count > 1 || inTimetable || isTime || isHours, !goesOn || isHours || joiners.contains(next) else {
            return nil
        }
        if index > 0, ["the", "The"].contains(words[index - 1]) { return nil }
        var result = word
        // Models lose the second day of *Monday–Thursday*.
        if names.count == 2, let dash = word.firstIndex(where: { $0 == "–" || $0 == "-" }) {
            result = word[..<dash] + " to " + word[word.index(after: dash)...]
        }
        // The full stop of a short word, and not of a sentence.
        if names.count == 1, result.last == ".", next.first?.isUppercase != true, !next.isEmpty { result = result.dropLast() }
        for name in Set(names) {
            result = result.split(separator: name, omittingEmptySubsequences: false).joined(separator: days[name] ?? "")[...]
        }
        return result
    }

    private static let opening = "([\"“"
    private static let closing = ")]\"”.,:;"
    private static let joining: Set<Character> = ["-", "–", "/", "&", "+"]
    private static let longest = 32
    /// What may follow a day in small letters.
    private static let joiners: Set<Substring> = ["and", "or", "to", "until", "till", "from", "at"]
    private static let states: Set<Substring> = ["closed", "Closed", "open", "Open", "only", "off", "morning", "evening"]
}
