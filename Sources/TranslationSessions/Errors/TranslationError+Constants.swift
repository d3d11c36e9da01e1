// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

extension TranslationError {
    /// Matches errors that say there was no text to translate.
    public static let nothingToTranslate = TranslationError(.nothingToTranslate)
    /// Matches errors that say no language could be identified.
    public static let unableToIdentifyLanguage = TranslationError(.unidentified([]))
    /// Matches failures of engines.
    public static let internalError = TranslationError(.engineFailed(engine: nil))
    /// Matches errors that say an engine does not serve at present.
    public static let engineUnavailable = TranslationError(.engineUnavailable(EngineOutage(.unreachable, of: "")))
    /// Matches errors that say the translation is poorer than is allowed.
    public static let qualityTooLow = TranslationError(.poorTranslation(engine: ""))
    /// Matches errors that say no engine knows the source language.
    public static let unsupportedSourceLanguage = TranslationError(.unknownSource("und"))
    /// Matches errors that say no engine knows the target language.
    public static let unsupportedTargetLanguage = TranslationError(.unknownTarget("und"))
    /// Matches errors that say no route joins the languages.
    public static let unsupportedLanguagePairing = TranslationError(.noRoute("und", "und", hint: nil))
    /// Matches errors of calls after `cancel()`.
    public static let alreadyCancelled = TranslationError(.alreadyCancelled)
    /// Matches errors that say a pack is missing.
    public static let notInstalled = TranslationError(.notInstalled([], "und", "und"))
    /// Matches errors of sessions whose view has gone or whose configuration has changed.
    public static let sessionExpired = TranslationError(.sessionExpired)
    /// Matches errors of the router on a session with a source.
    public static let sourceAlreadyGiven = TranslationError(.sourceAlreadyGiven("und"))
    /// Matches errors of a stream that was iterated before.
    public static let alreadyIterated = TranslationError(.alreadyIterated)
    /// Matches errors of waits that took too long.
    public static let deadlinePassed = TranslationError(.deadlinePassed(.answer(engine: ""), .zero))

    /// Whether an error is a `TranslationError` of the same code, for use in `catch` and `case`.
    public static func ~= (match: TranslationError, error: any Error) -> Bool {
        (error as? TranslationError)?.code == match.code
    }
}
