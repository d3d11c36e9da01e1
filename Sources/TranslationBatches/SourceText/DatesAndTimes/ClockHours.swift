// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes hours by a clock of 24: models make half past ten in the morning of *10:30 pm*, lose one half of two, and take the
/// eight of *8 da noite* for that of the morning. All languages read `22:30`.
enum ClockHours {
    /// A text in English with its hours so: *9 a.m. to 5:30 pm* is `9:00 to 17:30`.
    static func inEnglish(_ text: String) -> String {
        let text = withoutPartOfDay(text)
        guard text.utf8.contains(UInt8(ascii: "m")) || text.utf8.contains(UInt8(ascii: "M")),
            text.utf8.contains(where: \.isASCIIDigit)
        else { return text }
        lazy var hours =
            #/
            ([$€£\#\w.,:])?\b(?:(\d{1,2})(?:[:.](\d\d))?(\ ?[–-]\ ?|\ to\ |\ and\ ))?
            (\d{1,2})(?:[:.](\d\d))?[\ \u{A0}\u{2002}-\u{200A}\u{202F}]?(?=[apAP]\.?[mM])
            /#
        let isTimetable = isUnmarkedTimetable(text)
        return text.rewritingLines { line in
            guard line.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "m") }), line.utf8.contains(where: \.isASCIIDigit),
                !isTimetable || firstHour(of: line) == nil
            else { return nil }
            var result = ""
            var rest = line
            for match in line.matches(of: hours) {
                guard match.1 == nil, let (period, end) = DayPeriod.leading(line[match.range.upperBound...].utf8),
                    let hour = Int(match.5), 1...12 ~= hour, let range = range(from: match.2, until: hour, period)
                else { continue }
                result += rest[..<match.range.lowerBound]
                if let start = range.start, let sign = match.4 { result += time(start, match.3) + sign }
                result += time(range.end, match.6)
                // The last full stop of a.m. may end the sentence, too.
                rest = line[end...]
                let isBehindWords = line[..<match.range.lowerBound].contains(where: \.isLetter)
                let endsSentence = rest.isEmpty ? !goesOn(behind: line) : beginsSentence(rest)
                let isSentence = isBehindWords && line[..<end].last == "." && endsSentence
                if isSentence { result += "." }
            }
            return result + rest
        }
    }

    /// A text in English with the hours so that have minutes, and their part of the day in words: of *5:50 in the evening* models
    /// make one of the night.
    private static func withoutPartOfDay(_ text: String) -> String {
        guard text.containsAny(utf8: [" in the afternoon", " in the evening", " at night"]) else { return text }
        return text.replacing(
            #/
            (\b(?:to|and)\ |[\w.,:–-])?\b(?:(\d{1,2})([:.][0-5]\d)?(\ ?[–-]\ ?|\ to\ |\ and\ ))?
            (\d{1,2})[:.]([0-5]\d)\ (in\ the\ (?:afternoon|evening)|at\ night)\b
            /#
        ) { match in
            let isNight = match.7.hasPrefix("at")
            // Half past one at night is the next day's.
            guard match.1 == nil, let hour = Int(match.5), (isNight ? 6 : 1)...11 ~= hour,
                let range = range(from: match.2, until: hour, .pm)
            else { return String(match.0) }
            let start = range.start.map { time($0, match.3?.dropFirst()) + (match.4 ?? "") } ?? ""
            return start + time(range.end, match.6)
        }
    }

    /// Whether some lines begin with an hour and its half of the day, and others with an hour that has none, and goes by that of
    /// the lines before. On a clock of 24 only the first would be others: `6.00pm News⏎7.00 Film` would be *18:00* and *7.00*.
    private static func isUnmarkedTimetable(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return false }
        let hours = text.split(whereSeparator: \.endsLine).compactMap(firstHour)
        return hours.contains(true) && hours.contains(false)
    }

    /// The hour that a line begins with, or the range of hours: whether it has its half of the day. One that has not needs
    /// minutes and a blank behind; nil for other lines.
    private static func firstHour(of line: Substring) -> Bool? {
        let start = line.prefix(longestMark).firstIndex(where: \.isNumber) ?? line.endIndex
        guard line[..<start].allSatisfy({ " \t>*•-".contains($0) }), start < line.endIndex,
            let match = line[start...].prefixMatch(of: /(\d{1,2})([.:][0-5]\d)?(?:(?: ?[–-] ?| to )\d{1,2}(?:[.:]\d\d)?)?/),
            let hour = Int(match.1), 1...12 ~= hour
        else { return nil }
        let rest = line[match.range.upperBound...]
        let isApart = rest.unicodeScalars.first.map(DayPeriod.isSpace) ?? false
        if DayPeriod.leading((isApart ? rest.dropFirst() : rest).utf8) != nil { return true }
        return match.2 != nil && rest.first.map { $0 == " " || $0 == "\t" } == true ? false : nil
    }

    /// No more characters stand before the hour that a line begins with.
    private static let longestMark = 16

    /// The hours of a range on a clock of 24; nil where the first is none.
    private static func range(
        from first: Substring?, until hour: Int, _ period: DayPeriod
    ) -> (start: Int?, end: Int)? {
        let end = hour % 12 + (period == .pm ? 12 : 0)
        guard let first else { return (nil, end) }
        guard let start = Int(first), 1...12 ~= start else { return nil }
        // 11-2 pm begins in the morning.
        let isOtherHalf = start % 12 > hour % 12
        return (start % 12 + ((period == .pm) != isOtherHalf ? 12 : 0), end)
    }

    /// A text in Portuguese with its hours so: *às 8 da noite* is `às 20:00`, and *das 8h às 19h30* `das 08:00 às 19:30`.
    static func inPortuguese(_ text: String) -> String {
        let text = withColons(text, behind: /\b([Àà]s|[Dd]as|[Pp]elas|as) (\d{1,2})h(\d\d)?\b(?! de\b)/)
            .replacing(/\b(\d{1,2})h(\d\d)?(?= às \d{1,2}:\d\d)/) { "\($0.1.count == 1 ? "0" : "")\($0.1):\($0.2 ?? "00")" }
        guard text.contains(utf8: " da ") else { return text }
        return text.replacing(/\b(\d{1,2})(?:[:h](\d\d))?h? da (manhã|tarde|noite|madrugada)\b/) { match in
            inFull(
                match.1, match.2, isLate: match.3 == "tarde" || match.3 == "noite",
                isNight: match.3 == "noite" || match.3 == "madrugada") ?? String(match.0)
        }
    }

    /// A text in Spanish with its hours so: *a las 8 de la tarde* is `a las 20:00`.
    static func inSpanish(_ text: String) -> String {
        var text = withColons(
            text,
            behind:
                #/
                \b([Aa]\ las|[Dd]e\ las|y\ las|entre\ las)\ (\d{1,2})\ ?h(\d\d)?\b(?!\ (?:de\b|diari|mensual|seman))
                /#)
        if text.containsAny(utf8: [". m.", ".m.", ".\u{A0}m.", ".\u{202F}m."]) {
            text = text.replacing(
                #/
                \b(\d{1,2})(?:[:.](\d\d))?[\ \u{A0}\u{202F}]?([ap])\.[\ \u{A0}\u{202F}]?m\.
                /#
            ) { match in
                inFull(match.1, match.2, isLate: match.3 == "p", isNight: match.3 == "a") ?? String(match.0)
            }
        }
        guard text.contains(utf8: " de la ") else { return text }
        return text.replacing(/\b(\d{1,2})(?:[:.](\d\d))? de la (mañana|tarde|noche|madrugada)\b/) { match in
            inFull(
                match.1, match.2, isLate: match.3 == "tarde" || match.3 == "noche",
                isNight: match.3 == "noche" || match.3 == "madrugada") ?? String(match.0)
        }
    }

    /// A text with a colon for the `h` of hours: of *abre às 19h* a model makes *opens to 19h*.
    ///
    /// - Parameter hours: Found where there may be some: it takes time to make the expression.
    private static func withColons(
        _ text: String, behind hours: @autoclosure () -> Regex<(Substring, Substring, Substring, Substring?)>
    ) -> String {
        guard text.contains("h"), text.utf8.contains(where: \.isASCIIDigit) else { return text }
        let hours = hours()
        return text.rewritingLines { line in
            guard line.contains("h"), line.utf8.contains(where: \.isASCIIDigit) else { return nil }
            return String(
                line.replacing(hours) { match in
                    guard let hour = Int(match.2), hour < 24 else { return String(match.0) }
                    // Of *às 7:00* and *às 8:30* a model makes hours of the evening.
                    return "\(match.1) \(match.2.count == 1 ? "0" : "")\(match.2):\(match.3 ?? "00")"
                })
        }
    }

    /// - Parameters:
    ///   - isLate: Whether it is after noon.
    ///   - isNight: Whether twelve is midnight.
    private static func inFull(_ hour: Substring, _ minutes: Substring?, isLate: Bool, isNight: Bool) -> String? {
        guard let hour = Int(hour), 1...12 ~= hour else { return nil }
        // One to three at night are the next day's.
        let full = hour == 12 ? (isNight ? 0 : 12) : hour + (isLate && !(isNight && hour < 4) ? 12 : 0)
        // Of *às 3:00* a model makes 3 p.m.
        return (full < 10 ? "0" : "") + time(full, minutes)
    }

    private static func time(_ hour: Int, _ minutes: Substring?) -> String { "\(hour):\(minutes ?? "00")" }

    /// Whether what follows an hour begins a sentence: not *EST*, and not *Friday*.
    private static func beginsSentence(_ rest: Substring) -> Bool {
        let word = rest.drop(while: \.isWhitespace).prefix(while: \.isLetter)
        let isZone = word.count > 1 && word.allSatisfy(\.isUppercase)
        return rest.first?.isWhitespace == true && word.first?.isUppercase == true && !isZone
            && !englishDates.contains(String(word))
    }

    /// Whether a sentence goes on over the end of a line, since the next line with text begins with a small letter.
    private static func goesOn(behind line: Substring) -> Bool {
        line.base[line.endIndex...].first { !$0.isWhitespace && $0 != ">" }?.isLowercase == true
    }

    private static let englishDates = Set(CalendarNames.days(in: "en") + CalendarNames.months(in: "en"))
}
