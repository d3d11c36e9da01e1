// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@testable import NeuralEngine

@Suite("What models lose comes back in a session", .timeLimit(.minutes(5))) struct LostTokenTests {
    private func translations(of texts: [String]) async throws -> [String] {
        let environment = TranslationEnvironment(engines: [Models.engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let session = TranslationSession(from: "en", to: "pt", environment: environment)
        return try await session.translations(from: texts.map { .init(sourceText: $0) }).map(\.targetText)
    }

    @Test("Numbers keep their digits, however long and grouped", .needsModels)
    func keepsNumbers() async throws {
        var random = SeededNumbers(seed: 51)
        func group(_ length: Int) -> String { (0..<length).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined() }
        let numbers = (0..<60).map { index in
            let separators = [" ", "-", ".", ",", "/", ""]
            let separator = separators[index % separators.count]
            return (0..<Int.random(in: 2...5, using: &random)).map { _ in group(.random(in: 2...5, using: &random)) }
                .joined(separator: separator)
        }
        let texts = numbers.enumerated().map { index, number in
            ["The card number is \(number) and the code is 123.", "Use the version \(number) of the program."][index % 2]
        }
        for (number, translation) in zip(numbers, try await translations(of: texts)) {
            let swapped = String(number.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
            #expect(translation.contains(number) || translation.contains(swapped), "\(number): \(translation)")
        }
    }

    @Test("Fractions, raised digits and signs of mathematics come back as they were", .needsModels)
    func keepsExactSigns() async throws {
        let signs = ["½", "2½", "H₂O", "3×4", "x²", "×", "±", "≤ 7", "５", "→", "\u{FFFD}"]
        let texts = signs.map { "Take \($0) of the water and put it on the table." }
        for (sign, translation) in zip(signs, try await translations(of: texts)) {
            #expect(translation.contains(sign), "\(sign): \(translation)")
            #expect(translation.contains("mesa"), "\(sign): \(translation)")
        }
    }

    @Test("Letters of items, and numbers and names in lists, are not lost", .needsModels)
    func keepsLists() async throws {
        let texts = [
            "[1] The house is red.", "Do 1) this, 2) that and 3) the other; e.g. (a), (b) or (iv).", "(b) section 7 of the Act",
            "My numbers are 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144.",
        ]
        let translations = try await translations(of: texts)
        #expect(translations[0].hasPrefix("[1] "))
        for token in ["1)", "2)", "3)", "a)", "b)", "iv)"] { #expect(translations[1].contains(token), "\(translations[1])") }
        #expect(translations[2].contains("b) "))
        #expect(translations[3].hasSuffix("1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144."))
    }
}
