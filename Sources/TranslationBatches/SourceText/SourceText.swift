// SPDX-License-Identifier: Apache-2.0

import TextScanning

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
    /// Whether several texts are days of Portuguese without their *-feira*.
    private let arePortugueseDays: Bool
    /// The words that the ends of lines part.
    private let hyphenated: HyphenatedWords

    /// What prepares the texts of a call.
    ///
    /// - Parameters:
    ///   - language: Their language, without script and region.
    ///   - texts: All of them.
    package init(in language: String, among texts: some Sequence<String>) {
        self.language = language
        hyphenated = HyphenatedWords(among: texts)
        weekdays = Weekdays(of: language)
        areDays = weekdays?.areDays(texts) ?? false
        arePortugueseDays = language == "pt" && PortugueseWeekdays.areDays(texts)
        months = ShortMonths(of: language)
        areMonths = language == "en" ? EnglishAbbreviations.areMonths(texts) : months?.areMonths(texts) ?? false
    }

    /// A text of a Romance language with its days, months and points of the compass in full.
    private func withDates(_ text: String) -> String {
        let ranges = months?.writtenRanges(text) ?? text
        let text = CompassPoints.written(weekdays?.written(ranges) ?? ranges, in: language)
        return months?.written(text) ?? text
    }

    /// A text as engines get it.
    ///
    /// - Complexity: Linear in the length of the text.
    package func prepared(_ text: String) -> String {
        let text = hyphenated.joined(JustifiedLines.withSingleSpaces(text))
        if areDays, let day = weekdays?.fullAlone(text) { return day }
        if areMonths, let month = months?.fullAlone(text) { return month }
        let dates = ProgramDate.ranges(in: text)
        guard !dates.isEmpty else {
            let full = arePortugueseDays ? PortugueseWeekdays.fullAlone(text) : text
            return written(SlashedEndings.written(OptionalEndings.written(full, in: language), in: language))
        }
        // Dates in logs are not a language's: they stay as they are, and the rest is read around them.
        var (result, start) = ("", 0)
        for date in dates {
            result += written(String(text[utf8: start..<date.lowerBound])) + text[utf8: date]
            start = date.upperBound
        }
        return result + written(String(text[utf8: start..<text.utf8.count]))
    }

    private func written(_ text: String) -> String {
        let text = CutTimes.whole(text, in: language)
        switch language {
        case "en":
            let hours = PointedHours.written(NoonRanges.written(text))
            let places = EnglishPossessives.written(EnglishPlaces.written(hours))
            let months = ShortMonths.english.writtenRanges(places)
            let full = EnglishRanges.written(EnglishAbbreviations.expanded(months, besideMonths: areMonths))
            let times = SpokenTimes.inEnglish(EnglishNumbers.written(full))
            let phrases = EnglishNegatives.written(EnglishPhrases.written(EnglishProhibitions.withMustNot(times)))
            return ClockHours.inEnglish(EnglishStates.written(phrases, of: .features))
        case "ca": return withDates(CatalanOrdinals.written(text))
        case "es":
            let times = SpokenTimes.inSpanish(withDates(SpanishAbbreviations.written(RaisedLetters.written(text))))
            return ClockHours.inSpanish(SpokenDurations.inSpanish(times))
        case "fr": return FrenchRestrictions.written(SpokenTimes.inFrench(withDates(text)))
        case "pt":
            let said = PortugueseConditions.written(PortugueseRestrictions.written(text))
            let references = PortugueseReferences.written(PortugueseNames.withoutArticles(said))
            let words = PortugueseMeasures.written(references)
            let days = PortugueseWeekdays.written(withDates(RaisedLetters.written(words)))
            return ClockHours.inPortuguese(SpokenDurations.inPortuguese(SpokenTimes.inPortuguese(days)))
        default: return withDates(text)
        }
    }
}
