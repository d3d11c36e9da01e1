// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import NaturalLanguage
import Testing

@Suite("NLLanguageRecognizer")
struct NLLanguageRecognizerTests {
    private static let german = "Wo ist hier der Bahnhof, bitte? Ich suche ihn schon lange."

    @Test("It recognises as LanguageRecognizer does, string by string, without a try")
    func recognises() throws {
        let recognizer = NLLanguageRecognizer()
        let ours = try LanguageRecognizer()
        #expect(recognizer.dominantLanguage == nil)
        for piece in ["Wo ist hier der ", "Bahnhof, bitte? ", "Je cherche la gare."] {
            recognizer.processString(piece)
            ours.processString(piece)
            #expect(recognizer.dominantLanguage?.rawValue == ours.dominantLanguage.map { "\($0)" })
            let hypotheses = recognizer.languageHypotheses(withMaximum: 3).map { ($0.rawValue, $1) }
            let expected = ours.languageHypotheses(withMaximum: 3).map { ("\($0)", $1) }
            #expect(hypotheses.count <= 3)
            #expect(Dictionary(uniqueKeysWithValues: hypotheses) == Dictionary(uniqueKeysWithValues: expected))
        }
        #expect(NLLanguageRecognizer.dominantLanguage(for: Self.german) == .german)
        #expect(NLLanguageRecognizer.dominantLanguage(for: "12 345") == nil)
    }

    @Test("Constraints leave other languages out, also where no constraint is a tag")
    func constrains() {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(Self.german)
        recognizer.languageConstraints = [.french, .dutch]
        #expect(Set([.french, .dutch]).isSuperset(of: recognizer.languageHypotheses(withMaximum: 8).keys))
        recognizer.languageConstraints = [NLLanguage("no tag!")]
        #expect(recognizer.dominantLanguage == nil)
        recognizer.languageConstraints = [.german, .french]
        #expect(recognizer.dominantLanguage == .german)
    }

    @Test("Hints weigh what the text leaves open")
    func weighs() {
        let text = "gut"
        let weights = [1.0, 1000].map { weight in
            let recognizer = NLLanguageRecognizer()
            recognizer.languageHints = [.dutch: weight]
            recognizer.processString(text)
            return recognizer.languageHypotheses(withMaximum: 8)[.dutch] ?? 0
        }
        #expect(weights[0] < weights[1])
    }

    @Test("A reset forgets strings, constraints and hints")
    func resets() {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(Self.german)
        recognizer.languageConstraints = [.french]
        recognizer.languageHints = [.french: 2]
        recognizer.reset()
        #expect(recognizer.languageConstraints.isEmpty && recognizer.languageHints.isEmpty)
        #expect(recognizer.dominantLanguage == nil)
        recognizer.processString(Self.german)
        #expect(recognizer.dominantLanguage == .german)
    }
}

@Suite("NLLanguage")
struct NLLanguageTests {
    @Test(
        "The tags of the constants are canonical, and the recogniser answers them",
        arguments: [
            (NLLanguage.norwegian, "nb"), (.simplifiedChinese, "zh-Hans"), (.traditionalChinese, "zh-Hant"), (.hebrew, "he"),
            (.indonesian, "id"), (.persian, "fa"), (.oriya, "or"), (.undetermined, "und"),
        ])
    func hasCanonicalTags(_ language: NLLanguage, _ tag: String) throws {
        #expect(language.rawValue == tag)
        #expect(try "\(LanguageTag(parsing: tag))" == tag)
        #expect(NLLanguage(rawValue: tag) == language)
        #expect(NLLanguage(tag).hashValue == language.hashValue)
    }
}
