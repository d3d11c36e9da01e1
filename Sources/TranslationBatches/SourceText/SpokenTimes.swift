// SPDX-License-Identifier: Apache-2.0

/// Writes times of day in digits that stand in words: *half past three* is `3:30`, *las ocho menos cuarto* `las 7:45`. Engines
/// translate the words one by one.
enum SpokenTimes {
    /// A text in English with its times in digits.
    static func inEnglish(_ text: String) -> String {
        guard text.contains(" past ") || text.contains(" to ") else { return text }
        return text.replacing(hoursPast) { match in
            time(hour(match.2), match.1.lowercased() == "half" ? 30 : 15, isBefore: false) ?? String(match.0)
        }.replacing(minutes) { match in
            let minutes = match.2.hasSuffix("quarter") ? 15 : english[String(match.2)]
            let time = time(hour(match.4), minutes, isBefore: match.3 == "to")
            return time.map { "\(match.1) \($0)" } ?? String(match.0)
        }
    }

    private static func hour(_ word: Substring) -> Int? { english[word.lowercased()] ?? Int(word) }

    /// A text in Spanish with its times in digits.
    static func inSpanish(_ text: String) -> String {
        guard text.contains(" y ") || text.contains(" menos ") else { return text }
        return text.replacing(spanishTimes) { match in
            let minutes = match.4 == "media" ? 30 : match.4 == "cuarto" ? 15 : spanish[String(match.4)]
            guard let hour = spanish[String(match.2)] ?? Int(match.2),
                let time = time(hour, minutes, isBefore: match.3 == "menos")
            else { return String(match.0) }
            return (match.1.hasPrefix("L") ? "La" : "la") + (time.hasPrefix("1:") ? " " : "s ") + time
        }
    }

    private static func time(_ hour: Int?, _ minutes: Int?, isBefore: Bool) -> String? {
        guard let hour, let minutes, 1...12 ~= hour else { return nil }
        guard isBefore else { return "\(hour):\(minutes < 10 ? "0" : "")\(minutes)" }
        return "\(hour == 1 ? 12 : hour - 1):\(60 - minutes)"
    }

    private static let english = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "twenty": 20, "twenty-five": 25,
    ]
    private static let spanish = [
        "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10,
        "once": 11, "doce": 12, "veinte": 20, "veinticinco": 25,
    ]

    private static var hoursPast: Regex<(Substring, Substring, Substring)> {
        /\b([Hh]alf|(?:[Aa] )?[Qq]uarter) past ([a-z]{3,6}|\d{1,2})\b/
    }

    /// Behind words that a time follows, and before what ends one: *it is five to ten minutes*, *a quarter to one side*.
    private static var minutes: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        #/
        \b([Aa]fter|[Aa]t|[Bb]efore|[Bb]y|[Ii]t['’]s|[Ii]t\ is|[Tt]ill|[Uu]ntil)\ ((?:a\ )?quarter|five|ten|twenty|twenty-five)
        \ (past|to)\ ([a-z]{3,6}|\d{1,2})(?=[.,;:!?)]|$|\n|\ (?:and|at|in\ the|on|or|sharp|today|tomorrow)\b)
        /#
    }

    private static var spanishTimes: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        #/
        \b([Ll]as?)\ ([a-zé]{3,6}|\d{1,2})\ (y|menos)\ (media|cuarto|cinco|diez|veinte|veinticinco)
        (?=[.,;:!?)»”"]|$|\n|\ (?:de\ la\ (?:mañana|tarde|noche|madrugada)|hasta|o|y)\b)
        /#
    }
}
