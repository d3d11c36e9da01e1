// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Rows of days of the week or of months with nothing but spaces between them, as calendars begin with: `Sun Mon Tue Wed`. Models
/// lose one of them, and rules make *Abril de Marcha de febrero* of three.
struct CalendarRows: Sendable {
    /// Names in full in the language translated into, by those of the source in small letters.
    private let days: [String: String]
    private let months: [String: String]
    /// How days and months are written in short.
    private let shortDays: Weekdays?
    private let shortMonths: ShortMonths?
    /// Names have capitals in English: *may* is another word.
    private let isEnglish: Bool

    /// Those from one language into another, without scripts and regions; nil where the names are not known in one of them.
    init?(from source: String, into target: String) {
        days = Self.table(CalendarNames.days(in: source), CalendarNames.days(in: target))
        months = Self.table(CalendarNames.months(in: source), CalendarNames.months(in: target))
        guard !days.isEmpty else { return nil }
        shortDays = Weekdays(of: source)
        shortMonths = ShortMonths(of: source)
        isEnglish = source == "en"
    }

    private static func table(_ names: [String], _ translations: [String]) -> [String: String] {
        Dictionary(zip(names.map { $0.lowercased() }, translations)) { first, _ in first }
    }

    /// The translation of a text that is such a row, with names in full and with its spaces and capitals; nil for another text.
    func translation(of text: Substring) -> String? {
        guard text.utf8.count <= Self.longest else { return nil }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count(where: { !$0.isEmpty }) >= Self.fewest else { return nil }
        return row(words, by: day) ?? row(words, by: month)
    }

    private func row(_ words: [Substring], by translate: (String) -> String?) -> String? {
        var result: [String] = []
        for word in words {
            guard !word.isEmpty else {
                result.append("")
                continue
            }
            let isCapital = word.first?.isUppercase == true
            guard isCapital || !isEnglish, let name = translate(String(word)) else { return nil }
            let isWhole = isCapital && word.count > 1 && !word.contains(where: \.isLowercase)
            result.append(isWhole ? name.uppercased() : isCapital ? name.withFirstCapital : name)
        }
        return result.joined(separator: " ")
    }

    private func day(_ word: String) -> String? {
        days[word.lowercased()] ?? shortDays?.fullAlone(word).flatMap { days[$0.lowercased()] }
    }

    private func month(_ word: String) -> String? {
        if let month = months[word.lowercased()] { return month }
        let full = isEnglish ? EnglishAbbreviations.month(word) : shortMonths?.fullAlone(word)
        return full.flatMap { months[$0.lowercased()] }
    }

    /// Two may be a name, or a date.
    private static let fewest = 3
    /// Twelve months in full, with spaces between them.
    private static let longest = 160
}
