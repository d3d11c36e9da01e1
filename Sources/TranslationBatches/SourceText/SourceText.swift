// SPDX-License-Identifier: Apache-2.0

/// Prepares text for engines: what they misread is written in other words that mean the same.
package struct SourceText: Sendable {
    /// The language of the texts, without script and region.
    private let language: String
    private let neighbours: EnglishAbbreviations.Neighbours

    /// What prepares the texts of a call.
    ///
    /// - Parameters:
    ///   - language: Their language, without script and region.
    ///   - texts: All of them: where three are days of the week, *Sun* alone is one, too.
    package init(in language: String, among texts: some Sequence<String>) {
        self.language = language
        neighbours = language == "en" ? EnglishAbbreviations.Neighbours(of: texts) : []
    }

    /// A text as engines get it.
    ///
    /// - Complexity: Linear in the length of the text.
    package func prepared(_ text: String) -> String {
        // Where a word may be broken is of no use in another language, and engines take its halves for words.
        let text = text.contains("\u{AD}") ? text.replacing("\u{AD}", with: "") : text
        switch language {
        case "en":
            let full = EnglishRanges.written(EnglishAbbreviations.expanded(text, beside: neighbours))
            return EnglishPhrases.written(EnglishProhibitions.withMustNot(SpokenTimes.inEnglish(full)))
        case "es": return SpokenTimes.inSpanish(text)
        default: return text
        }
    }
}
