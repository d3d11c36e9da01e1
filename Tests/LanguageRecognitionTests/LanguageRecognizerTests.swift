// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageRecognition

@Suite("The recogniser in Apple's shape")
struct LanguageRecognizerTests {
    @Test("judges the strings it was given together, and reading changes nothing")
    func accumulates() throws {
        let recognizer = try LanguageRecognizer()
        #expect(recognizer.dominantLanguage == nil)
        recognizer.processString("Wo ist denn der Bahn")
        recognizer.processString("hof, bitte?")
        #expect(recognizer.dominantLanguage == "de")
        #expect(recognizer.dominantLanguage == "de")
        #expect(recognizer.detection == (try LanguageDetector().detect("Wo ist denn der Bahnhof, bitte?")))
    }

    @Test("clears text, constraints and hints on reset")
    func reset() throws {
        let recognizer = try LanguageRecognizer()
        recognizer.processString("Guten Morgen zusammen")
        recognizer.languageConstraints = ["nl", "da"]
        recognizer.languageHints = ["nl": 2]
        #expect(recognizer.dominantLanguage != "de")
        recognizer.reset()
        #expect(recognizer.languageConstraints.isEmpty && recognizer.languageHints.isEmpty)
        #expect(recognizer.dominantLanguage == nil)
        recognizer.processString("Guten Morgen zusammen")
        #expect(recognizer.dominantLanguage == "de")
    }

    @Test("gives at most as many hypotheses as asked for")
    func hypotheses() throws {
        let recognizer = try LanguageRecognizer()
        recognizer.processString("una casa bonita")
        #expect(recognizer.languageHypotheses(withMaximum: 2).count == 2)
        #expect(recognizer.languageHypotheses(withMaximum: 0).isEmpty)
        #expect(recognizer.languageHypotheses(withMaximum: -1).isEmpty)
        #expect(LanguageRecognizer.dominantLanguage(for: "Questa è una frase molto semplice") == "it")
    }
}
