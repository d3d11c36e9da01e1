// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite("Options of splitting")
struct OptionsTests {
    private let detector: LanguageDetector
    private let quotation =
        "At the end of the meeting the mayor stood up and said slowly: “Wir haben lange genug gewartet, jetzt müssen wir endlich "
        + "anfangen zu bauen.” Nobody in the room answered him, but a few people near the window nodded."

    init() throws {
        detector = try LanguageDetector()
    }

    private func languages(_ options: LanguageSegmenter.Options, in text: String) -> [LanguageTag?] {
        LanguageSegmenter(detector: detector, options: options).spans(of: text).map(\.language)
    }

    @Test("find a quotation in another language, as they are")
    func standard() {
        #expect(languages(.init(), in: quotation) == ["en", "de", "en"])
    }

    @Test("leave short pieces with the words around them")
    func minimumLetters() {
        let phrase =
            "At the end of the meeting the mayor stood up and said slowly: “Guten Abend, meine lieben Freunde.” Nobody in the "
            + "room answered him, but a few people near the window nodded."
        #expect(languages(.init(), in: phrase) == ["en", "de", "en"])
        #expect(languages(.init(minimumLetters: 40), in: phrase) == ["en"])
        let paragraphs = "Guten Abend, meine lieben Freunde.\n\nNobody in the room answered him."
        #expect(languages(.init(minimumLetters: 40), in: paragraphs) == ["de", "en"], "a paragraph is not a piece of a sentence")
    }

    @Test("make languages change the less readily, the less they are told to")
    func switchBias() throws {
        let whole = [detector.detect(quotation).language]
        #expect(languages(.init(switchBias: 0.05), in: quotation) == whole)
        #expect(languages(.init(switchBias: 0), in: quotation) == whole)
        #expect(languages(.init(switchBias: .nan), in: quotation) == whole)
        let text = try TestSentences.mixedDocuments().map(\.text).joined(separator: " ")
        let counts = [0.1, 0.5, 1, 2, 10].map { languages(.init(switchBias: $0), in: text).count }
        #expect(counts == counts.sorted())
        #expect(counts[0] < counts[4])
    }

    @Test("of the detector narrow what spans may be in")
    func candidates() throws {
        let narrow = LanguageDetector(profile: detector.profile, options: .init(candidates: ["en", "fr"]))
        for text in try RandomMixtures.documents(count: 20) + [quotation] {
            let found = LanguageSegmenter(detector: narrow).spans(of: text).compactMap(\.language)
            #expect(Set(found).isSubset(of: ["en", "fr"]))
        }
    }

    @Test("of the detector weigh what the words leave open, and nothing else")
    func hints() {
        func languages(hinting tag: LanguageTag, in text: String) -> [LanguageTag?] {
            let hinted = LanguageDetector(profile: detector.profile, options: .init(hints: [tag: 1000]))
            return LanguageSegmenter(detector: hinted).spans(of: text).map(\.language)
        }
        let open = "Danas je lijep dan.\n\nNobody in the room answered him, but a few people near the window nodded."
        #expect(languages(hinting: "hr", in: open) == ["hr", "en"])
        #expect(languages(hinting: "bs", in: open) == ["bs", "en"])
        #expect(languages(hinting: "fr", in: quotation) == ["en", "de", "en"])
    }
}
