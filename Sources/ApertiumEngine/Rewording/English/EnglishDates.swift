// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Dates in English right before a noun with a number, *On Friday, 22 May Year 5 will visit us*: of the month and the noun chains
/// make one, *22 Año de mayo 5*. A comma behind the date parts them, as it may in both languages.
enum EnglishDates {
    /// A text with such commas.
    ///
    ///     EnglishDates.written("In July Year 5 will visit us.")  // "In July, Year 5 will visit us."
    static func written(_ text: String) -> String {
        guard CalendarNames.months(in: "en").contains(where: { text.contains(utf8: $0) }) else { return text }
        return text.replacing(date) { CalendarNames.months(in: "en").contains(String($0.2)) ? "\($0.1), " : String($0.0) }
    }

    /// Friday, 22 May Year 5; In May Year 5
    private static var date: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\ \u{FFFC}?[0-9]{1,2}(?:st|nd|rd|th)?|In)
        \ \u{FFFC}?([A-Z][a-z]+)\u{FFFC}?)
        \ (?=\u{FFFC}?[A-Z][a-z]+\ [0-9]{1,3}(?![0-9,.:]*[0-9]))
        /#
    }
}
