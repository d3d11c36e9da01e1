// SPDX-License-Identifier: Apache-2.0

import TranslationBatches

/// Writes texts in words that a chain reads rightly.
struct SourceRewording: Sendable {
    /// The language of the texts, without script and region; nil where that is not known.
    let language: String?
    /// That of the translations; nil where it does not matter.
    let target: String?
    /// What is reworded, in this order.
    private let steps: [@Sendable (String) -> String]

    init(language: String?, target: String? = nil) {
        self.language = language
        self.target = target
        steps = Self.steps(from: language, into: target)
    }

    func written(_ text: String) -> String { steps.reduce(text) { $1($0) } }

    private static func steps(from language: String?, into target: String?) -> [@Sendable (String) -> String] {
        switch (language, target) {
        case ("en", _):
            (target == "es" ? [EnglishCompounds.written, EnglishListHeads.written] : []) + [
                { EnglishAmounts.written($0, into: target) }, EnglishGenitives.written, EnglishRewording.written,
                EnglishDates.written, EnglishProhibitions.withCannot, EnglishObligations.written, EnglishLimits.written,
                { EnglishOtherwise.written($0, into: target) }, EnglishObjects.written, EnglishCommands.uncapitalized,
            ]
        case ("es", "en"):
            [
                { SpanishRewording.written($0, into: target) }, { SpanishObligations.written($0, into: target) },
                { SpanishExceptions.written($0, into: target) }, { SpanishNothing.written($0, into: target) },
                SpanishSwitching.written,
            ]
        case ("es", "fr"):
            [
                SpanishMissing.written, { SpanishRewording.written($0, into: target) },
                { SpanishObligations.written($0, into: target) },
                { SpanishCessation.written($0, into: target) }, { SpanishExceptions.written($0, into: target) },
                { SpanishNothing.written($0, into: target) }, { SpanishCompass.written($0, into: target) },
            ]
        case ("es", "ca"), ("es", "it"), ("es", "pt"):
            (target == "it" ? [SpanishMissing.written] : []) + [
                { SpanishObligations.written($0, into: target) }, { SpanishCessation.written($0, into: target) },
                { SpanishExceptions.written($0, into: target) }, { SpanishCompass.written($0, into: target) },
            ]
        case ("fr", "es"):
            [
                FrenchPronouns.written, FrenchInversions.written, FrenchObligations.written, FrenchExpletives.written,
                FrenchNobody.written, FrenchNegations.written, FrenchDeniedClauses.written, FrenchRewording.written,
                FrenchSubjects.written,
            ]
        case ("fr", _): [FrenchInversions.written]
        case ("it", "es"):
            [
                ItalianPronouns.written, ItalianRewording.written, ItalianObligations.written, ItalianConditions.written,
                ItalianLimits.written,
            ]
        case ("it", _): [ItalianRewording.written]
        case ("pt", "es"): [PortuguesePronouns.written, PortugueseRanges.written, PortugueseAbbreviations.written]
        case ("pt", _): [PortugueseRanges.written]
        case ("ca", "es"): [CatalanObligations.written]
        default: []
        }
    }

    /// A translation of such a text, without what was written for the chain alone, and with what it loses.
    ///
    /// - Parameter text: The text as it was sent.
    func restored(_ translation: String, of text: String) -> String {
        switch (language, target) {
        case ("es", "en"):
            [
                SpanishCessation.english, SpanishLikings.english, LostNegations.restored, SpanishNothing.english,
                SpanishLoneNouns.english,
            ]
            .reduce(translation) { $1($0, text) }
        case ("es", "fr"): SpanishNothing.french(translation, of: text)
        case ("es", "it"): SpanishExceptions.italian(translation, of: text)
        case ("fr", "es"):
            [
                FrenchDeniedClauses.restored, FrenchSubjects.restored, SpanishStressedPronouns.restored, FrenchNeeds.restored,
                FrenchAmounts.restored,
            ].reduce(translation) { $1($0, text) }
        case ("it", "es"): ItalianLimits.restored(translation, of: text)
        default: translation
        }
    }

    /// A translation with the persons of the text, for which others were sent: *Il nous a dit* goes as *Il m'a dit*.
    ///
    /// - Parameter text: The text as it was before it was written for the chain: what was sent does not tell whom *me* means.
    func withPersons(_ translation: String, of text: String) -> String {
        switch (language, target) {
        case ("fr", "es"): FrenchPronouns.restored(in: translation, of: text)
        case ("it", "es"): ItalianPronouns.restored(in: translation, of: text)
        case ("pt", "es"): PortuguesePronouns.restored(in: translation, of: text)
        default: translation
        }
    }
}
