// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Dates of English that models hand back as they are, or half translated: `em 20 May 2025 por`, `19 Junho 2026`.
package enum WrittenDates {
    /// A translation with such dates as its language writes them.
    ///
    ///     WrittenDates.restored(in: "em 20 May 2025", source: "on 20 May 2025", language: "pt")  // "em 20 de maio de 2025"
    ///
    /// - Parameters:
    ///   - translation: The translation.
    ///   - source: Its text.
    ///   - language: The language of the translation, without script and region.
    /// - Complexity: Linear in the length of both.
    package static func restored(in translation: String, source: String, language: String) -> String {
        guard source.utf8.contains(where: \.isASCIIDigit), translation.utf8.contains(where: \.isASCIIDigit) else {
            return translation
        }
        let months = CalendarNames.months(in: language)
        let english = CalendarNames.months(in: "en")
        guard language != "en", !months.isEmpty, english.contains(where: source.contains) else { return translation }
        let dates = Set(source.matches(of: dayFirst).compactMap { Date($0.1, $0.3, $0.6, among: english) })
            .union(source.matches(of: monthFirst).compactMap { Date($0.2, $0.1, $0.3, among: english) })
        guard !dates.isEmpty else { return translation }
        let names = months + english.map { $0.lowercased() }
        func written(_ date: Date?, for match: Substring) -> String {
            guard let date = date.map({ Date(day: $0.day, month: $0.month % 12, year: $0.year) }), dates.contains(date) else {
                return String(match)
            }
            return Self.written(date, among: months, in: language)
        }
        return translation.replacing(dayFirst) { match in
            let isWhole = match.2 != nil && match.4.isEmpty && match.5 != nil || !linked.contains(language) && match.4.isEmpty
            guard !isWhole || english.contains(String(match.3)) else { return String(match.0) }
            return written(Date(match.1, match.3.lowercased()[...], match.6, among: names), for: match.0)
        }
        .replacing(monthFirst) { match in
            english.contains(String(match.1))
                ? written(Date(match.2, match.1, match.3, among: english), for: match.0) : String(match.0)
        }
    }

    /// A date, its month counted from nought.
    private struct Date: Hashable {
        let day: Int
        let month: Int
        let year: Int

        init(day: Int, month: Int, year: Int) {
            (self.day, self.month, self.year) = (day, month, year)
        }

        /// Nil where the name of the month is not one of those given.
        init?(_ day: Substring, _ name: Substring, _ year: Substring, among names: [String]) {
            guard let day = Int(day), 1...31 ~= day, let month = names.firstIndex(of: String(name)), let year = Int(year) else {
                return nil
            }
            self.init(day: day, month: month, year: year)
        }
    }

    private static func written(_ date: Date, among months: [String], in language: String) -> String {
        let month = months[date.month]
        let day = language == "fr" && date.day == 1 ? "1er" : "\(date.day)"
        guard linked.contains(language) else { return "\(day) \(month) \(date.year)" }
        let link = language == "ca" && ["a", "o"].contains(month.first) ? "d'" : "de "
        return "\(day) \(link)\(month) de \(date.year)"
    }

    /// Languages that have a word between the day, the month and the year.
    private static let linked: Set = ["ca", "es", "gl", "pt"]

    /// 20 May 2025, 20 de Maio, 2025
    private static var dayFirst: Regex<(Substring, Substring, Substring?, Substring, Substring, Substring?, Substring)> {
        #/\b([0-9]{1,2})(\ de)?\ (\p{L}{3,10})(,?)(\ de)?\ ([0-9]{4})\b/#
    }

    /// May 20, 2025
    private static var monthFirst: Regex<(Substring, Substring, Substring, Substring)> {
        #/\b([A-Z][a-z]{2,8})\ ([0-9]{1,2}),?\ ([0-9]{4})\b/#
    }
}
