// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing

@testable import TranslationSessions

@Suite("Contract 4.7: errors")
struct ErrorTests {
    private struct Reason: Error {}

    /// All causes, in all their forms.
    static let causes: [TranslationError.Cause] = [
        .nothingToTranslate, .unidentified([]), .unidentified([.init(language: "de", probability: 0.4)]), .nothingToIdentify,
        .engineFailed(engine: nil), .engineFailed(engine: "apertium"), .engineUnavailable(EngineOutage(.refused, of: "far")),
        .poorTranslation(engine: "neural"),
        .noRouteWithoutEngines("de", "ja", [EngineOutage(.unreachable, of: "far", detail: "It says so.")]),
        .engineBrokePromise(engine: "apertium", .unanswered(count: 2)),
        .engineBrokePromise(engine: "apertium", .unknownIndex(-1)),
        .unknownSource("xx"), .unknownTarget("xx"), .noTarget(source: [], tried: []), .noTarget(source: ["de"], tried: ["de"]),
        .noTarget(source: ["de"], tried: ["de-AT", "it"]),
        .sameLanguage("en", "en-GB"), .noRoute("de", "en", hint: nil), .noRoute("de", "en", hint: .pivot(through: ["fr"])),
        .noRoute("de", "en", hint: .sendingText(engines: ["remote"])), .alreadyCancelled, .notInstalled([], "de", "en"),
        .notInstalled([Pack(name: "de-en")], "de", "en"), .sessionExpired, .sourceAlreadyGiven("de"), .alreadyIterated,
        .deadlinePassed(.answer(engine: "apertium"), .seconds(2)), .deadlinePassed(.question, .seconds(2)),
        .deadlinePassed(.installation, .seconds(2)),
    ]

    @Test("Every error says what happened, why, and what to do, in a sentence each", arguments: causes)
    func sentences(of cause: TranslationError.Cause) {
        let error = TranslationError(cause)
        for sentence in [error.what, error.why, error.remedy] {
            #expect(sentence.hasSuffix("."))
            #expect(sentence.first?.isUppercase == true)
            #expect(!sentence.contains("  ") && !sentence.contains("\n"))
        }
        #expect(error.description == "\(error.what) \(error.why) \(error.remedy)")
        #expect(error.localizedDescription == "\(error.what) \(error.why)")
        #expect(error.failureReason == error.why)
        let advice = error.recoverySuggestion ?? "Nothing."
        #expect(advice.hasSuffix(".") && !advice.contains("session") && !advice.contains("environment"))
    }

    @Test("The causes that are tested are those of all codes")
    func allCodes() {
        let codes: Set<TranslationError.Code> = [
            .nothingToTranslate, .unableToIdentifyLanguage, .internalError, .engineUnavailable, .unsupportedSourceLanguage,
            .unsupportedTargetLanguage, .qualityTooLow,
            .unsupportedLanguagePairing, .alreadyCancelled, .notInstalled, .sessionExpired, .sourceAlreadyGiven, .alreadyIterated,
            .deadlinePassed,
        ]
        #expect(Set(Self.causes.map(\.code)) == codes)
    }

    @Test("The underlying error is kept and shown")
    func underlyingError() {
        let error = TranslationError(wrapping: Reason(), of: "apertium")
        #expect(error.code == .internalError)
        #expect(error.underlyingError is Reason)
        #expect(error.description.contains("Reason"))
        // What an engine says in the words of sessions stays as it is.
        #expect(TranslationError(wrapping: TranslationError(.alreadyIterated), of: "apertium").code == .alreadyIterated)
    }

    @Test("The constants of Apple's type are there, and each matches its own code alone")
    func constants() {
        let constants: [TranslationError] = [
            .nothingToTranslate, .unableToIdentifyLanguage, .internalError, .engineUnavailable, .unsupportedSourceLanguage,
            .unsupportedTargetLanguage,
            .unsupportedLanguagePairing, .alreadyCancelled, .notInstalled,
        ]
        for constant in constants {
            for cause in Self.causes {
                let error: any Error = TranslationError(cause)
                #expect((constant ~= error) == (constant.code == cause.code))
            }
            #expect(!(constant ~= Reason()))
        }
        do {
            throw TranslationError(.notInstalled([Pack(name: "de-en")], "de", "en"))
        } catch TranslationError.notInstalled {
        } catch {
            Issue.record("It was not caught as notInstalled: \(error)")
        }
    }
}
