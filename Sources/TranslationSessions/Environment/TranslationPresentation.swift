// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// A text and its translation, for a surface to show.
public struct TranslationPresentation: Sendable {
    /// What a person chooses for a translation that is shown.
    public enum Choice: Sendable, Hashable {
        /// They have seen it.
        case dismissal
        /// The translation is to take the place of the text. It counts where a replacement is offered and there is a translation.
        case replacement
        /// They want it in another language.
        case target(LanguageTag)
    }

    /// The text that was to be translated.
    public let text: String
    /// Its translation with both languages, or why there is none.
    public let outcome: Result<TranslationSession.Response, any Error>
    /// The languages that the text can be translated into, sorted.
    public let targets: [LanguageTag]
    /// Whether the translation may take the place of the text.
    public let offersReplacement: Bool

    /// A text with what became of its translation.
    public init(
        text: String, outcome: Result<TranslationSession.Response, any Error>, targets: [LanguageTag], offersReplacement: Bool
    ) {
        self.text = text
        self.outcome = outcome
        self.targets = targets
        self.offersReplacement = offersReplacement
    }
}
