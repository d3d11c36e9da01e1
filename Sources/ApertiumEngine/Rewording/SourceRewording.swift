// SPDX-License-Identifier: Apache-2.0

import TranslationBatches

/// Writes texts in words that a chain reads rightly.
struct SourceRewording: Sendable {
    /// The language of the texts, without script and region; nil where that is not known.
    let language: String?
    /// That of the translations; nil where it does not matter.
    var target: String?

    func written(_ text: String) -> String {
        switch language {
        case "en":
            EnglishCommands.uncapitalized(
                EnglishProhibitions.withCannot(EnglishRewording.written(EnglishGenitives.written(text))))
        case "es" where target == "en": SpanishSwitching.written(SpanishRewording.written(text, into: target))
        case "es" where target == "fr": SpanishRewording.written(text, into: target)
        case "fr":
            target == "es"
                ? FrenchRewording.written(FrenchNegations.written(FrenchInversions.written(text)))
                : FrenchInversions.written(text)
        case "it": ItalianRewording.written(text)
        case "pt": PortugueseRanges.written(text)
        default: text
        }
    }
}
