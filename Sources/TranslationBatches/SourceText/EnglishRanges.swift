// SPDX-License-Identifier: Apache-2.0

/// Writes *to* for the dash between two times, two dates or two days in English: `10am–5.30pm`, `3 May – 28 June`. Models lose
/// one of the two.
enum EnglishRanges {
    /// A text with such ranges in words.
    ///
    /// - Parameter names: The months and days, in full.
    static func written(_ text: String, names: Set<Substring>) -> String {
        guard text.contains("–") || text.contains("-") else { return text }
        return text.replacing(hours) { joined($0.2, $0.3, behind: $0.1) }.replacing(dates) { match in
            let areNames = names.contains(match.3) && names.contains(match.5)
            return areNames ? joined(match.2, match.4, behind: match.1) : String(match.0)
        }
    }

    private static func joined(_ first: Substring, _ last: Substring, behind word: Substring?) -> String {
        guard let word else { return "\(first) to \(last)" }
        // We are open Monday to Friday: rules would take the first for what is open.
        return "\(word) \(takesFrom.contains(word.lowercased()) ? "from " : "")\(first) to \(last)"
    }

    private static let takesFrom: Set = ["available", "closed", "open", "run", "runs", "staffed", "work", "works"]

    /// Two times of day, the second with its half of the day, behind a word.
    private static var hours: Regex<(Substring, Substring?, Substring, Substring)> {
        /(?:\b([A-Za-z]+) )?\b(\d{1,2}(?:[.:]\d\d)?(?:[ \u{A0}]?[ap]\.?m\.?)?) ?[–-] ?(\d{1,2}(?:[.:]\d\d)?[ \u{A0}]?[ap]\.?m)\b/
    }

    /// Two words with a capital, with the number of a day before or behind each, behind a word.
    private static var dates: Regex<(Substring, Substring?, Substring, Substring, Substring, Substring)> {
        /(?:\b(\w+) )?\b((?:\d{1,2} )?([A-Z][a-z]{2,8})(?: \d{1,2})?) ?[–-] ?((?:\d{1,2} )?([A-Z][a-z]{2,8})(?: \d{1,2})?)\b/
    }
}
