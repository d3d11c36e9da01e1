// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Naming the languages of short phrases")
struct ShortPhraseIdentificationTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ phrase: String, as tag: LanguageTag, after last: LanguageTag? = nil) throws -> [String] {
        let pieces: [(LanguageTag, String)] = [
            ("de", "Sie sagte den ganzen Abend lang immer wieder nur: „"), (tag, phrase),
            ("de", "“ und ging dann nach Hause, ohne sich von den anderen zu verabschieden."),
        ]
        return try LabelledText(pieces, detector).relabelled(by: ShortPhraseIdentification(detector: detector), after: last)
    }

    @Test("A phrase gets the language that detection names for it alone", arguments: ["jam", "pcm", "sco"] as [LanguageTag])
    func phrase(tag: LanguageTag) throws {
        let phrase = "never seen before"
        #expect(detector.detect(phrase).language == "en")
        #expect(try relabelled(phrase, as: tag).dropFirst().first == "en: " + phrase)
    }

    @Test("A phrase keeps its label where detection leaves its language open")
    func undetermined() throws {
        #expect(detector.detect("ma").language == nil)
        #expect(try relabelled("ma", as: "it").dropFirst().first == "it: ma")
    }

    @Test("A language that the text before the window ends in keeps its words")
    func last() throws {
        #expect(try relabelled("never seen before", as: "sco", after: "sco").dropFirst().first == "sco: never seen before")
    }

    @Test("A longer phrase says itself which language it is in")
    func longer() throws {
        let phrase = "nobody in the room answered him but a few people near the window nodded and went on talking"
        #expect(try relabelled(phrase, as: "sco").dropFirst().first == "sco: " + phrase)
    }
}
