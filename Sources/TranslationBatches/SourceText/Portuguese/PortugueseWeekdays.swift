// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Days of the week in Portuguese, where they are numerals to an engine: *2.ª a 6.ª feira*, *segunda a sexta*, *Sexta: 10h*.
enum PortugueseWeekdays {
    /// A text with such days in full.
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "a")) else { return text }
        var text = text
        if text.contains("ª") {
            text = text.replacing(numberedRanges) { match in
                "\(numbered[match.1] ?? "") \(match.2) \(numbered[match.3] ?? "")-feira"
            }.replacing(numberedDay) { match in
                let plural = match.3.hasSuffix("s") ? "s" : ""
                return "\(match.1)\(numbered[match.2] ?? "")\(plural)-\(match.3)"
            }
        }
        guard names.contains(where: { text.contains($0.dropFirst()) }) else { return text }
        // Beside *primeiras* they are numerals.
        let areNumerals = text.containsAny(utf8: ["rimeir", "erceir"])
        return text.replacing(ranges) { "\(full($0.1)) \($0.2) \(full($0.3))" }.replacing(label) { "\($0.1)\(full($0.2)):" }
            .replacing(single) { "\($0.1) \(full($0.2))" }.replacing(ofMeeting) { "\($0.1) \(full($0.2))" }
            .replacing(weekly) { areNumerals ? $0.0 : $0.1 + withPlurals($0.2) }
    }

    private static func withPlurals(_ days: Substring) -> Substring {
        days.replacing(/(segunda|terça|quarta|quinta|sexta)s/) { "\($0.1)s-feiras" }
    }

    /// A text with the days in full that are all of a line, or its label: *Segunda: arroz*.
    static func fullAlone(_ text: String) -> String {
        text.rewritingLines { line in
            guard let day = lone(in: line), names.contains(day.lowercased()) else { return nil }
            return line[..<day.endIndex] + "-feira" + line[day.endIndex...]
        }
    }

    /// Whether several lines of texts are days, so that *Segunda* alone is one, and no numeral.
    static func areDays(_ texts: some Sequence<String>) -> Bool {
        var short: Set<String> = []
        for text in texts {
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                // *Terceira:* may be any label.
                guard let day = lone(in: Substring(line))?.lowercased() else { continue }
                if !ordinals.contains(day) || !line.contains(UInt8(ascii: ":")) { short.insert(day) }
            }
        }
        return short.intersection(names).count > 2 && short.isDisjoint(with: ordinals)
    }

    /// The word that is all of a line, but for the mark of an item, or its label; nil where it is too long for a day.
    private static func lone(in line: Substring) -> Substring? {
        let item = line.withoutItemBullet
        let word = item.prefix(longestAlone + 1).prefix(while: \.isLetter)
        guard 1...longestAlone ~= word.count else { return nil }
        let next = item[word.endIndex...].first
        return next == nil || next == ":" || next?.isNewline == true ? word : nil
    }

    /// Beside these the days are numerals.
    private static let ordinals: Set = ["primeira", "terceira", "primeiro", "terceiro"]

    private static let longestAlone = 8

    private static func full(_ day: Substring) -> String { day.hasSuffix("-feira") ? String(day) : day + "-feira" }

    private static let names = ["segunda", "terça", "quarta", "quinta", "sexta"]
    private static let numbered: [Substring: String] = ["2": "segunda", "3": "terça", "4": "quarta", "5": "quinta", "6": "sexta"]

    /// 2.ª a 6.ª feira; De 2ª a 6ª, das 8h às 17h
    private static var numberedRanges: Regex<(Substring, Substring, Substring, Substring)> {
        /\b([2-6])\.?ª (a|à|e|ou) ([2-6])\.?ª(?:[ -]feiras?\b|(?=\.?$|:|\u{FFFC}|, (?:das|às|entre|\d)| (?:das|às) \d))/
    }
    /// à 2.ª feira, na próxima 6.ª feira, 3ª-feira, a 6.ª feira passada; but not *a 5.ª feira do livro*, which is a fair
    private static var numberedDay: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        ((?:^|\b(?:[Àà]s?|[Nn]as?|[Aa]té|[Dd]esde|[Cc]ada|[Tt]odas?|[Tt]odas\ as|[NnDd]?[Ee]sta|[Pp]róxima|[Pp]assada
        |[ÚúUu]ltima)\ )
        |\b(?=[2-6]\.?ª(?:-|\ feira\ (?:passada|que\ vem|seguinte))))([2-6])\.?ª[\ \-](feiras?)\b(?!\ d)
        /#
    }

    /// segunda a sexta, Terça e quinta-feira; but not *segunda e terça partes*
    private static var ranges: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b((?:[Ss]egunda|[Tt]erça|[Qq]uarta|[Qq]uinta|[Ss]exta)(?:-feira)?)
        \ (a|à|e|ou)
        \ ((?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)\b
        (?![-s])(?=[^\ ]|\ (?:às|à|das|de|da|no|na|para|até|em|entre|\d|[–—\-\(])|$)
        /#
    }
    /// Sexta: 10h, Quarta: fechado
    private static var label: Regex<(Substring, Substring, Substring)> {
        #/
        (^|\n|-\ |\*\ )([Ss]egunda|[Tt]erça|[Qq]uarta|[Qq]uinta|[Ss]exta):
        (?=\ (?:\d|das\ |[Ff]echad|[Ee]ncerrad|[Aa]bert))
        /#
    }
    /// até sexta, na quinta, fechado à segunda; before nothing that it could be the numeral of
    private static var single: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Aa]té|[Dd]esde|[Nn]esta|[Ee]sta|[Tt]oda|[Pp]róxima|[Nn]a|
        (?:[Ff]echad[oa]s?|[Ee]ncerrad[oa]s?|[Aa]bert[oa]s?)\ à)\ (segunda|terça|quarta|quinta|sexta)\b
        (?=[,.;:!?\)]|\ (?:às|à|de\ manhã|que\ vem)|$)
        /#
    }
    /// reunião de quarta, noite de sexta; but not *aula da quarta classe*
    private static var ofMeeting: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:[Aa]ulas?|[Cc]onsultas?|[Ee]nsaios?|[Jj]ogos?|[Mm]anhã|[Mm]issas?|[Nn]oite|[Rr]euni(?:ão|ões)|[Tt]arde|[Tt]reinos?)
        \ de)\ (segunda|terça|quarta|quinta|sexta)\b(?=[,.;:!?\)\n]|\ (?:às|à|passada|que\ vem)\b|$)
        /#
    }
    /// às segundas, todas as terças e quintas, Fecha às quintas; but not *às quartas de final*, nor *visita às quintas*, which
    /// are farms
    private static var weekly: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:[Àà]s|[Tt]odas\ as)\ (?=(?:segunda|terça|quarta|sexta)s|quintas(?:,|\ e|\ ou)\ (?:segunda|terça|quarta|sexta)s)
        |(?:[Ff]ech|[Ee]ncerr|[Aa]b[er])\p{L}+\ às\ (?=quintas))
        ((?:segunda|terça|quarta|quinta|sexta)s
        (?:(?:,|\ e|\ ou)\ (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s)*)
        (?=[,.;:!?\)\n]|\ (?:às|à|das|de\ manhã)\b|$)
        /#
    }
}
