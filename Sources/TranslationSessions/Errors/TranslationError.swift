// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import LanguageRecognition
public import TextScanning

/// Why a session could not do what was asked.
///
/// The constants match errors by their codes, as on Apple's platforms:
///
///     do {
///         try await session.translate(text)
///     } catch TranslationError.notInstalled {
///         …
///     }
///
/// `CancellationError` and `CocoaError.userCancelled` are thrown as they are: they are not failures of the session.
public struct TranslationError: ExplainedError, LocalizedError, Sendable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// There is no text in what was to be translated.
        public static let nothingToTranslate = Code(description: "nothingToTranslate")
        /// The text does not tell its language, and nobody could be asked.
        public static let unableToIdentifyLanguage = Code(description: "unableToIdentifyLanguage")
        /// An engine failed.
        public static let internalError = Code(description: "internalError")
        /// An engine is out of reach, refuses, or has no quota left; the underlying error is its `EngineOutage`.
        public static let engineUnavailable = Code(description: "engineUnavailable")
        /// An engine finds its translation of the text poorer than the environment's policies allow.
        public static let qualityTooLow = Code(description: "qualityTooLow")
        /// No engine knows the language to translate from, given or identified.
        public static let unsupportedSourceLanguage = Code(description: "unsupportedSourceLanguage")
        /// No engine knows the language to translate into, or there is none to pick.
        public static let unsupportedTargetLanguage = Code(description: "unsupportedTargetLanguage")
        /// Both languages are known, but no route leads from one to the other; or both are one language.
        public static let unsupportedLanguagePairing = Code(description: "unsupportedLanguagePairing")
        /// The session was cancelled before the call.
        public static let alreadyCancelled = Code(description: "alreadyCancelled")
        /// What runs inside of a call of the session, a surface for instance, called the same session.
        public static let calledFromOwnCall = Code(description: "calledFromOwnCall")
        /// What the route needs is not installed, and may not or could not be.
        public static let notInstalled = Code(description: "notInstalled")
        /// The session's view has gone or its configuration has changed.
        public static let sessionExpired = Code(description: "sessionExpired")
        /// The session has a source language, and the router needs one that identifies.
        public static let sourceAlreadyGiven = Code(description: "sourceAlreadyGiven")
        /// The stream of responses was iterated before.
        public static let alreadyIterated = Code(description: "alreadyIterated")
        /// Something was waited for as long as the environment's deadline allows.
        public static let deadlinePassed = Code(description: "deadlinePassed")
    }

    /// What kind of failure it is.
    public var code: Code { cause.code }
    /// The error that led to this one.
    public let underlyingError: (any Error)?
    let cause: Cause

    init(_ cause: Cause, underlyingError: (any Error)? = nil) {
        self.cause = cause
        self.underlyingError = underlyingError
    }

    /// An engine's error as the session's caller gets it: unchanged if it is a `TranslationError`, else wrapped in one.
    init(wrapping error: any Error, of engine: String) {
        self =
            switch error {
            case let error as TranslationError: error
            case let outage as EngineOutage: TranslationError(.engineUnavailable(outage), underlyingError: outage)
            default: TranslationError(.engineFailed(engine: engine), underlyingError: error)
            }
    }

    /// What could not be done, in a sentence.
    public var what: String { wording.what }
    /// Why, in a sentence.
    public var why: String { wording.why }
    /// What to do about it, in a sentence.
    public var remedy: String { wording.remedy }

    /// What is to be installed before a call like this one works; empty for other failures.
    public var missingPacks: [Pack] {
        if case .notInstalled(let packs, _, _) = cause { packs } else { [] }
    }

    /// The language that there is no way from; nil for other failures, and where it would be one of several.
    package var source: LanguageTag? {
        switch cause {
        case .unknownSource(let source), .sameLanguage(let source, _), .noRoute(let source, _, _),
            .noRouteWithoutEngines(let source, _, _), .notInstalled(_, let source, _):
            source
        case .noTarget(let sources, _): sources.count == 1 ? sources.first : nil
        default: nil
        }
    }

    /// The likeliest languages of a text that does not tell its own, best first; empty for other failures.
    public var hypotheses: [Detection.Hypothesis] {
        if case .unidentified(let hypotheses) = cause { hypotheses } else { [] }
    }
}

extension TranslationError: Equatable {
    /// Whether both are the same failure with the same cause. Underlying errors that cannot be compared are equal where they are
    /// of one type and say the same.
    public static func == (first: Self, second: Self) -> Bool {
        guard first.cause == second.cause else { return false }
        return switch (first.underlyingError, second.underlyingError) {
        case (nil, nil): true
        case (let first?, let second?): areEqual(first, second)
        default: false
        }
    }

    /// Whether two errors of any types are the same, as far as can be told.
    static func areEqual(_ first: any Error, _ second: any Error) -> Bool {
        func isEqual<Value: Equatable>(_ first: Value) -> Bool { first == second as? Value }
        // As anything at all: of errors Foundation makes others, which are always equatable.
        let value: Any = first
        guard type(of: first) == type(of: second) else { return false }
        if let value = value as? any Equatable { return isEqual(value) }
        return String(describing: first) == String(describing: second)
    }
}

extension TranslationError {
    /// What could not be done, and why.
    public var errorDescription: String? { explanation }
    /// Why it could not be done.
    public var failureReason: String? { why }
    /// What the person who reads the message can do; nil where only the program's author can do something, as `remedy` says.
    public var recoverySuggestion: String? { wording.advice }
}

extension TranslationError {
    /// What could not be done, why, and what to do about it; in brackets, the error that led to it.
    public var description: String {
        let text = "\(explanation) \(remedy)"
        return underlyingError.map { "\(text) (\($0))" } ?? text
    }
}
