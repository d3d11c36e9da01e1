// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes times of day in digits that stand in words: *half past three* is `3:30`, *las ocho menos cuarto* `las 7:45`. Engines
/// translate the words one by one, and take *8.25 am* for a number.
enum SpokenTimes {
    /// A text in English with its times in digits.
    static func inEnglish(_ text: String) -> String {
        // Most texts have *to*, and expressions take their time.
        let words = [" past ", "quarter to ", "five to ", "ten to ", "twenty to ", "thirty", "fifteen", "forty-five", "half "]
        guard text.containsAny(utf8: words) else { return text }
        return text.replacing(hoursAndMinutes) { match in
            let hour = (match.3 ?? match.4).flatMap(hour)
            let time = time(hour, minutesBehindHours[match.5 ?? "thirty"], isBefore: false)
            return time.map { "\(match.1) \($0)" } ?? String(match.0)
        }.replacing(hoursPast) { match in
            time(hour(match.2), match.1.lowercased() == "half" ? 30 : 15, isBefore: false) ?? String(match.0)
        }.replacing(minutes) { match in
            // *At ten past six* is nothing else, and so is *at a quarter to six*; *at five to ten* may be a number.
            let (word, quarter) = (match.1.lowercased(), match.2.hasSuffix("quarter"))
            let isTime = match.3 == "past" || quarter && word == "at" || match.5 != nil
            let minutes = quarter ? 15 : english[String(match.2)]
            guard isTime, let time = time(hour(match.4), minutes, isBefore: match.3 == "to") else { return String(match.0) }
            return "\(match.1) \(time)"
        }
    }

    private static func hour(_ word: Substring) -> Int? { english[word.lowercased()] ?? Int(word) }

    /// A text in Spanish with its times in digits.
    static func inSpanish(_ text: String) -> String {
        guard text.contains(utf8: " y ") || text.contains(utf8: " menos ") else { return text }
        return text.replacing(spanishTimes) { match in
            let minutes = match.4 == "media" ? 30 : match.4 == "cuarto" ? 15 : spanish[String(match.4)]
            guard let hour = spanish[String(match.2)] ?? Int(match.2),
                let time = time(hour, minutes, isBefore: match.3 == "menos")
            else { return String(match.0) }
            return (match.1.hasPrefix("L") ? "La" : "la") + (time.hasPrefix("1:") ? " " : "s ") + time
        }
    }

    /// A text in Portuguese with its times in digits: models take *um quarto* for a room.
    static func inPortuguese(_ text: String) -> String {
        guard text.contains(utf8: " e meia") || text.contains(utf8: " um quarto") else { return text }
        return text.replacing(portugueseTimes) { match in
            guard let hour = portuguese[String(match.2)] ?? Int(match.2), 1...12 ~= hour else { return String(match.0) }
            if match.3.hasPrefix("menos") { return "\(match.1) \(hourBefore(hour)):45" }
            return "\(match.1) \(hour):\(match.3.hasSuffix("meia") ? 30 : 15)"
        }
    }

    /// A text in French with its halves and quarters of hours in digits, of time and of times: *deux heures et demie*.
    static func inFrench(_ text: String) -> String {
        guard text.contains(utf8: " et demie") || text.contains(utf8: " et quart") || text.contains(utf8: " moins le quart")
        else { return text }
        return text.replacing(frenchTimes) { match in
            guard let hour = french[match.1.lowercased()] ?? Int(match.1), 1...24 ~= hour else { return String(match.0) }
            return match.2 == "moins le quart" ? "\(hourBefore(hour)) h 45" : "\(hour) h \(match.2 == "et demie" ? 30 : 15)"
        }
    }

    private static func time(_ hour: Int?, _ minutes: Int?, isBefore: Bool) -> String? {
        guard let hour, let minutes, 1...12 ~= hour else { return nil }
        guard isBefore else { return "\(hour):\(minutes < 10 ? "0" : "")\(minutes)" }
        return "\(hourBefore(hour)):\(60 - minutes)"
    }

    private static func hourBefore(_ hour: Int) -> Int { hour == 1 ? 12 : hour - 1 }

    private static let english = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "twenty": 20, "twenty-five": 25,
    ]
    private static let minutesBehindHours: [Substring: Int] = ["fifteen": 15, "thirty": 30, "forty-five": 45]
    private static let spanish = [
        "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10,
        "once": 11, "doce": 12, "veinte": 20, "veinticinco": 25,
    ]

    private static let portuguese = [
        "uma": 1, "duas": 2, "três": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8, "nove": 9, "dez": 10,
        "onze": 11, "doze": 12,
    ]

    private static let french = [
        "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
        "onze": 11, "douze": 12,
    ]

    private static var frenchTimes: Regex<(Substring, Substring, Substring)> {
        /\b([A-Za-z]{3,6}|\d{1,2}) heures? (et demie|et quart|moins le quart)\b/
    }

    /// at six-thirty, by half seven
    private static var hoursAndMinutes:
        Regex<
            (Substring, Substring, Substring?, Substring?, Substring?, Substring?)
        >
    {
        #/
        \b([Aa]fter|[Aa]round|[Aa]t|[Bb]efore|[Bb]y|[Ff]rom|[Tt]ill|to|[Uu]ntil)
        \ (?:(half)\ ([a-z]{3,6})|([a-z]{3,6})[\ -](fifteen|thirty|forty-five))
        (?=[.,;:!?)]|$|\n|\ (?:and|at|every|in\ the|on|or|sharp|the|to|today|tomorrow|tonight|until|he|I|it|she|they|we|you
        |her|his|its|my|our|their|your)\b)
        /#
    }

    private static var hoursPast: Regex<(Substring, Substring, Substring)> {
        /\b([Hh]alf|(?:[Aa] )?[Qq]uarter) past ([a-z]{3,6}|\d{1,2})\b/
    }

    /// Behind words that a time follows, and whether what ends one stands behind it: not in *it is five to ten minutes*.
    private static var minutes: Regex<(Substring, Substring, Substring, Substring, Substring, Substring?)> {
        #/
        \b([Aa]fter|[Aa]t|[Bb]efore|[Bb]y|[Ii]t['’]s|[Ii]t\ is|[Tt]ill|[Uu]ntil)\ ((?:a\ )?quarter|five|ten|twenty|twenty-five)
        \ (past|to)\ ([a-z]{3,6}|\d{1,2})\b(?![.:]?\d|-|\ (?:half|of|per|percent|third)\b)
        (?=([.,;:!?)]|$|\n|\ (?:and|at|every|from|in\ the|on|or|sharp|the|today|tomorrow|when|while|he|I|it|she|they|we|you
        |her|his|its|my|our|their|your|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?!Euros?\b)[A-Z][a-z]{2,})\b)?)
        /#
    }

    private static var portugueseTimes: Regex<(Substring, Substring, Substring, Substring)> {
        /\b([ÀàAa]s?|[Dd]as?|[Pp]elas?) ([a-zê]{3,6}|\d{1,2}) (e meia|e um quarto|menos um quarto)\b(?! de )/
    }

    private static var spanishTimes: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        #/
        \b([Ll]as?)\ ([a-zé]{3,6}|\d{1,2})\ (y|menos)\ (media|cuarto|cinco|diez|veinte|veinticinco)
        (?=[.,;:!?)»”"]|$|\n|\ (?:de\ la\ (?:mañana|tarde|noche|madrugada)|con|del|en|hasta|o|para|y)\b)
        /#
    }
}
