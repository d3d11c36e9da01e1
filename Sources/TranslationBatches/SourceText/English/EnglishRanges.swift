// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes in full what stands between two times, two dates or two days in English, of which models lose one: *to* for a dash
/// (`10am–5.30pm`, `3 May – 28 June`), and *at* for the comma before an hour (`10 March, 6 pm: a match`).
enum EnglishRanges {
    /// A text with such pairs in full.
    static func written(_ text: String) -> String {
        // Few lines have one, and expressions take their time.
        var expressions = Expressions()
        return text.rewritingLines { line in
            line.utf8.contains(where: \.isASCIIDigit) || mayHoldRange(line) ? written(String(line), by: &expressions) : nil
        }
    }

    private static func written(_ line: String, by expressions: inout Expressions) -> String {
        var text = line
        if mayHoldRange(text) {
            text = text.replacing(expressions.hours) { joined($0.2, $0.3, behind: $0.1) }
            let whole = text
            text = whole.replacing(expressions.dates) { match in
                let isRange = isRange(match.range, in: whole, of: match.3, match.5)
                return isRange ? joined(match.2, match.4, behind: match.1) : String(match.0)
            }
            .replacing(/\b(\d{1,2}(?:st|nd|rd|th))[–-](?=\d{1,2}(?:st|nd|rd|th) century\b)/) { "\($0.1) to " }
        }
        guard text.contains("m"), text.contains(utf8: ", "), text.utf8.contains(where: \.isASCIIDigit) else { return text }
        return text.replacing(expressions.datesWithHour) { names.contains($0.2 ?? $0.3 ?? "") ? "\($0.1) at " : String($0.0) }
    }

    /// Whether a dash stands before a digit or a capital: in most texts none does.
    private static func mayHoldRange(_ text: some StringProtocol) -> Bool {
        var before: UInt8 = 0
        var followsDash = false
        for byte in text.utf8 where byte != 0x20 {
            if followsDash, byte.isASCIIDigit || byte.isASCIICapital { return true }
            // An en dash ends with 80 93.
            followsDash = byte == UInt8(ascii: "-") || byte == 0x93 && before == 0x80
            before = byte
        }
        return false
    }

    private static func joined(_ first: Substring, _ last: Substring, behind word: Substring?) -> String {
        guard let word else { return "\(first) to \(last)" }
        // We are open Monday to Friday: rules would take the first for what is open.
        return "\(word) \(takesFrom.contains(word.lowercased()) ? "from " : "")\(first) to \(last)"
    }

    /// Whether two names with a dash between them are the ends of a range: not of *Mon-Wed-Fri*, nor in *We leave Friday -
    /// Saturday we rest*.
    private static func isRange(_ range: Range<String.Index>, in text: String, of first: Substring, _ last: Substring) -> Bool {
        guard names.contains(first), names.contains(last) else { return false }
        let rest = text[range.upperBound...]
        let before = text[..<range.lowerBound].last
        if let before, "-–".contains(before) { return false }
        if rest.hasPrefix("-") || rest.hasPrefix("–") || rest.hasPrefix(" to ") { return false }
        guard text[range].contains(utf8: " -") || text[range].contains(utf8: " –") else { return true }
        return rest.first.map { !$0.isWhitespace || $0.isNewline || rest.dropFirst().first?.isLetter == false } ?? true
    }

    private static let takesFrom: Set = ["available", "closed", "open", "run", "runs", "staffed", "work", "works"]

    /// The names of months and days, in full.
    private static let names = Set((CalendarNames.months(in: "en") + CalendarNames.days(in: "en")).map { $0[...] })
}

/// What ranges and hours look like. An expression is made when a text first needs it, for that takes as long as looking for it.
private struct Expressions {
    /// Two times of day, the second with its half of the day, behind a word.
    lazy var hours: Regex<(Substring, Substring?, Substring, Substring)> =
        #/
        (?:\b([A-Za-z]+)\ )?\b(\d{1,2}(?:[.:]\d\d)?(?:[\ \u{A0}\u{2002}-\u{200A}\u{202F}]?[ap]\.?m\.?)?)\ ?[–-]
        \ ?(\d{1,2}(?:[.:]\d\d)?[\ \u{A0}\u{2002}-\u{200A}\u{202F}]?[ap]\.?m)\b
        /#

    /// Two words with a capital, with the number of a day before or behind each, behind a word.
    lazy var dates: Regex<(Substring, Substring?, Substring, Substring, Substring, Substring)> =
        #/
        (?:\b([A-Za-z]+)\ )?\b((?:\d{1,2}\ )?([A-Z][a-z]{2,8})(?:\ \d{1,2})?)
        \ ?[–-]\ ?((?:\d{1,2}\ )?([A-Z][a-z]{2,8})(?:\ \d{1,2}(?![\d–:.-]))?)\b
        /#

    /// A date before an hour and what happens then: *10 March, 6 pm: a match*.
    lazy var datesWithHour: Regex<(Substring, Substring, Substring?, Substring?)> =
        /\b(\d{1,2} ([A-Z][a-z]{2,8})(?: \d{4})?|([A-Z][a-z]{2,8}) \d{1,2}), (?=\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?:)/
}
