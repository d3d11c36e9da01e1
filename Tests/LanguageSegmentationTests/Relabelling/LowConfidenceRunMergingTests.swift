// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Merging runs of low confidence into their neighbours")
struct LowConfidenceRunMergingTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(
        _ pieces: [(tag: LanguageTag, text: String)], minimumLetters: Int = 3, after last: LanguageTag? = nil
    ) throws -> [String] {
        let pass = LowConfidenceRunMerging(
            detector: detector, languages: AnswerableLanguages(detector: detector), minimumLetters: minimumLetters,
            minimumProbability: 0.5)
        return try LabelledText(pieces, detector).relabelled(by: pass, after: last)
    }

    @Test("A run of fewer letters than the least is merged into the language on both sides")
    func shortRun() throws {
        let pieces: [(LanguageTag, String)] = [("de", "Sie kam gestern "), ("en", "at "), ("de", "acht Uhr nach Hause.")]
        #expect(try relabelled(pieces) == ["de: Sie kam gestern at acht Uhr nach Hause"])
    }

    @Test("A run between two languages is merged across the weaker boundary")
    func weakerBoundary() throws {
        let before = "Das Wetter war den ganzen Tag schön"
        let after = "and nobody wanted to go home before the evening."
        #expect(
            try relabelled([("de", before + ", "), ("fi", "Li "), ("en", after)]) == [
                "de: " + before, "en: Li and nobody wanted to go home before the evening",
            ])
        #expect(
            try relabelled([("de", before + " "), ("fi", "Li, "), ("en", after)]) == [
                "de: " + before + " Li", "en: and nobody wanted to go home before the evening",
            ])
    }

    @Test("Names stay with the sentence around them, unless something else in the window is in their language")
    func names() throws {
        let sentence: [(LanguageTag, String)] = [
            ("de", "Er wohnt seit vielen Jahren in "), ("en", "London Bridge Station"),
            ("de", " und liest dort gern die Zeitung.\n"),
        ]
        #expect(try relabelled(sentence).count == 1)
        #expect(try relabelled(sentence, after: "en").count == 3)
        let english: [(LanguageTag, String)] = [("en", "Nobody in the room answered him, but a few people nodded.\n")]
        #expect(try relabelled(english + sentence).count == 4)
    }

    @Test("A phrase that is in its language for certain is kept")
    func phrase() throws {
        let pieces: [(LanguageTag, String)] = [
            ("de", "Sie sagte: „"), ("en", "I have never seen anything like this before"), ("de", "“ und ging dann nach Hause."),
        ]
        #expect(
            try relabelled(pieces) == [
                "de: Sie sagte", "en: I have never seen anything like this before", "de: und ging dann nach Hause",
            ])
    }

    @Test("Words are not merged into a language that is not written in their script")
    func script() throws {
        let pieces: [(LanguageTag, String)] = [
            ("de", "Dann lernen wir eben "), ("zh-Hans", "我很高兴"), ("de", " und gehen danach nach Hause."),
        ]
        #expect(try relabelled(pieces, minimumLetters: 100).count == 3)
    }

    @Test("A short line is merged where it is hardly likelier in its language than in that beside it")
    func lines() throws {
        let pieces: [(LanguageTag, String)] = [
            ("de", "Bis morgen, und vergiss bitte die Fahrkarten nicht!\n\nViele Grüße\n"), ("pl", "Małgorzata Wiśniewska"),
        ]
        #expect(try relabelled(pieces).count == 1)
        let signs: [(LanguageTag, String)] = [
            ("de", "Bitte nicht stören, wir schlafen noch.\n"), ("en", "Please do not disturb us before noon."),
        ]
        #expect(try relabelled(signs).count == 2)
    }
}
