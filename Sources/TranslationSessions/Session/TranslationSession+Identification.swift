// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

extension TranslationSession {
    /// What the recogniser makes of a text and of the batch it came in.
    public struct Identification: Sendable, Hashable {
        /// What it says of the text alone.
        public let text: Detection
        /// What it said of the whole batch; nil where the source was given, so that nothing was identified.
        public let batch: Detection?
        /// The language that the text is clearly in, where that is not the one it was translated from.
        public let disagreement: LanguageTag?
    }
}

/// Identifies the text of a response when somebody asks. The responses of a batch share one.
final class Identifying: Sendable {
    /// The probability from which a text counts as clearly in a language.
    private static let clearProbability = 0.9

    private let languageIdentifier: any LanguageIdentifying
    private let batch: Detection?

    init(languageIdentifier: any LanguageIdentifying, batch: Detection?) {
        self.languageIdentifier = languageIdentifier
        self.batch = batch
    }

    func identification(of text: String, translatedFrom source: LanguageTag) -> TranslationSession.Identification {
        let detection = languageIdentifier.detection(for: languageIdentifier.evidence(of: text))
        var disagreement: LanguageTag?
        if case .language(let tag, let probability) = detection.outcome, probability >= Self.clearProbability,
            WrittenLanguage(tag) != WrittenLanguage(source)
        {
            disagreement = tag
        }
        return TranslationSession.Identification(text: detection, batch: batch, disagreement: disagreement)
    }
}
