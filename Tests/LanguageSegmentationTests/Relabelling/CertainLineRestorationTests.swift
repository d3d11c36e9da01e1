// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Giving short lines their language back")
struct CertainLineRestorationTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ pieces: [(tag: LanguageTag, text: String)]) throws -> [String] {
        let pass = CertainLineRestoration(detector: detector, languages: AnswerableLanguages(detector: detector), switchBias: 1)
        return try LabelledText(pieces, detector).relabelled(by: pass)
    }

    @Test("A line that is certain by itself is in its own language")
    func lines() throws {
        #expect(
            try relabelled([("fr", "Fermez la porte.\nDas Wasser aus diesem Brunnen ist kein Trinkwasser.\nMerci beaucoup.")])
                == [
                    "fr: Fermez la porte", "de: Das Wasser aus diesem Brunnen ist kein Trinkwasser", "fr: Merci beaucoup",
                ])
        #expect(
            try relabelled([("ja", "请不要在这个房间里大声说话。\n入る前に靴を脱いでください。")]).first?.hasPrefix("zh-Hans: ") == true)
    }

    @Test(
        "Loan words, names, and lines that may be in the language around them stay",
        arguments: [
            "Einkauf\nMozzarella\nBaguette\nMilch", "Viele Grüße\nMałgorzata Wiśniewska",
            "Guten Tag\nHotel Restaurant Bar\nDanke",
        ])
    func others(text: String) throws {
        #expect(try relabelled([("de", text)]).count == 1)
    }
}
