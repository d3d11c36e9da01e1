// SPDX-License-Identifier: Apache-2.0

/// Prepares text in English for engines: what they misread is written in other words that mean the same.
package enum EnglishText {
    /// A text as engines get it.
    ///
    /// - Parameter neighbours: What other texts of the call are.
    /// - Complexity: Linear in the length of the text.
    package static func prepared(_ text: String, beside neighbours: EnglishAbbreviations.Neighbours) -> String {
        EnglishPhrases.written(EnglishProhibitions.withMustNot(EnglishAbbreviations.expanded(text, beside: neighbours)))
    }
}
