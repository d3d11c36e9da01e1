// SPDX-License-Identifier: Apache-2.0

/// Prepares text for engines: what they misread is written in other words that mean the same.
package struct SourceText: Sendable {
    /// The language of the texts, without script and region.
    private let language: String
    /// How days are written in short in it; nil where that is not known.
    private let weekdays: Weekdays?
    /// How months are, but for English.
    private let months: ShortMonths?
    /// Whether several texts are days, or months, so that *Sun* and *Mar* alone are, too.
    private let areDays: Bool
    private let areMonths: Bool

    /// What prepares the texts of a call.
    ///
    /// - Parameters:
    ///   - language: Their language, without script and region.
    ///   - texts: All of them.
    package init(in language: String, among texts: some Sequence<String>) {
        self.language = language
        weekdays = Weekdays(of: language)
        areDays = weekdays?.areDays(texts) ?? false
        months = ShortMonths(of: language)
        areMonths = language == "en" ? EnglishAbbreviations.areMonths(texts) : months?.areMonths(texts) ?? false
    }

    /// A text of a Romance language with its days and months in full.
    private func withDates(_ text: String) -> String {
        let text = weekdays?.written(text) ?? text
        return months?.written(text) ?? text
    }

    /// A text as engines get it.
    ///
    /// - Complexity: Linear in the length of the text.
    package func prepared(_ text: String) -> String {
        // Where a word may be broken is of no use in another language, and engines take its halves for words.
        let text = text.contains("\u{AD}") ? text.replacing("\u{AD}", with: "") : text
        if areDays, let day = weekdays?.fullAlone(text) { return day }
        if areMonths, let month = months?.fullAlone(text) { return month }
        switch language {
        case "en":
            let full = EnglishRanges.written(EnglishAbbreviations.expanded(text, besideMonths: areMonths))
            return EnglishPhrases.written(EnglishProhibitions.withMustNot(SpokenTimes.inEnglish(full)))
        case "es": return SpokenDurations.inSpanish(SpokenTimes.inSpanish(withDates(text)))
        case "fr": return FrenchRestrictions.written(SpokenTimes.inFrench(withDates(text)))
        case "pt":
            let days = PortugueseWeekdays.written(withDates(text))
            return SpokenDurations.inPortuguese(SpokenTimes.inPortuguese(days))
        default: return withDates(text)
        }
    }
}
