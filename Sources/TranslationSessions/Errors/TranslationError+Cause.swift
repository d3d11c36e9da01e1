// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

extension TranslationError {
    /// What led to the failure, with what its wording needs.
    enum Cause: Sendable, Hashable {
        case nothingToTranslate
        case unidentified([Detection.Hypothesis])
        /// Preparing without a source has no text to identify one from.
        case nothingToIdentify
        case engineFailed(engine: String?)
        case engineUnavailable(EngineOutage)
        /// The engine finds its translation poorer than is allowed.
        case poorTranslation(engine: String)
        case engineBrokePromise(engine: String, Breach)
        case unknownSource(LanguageTag)
        case unknownTarget(LanguageTag)
        case noTarget(source: [LanguageTag], tried: [LanguageTag])
        case sameLanguage(LanguageTag, LanguageTag)
        case noRoute(LanguageTag, LanguageTag, hint: RouteHint?)
        /// Some engines do not serve at present, and the others have no route.
        case noRouteWithoutEngines(LanguageTag, LanguageTag, [EngineOutage])
        case alreadyCancelled
        /// What runs inside of a call of the session makes another, which would wait for the first.
        case calledFromOwnCall
        case notInstalled([Pack], LanguageTag, LanguageTag)
        case sessionExpired
        case sourceAlreadyGiven(LanguageTag)
        case alreadyIterated
        case deadlinePassed(Wait, Duration)
    }

    /// How an engine broke the protocol's promises.
    enum Breach: Sendable, Hashable {
        case unanswered(count: Int)
        case unknownIndex(Int)
    }

    /// What was waited for.
    enum Wait: Sendable, Hashable {
        case answer(engine: String)
        case question
        case installation
    }

    /// What would make a route possible.
    enum RouteHint: Sendable, Hashable {
        case pivot(through: [LanguageTag])
        case sendingText(engines: [String])
        /// A route of this quality, which is less than the least that is allowed.
        case lowerQuality(EnginePair.Quality)
        /// A pair that nobody offers, from one of some languages into one of others, of which one list has a single language.
        case missingPair(from: [LanguageTag], into: [LanguageTag])
    }
}

extension TranslationError.Cause {
    var code: TranslationError.Code {
        switch self {
        case .nothingToTranslate: .nothingToTranslate
        case .unidentified, .nothingToIdentify: .unableToIdentifyLanguage
        case .engineFailed, .engineBrokePromise: .internalError
        case .poorTranslation: .qualityTooLow
        case .engineUnavailable, .noRouteWithoutEngines: .engineUnavailable
        case .unknownSource: .unsupportedSourceLanguage
        case .unknownTarget, .noTarget: .unsupportedTargetLanguage
        case .sameLanguage, .noRoute: .unsupportedLanguagePairing
        case .alreadyCancelled: .alreadyCancelled
        case .calledFromOwnCall: .calledFromOwnCall
        case .notInstalled: .notInstalled
        case .sessionExpired: .sessionExpired
        case .sourceAlreadyGiven: .sourceAlreadyGiven
        case .alreadyIterated: .alreadyIterated
        case .deadlinePassed: .deadlinePassed
        }
    }
}
