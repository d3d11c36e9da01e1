// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("The answers to a batch, as its calls deliver them")
struct BatchAnswersTests {
    private static let route = Route(legs: [], from: "de", to: "en")
    private static let rules = CallRules(
        source: nil, target: nil, preferredLanguages: [], strategy: .lowLatency, canAsk: false, canInstall: false)

    private static func delivery(_ index: Int, _ text: String, score: Double? = nil) -> CallDriver.Delivery {
        CallDriver.Delivery(
            answer: TranslationCall.Answer(
                index: index, result: .success(text), route: route, findings: TranslationFindings(score: score)),
            source: "de", detection: nil)
    }

    @Test("A text that lost its placeholders is answered once all its pieces are there, by what was found of them alone")
    func answersInPieces() throws {
        var name = AttributedString("Café")
        name.skipsTranslation = true
        let text = AttributedString("Das ") + name + AttributedString(" ist offen.")
        var answers = BatchAnswers(
            to: [.init(sourceText: text), .init(sourceText: "Guten Tag.")], languageIdentifier: ScriptedLanguageIdentifier([:]))
        #expect(answers.pieceCall(onFailure: .endAtOnce, under: Self.rules) == nil)

        let torn = answers.delivered(Self.delivery(0, "It is open.", score: -9))
        let plain = answers.delivered(Self.delivery(1, "Good day.", score: -1))
        #expect(torn == nil)
        #expect(plain?.index == 1)
        #expect(try plain?.result.get().targetText == "Good day.")

        let call = try #require(answers.pieceCall(onFailure: .endAtOnce, under: Self.rules))
        #expect(call.source == "de")
        #expect(call.presentTexts == ["Das", "ist offen."])
        let first = answers.deliveredPiece(Self.delivery(0, "The", score: -2))
        let second = answers.deliveredPiece(Self.delivery(1, "is open.", score: -3))
        #expect(first == nil)
        #expect(second?.index == 0)
        #expect(try second?.result.get().targetText == "The Café is open.")
        #expect(try second?.result.get().score == -3)
    }
}
