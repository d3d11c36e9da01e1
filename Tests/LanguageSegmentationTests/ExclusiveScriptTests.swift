// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import Testing

/// What is in a script that the language around it is not written in is in another language for certain.
@Suite("Words in a script of their own")
struct ExclusiveScriptTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    @Test(
        "are cut out, however few they are",
        arguments: [
            ("de", "Dann lernen wir eben ", "我很高兴", " und gehen danach nach Hause.", "zh-Hans"),
            ("de", "Am nächsten Morgen stand dort ", "αυτό είναι δικό μου", " in großen Buchstaben.", "el"),
            ("en", "She had painted ", "спасибо всем вам", " on the wall before she left.", "ru"),
            ("en", "She pointed at ", "שלום לכולם", " and smiled at all of us.", "he"),
            ("fr", "Il tenait une pancarte où on lisait ", "平和が大事", " devant la gare.", "ja"),
            ("sq", "Të gjithë jeni të ftuar “", "हम सब साथ हैं", "” sonte në sheshin e qytetit.", "hi"),
            ("ru", "Он написал ", "我很高兴", " на стене своего дома и ушёл.", "zh-Hans"),
            ("el", "Έγραψε στον τοίχο ", "спасибо всем вам", " και έφυγε αμέσως από την πόλη.", "ru"),
        ])
    func phrases(_ matrix: String, _ before: String, _ phrase: String, _ after: String, _ tag: String) {
        let text = before + phrase + after
        let spans = segmenter.spans(of: text)
        let start = before.utf8.count
        let letters = start..<start + phrase.utf8.count
        let own = spans.first { $0.range.overlaps(letters) }
        #expect(own?.language?.canonical == tag)
        #expect(own.map { $0.range.lowerBound <= letters.lowerBound && letters.upperBound <= $0.range.upperBound } == true)
        // No word of the sentence goes with it.
        for span in spans where span.language?.canonical == tag { #expect(span.range.count <= letters.count + 3) }
        #expect(Set(spans.compactMap { $0.language?.canonical }) == [matrix, tag])
    }

    @Test(
        "stay where they are a letter or two, as in formulae",
        arguments: [
            "The angle α is larger than the angle β in every such triangle.",
            "Der Wert von μ hängt von der Temperatur des Materials ab.",
            "La lettre Ж se prononce comme le j du mot français jour.",
        ])
    func symbols(_ text: String) {
        #expect(Set(segmenter.spans(of: text).compactMap(\.language)).count == 1)
    }
}
