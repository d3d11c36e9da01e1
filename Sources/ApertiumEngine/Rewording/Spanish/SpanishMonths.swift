// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// *Abril* and *Julio* of Spanish, which chains take for names of people where they have a capital, and leave as they are.
enum SpanishMonths {
    /// A text with small letters in front of them where they are months: before a year, and where other months stand beside,
    /// alone, at the start of a line before what is said of it, and joined with another month.
    ///
    ///     SpanishMonths.written("Abril: lluvia", besideMonths: true)  // "abril: lluvia"
    ///
    /// - Parameter besideMonths: Whether texts of the call begin with other months.
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String, besideMonths: Bool) -> String {
        guard text.containsAny(utf8: names) else { return text }
        let text = text.replacing(/\b(Abril|Julio)(?= (?:de(?:l año)? )?(?:19|20)\d\d\b)/) { $0.1.lowercased() }
        guard besideMonths else { return text }
        return text.replacing(beginnings) { "\($0.1)\($0.2.lowercased())" }
    }

    /// Whether texts begin with several months, of which one is no name; false where none has one that is.
    static func areMonths(_ texts: some Collection<String>) -> Bool {
        guard texts.contains(where: { $0.containsAny(utf8: names) }) else { return false }
        var found: Set<String> = []
        for text in texts {
            for line in text.split(whereSeparator: \.endsLine) {
                let word = line.drop { !$0.isLetter }.prefix(longestName).prefix(while: \.isLetter)
                if word.first?.isUppercase == true, others.contains(word.lowercased()) { found.insert(word.lowercased()) }
            }
            if found.count > 1 { return true }
        }
        return false
    }

    private static let names = ["Abril", "Julio"]
    private static let others = Set(CalendarNames.months(in: "es")).subtracting(names.map { $0.lowercased() })
    private static let longestName = 12

    /// Abril: lluvia, Julio – feria, Abril y mayo
    private static var beginnings: Regex<(Substring, Substring, Substring)> {
        #/
        (^[^\p{L}\d\n]*)(Abril|Julio)
        (?=[^\p{L}\d\ \n]*$|\ ?[:–—\-/(]|,?\ (?:[yae]\ |o\ )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre
        |octubre|noviembre|diciembre)\b)
        /#.anchorsMatchLineEndings()
    }
}
