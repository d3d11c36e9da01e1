// SPDX-License-Identifier: Apache-2.0

import TranslationBatches

/// Writes texts in words that a chain reads rightly.
struct SourceRewording: Sendable {
    /// The language of the texts, without script and region; nil where that is not known.
    let language: String?
    /// Whether *apagar* loses a word on the way into English.
    var losesSwitchingOff = false
    /// Whether *avoir* is an auxiliary to it wherever it is denied.
    var misreadsNegations = false

    func written(_ text: String) -> String {
        switch language {
        case "en":
            EnglishCommands.uncapitalized(
                EnglishProhibitions.withCannot(EnglishRewording.written(EnglishGenitives.written(text))))
        case "es": losesSwitchingOff ? SpanishSwitching.written(text) : text
        case "fr":
            misreadsNegations
                ? FrenchNegations.written(FrenchInversions.written(text)) : FrenchInversions.written(text)
        case "pt": PortugueseRanges.written(text)
        default: text
        }
    }
}
