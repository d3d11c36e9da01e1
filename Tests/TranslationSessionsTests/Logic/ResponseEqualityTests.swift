// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing

@testable import TranslationSessions

@Suite("Responses are equal where they say the same of the same text")
struct ResponseEqualityTests {
    private static func response(
        to request: TranslationSession.Request = .init(sourceText: "Ja."), targetText: String = "Yes.",
        findings: TranslationFindings = TranslationFindings()
    ) -> TranslationSession.Response {
        .init(
            to: request, targetText: targetText, source: "de", target: "en", route: Route(legs: [], from: "de", to: "en"),
            findings: findings, identifying: nil)
    }

    private static func findings(quality: EnginePair.Quality? = nil, unknownWordCount: Int? = nil) -> TranslationFindings {
        TranslationFindings(
            EngineAnswer(index: 0, result: .success("Yes."), quality: quality, unknownWordCount: unknownWordCount))
    }

    private static let others = [
        response(to: .init(sourceText: "Doch.")),
        response(to: .init(sourceText: "Ja.", clientIdentifier: "1")),
        response(to: .init(sourceText: AttributedString("Ja."))),
        response(targetText: "Yeah."),
        response(findings: TranslationFindings(score: 0.5)),
        response(findings: findings(quality: .gist)),
        response(findings: findings(unknownWordCount: 1)),
    ]

    @Test("the same twice is equal, and nothing else is", arguments: others.indices)
    func equality(index: Int) {
        #expect(Self.response() == Self.response())
        #expect(Self.response() != Self.others[index])
        #expect(Self.others[index] == Self.others[index])
    }
}
