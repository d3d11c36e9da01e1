// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite("Text in one language (contract 4.4)")
struct MonolingualTextTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    @Test("without foreign names is one span with what detection gives, however its sentences stand, but for a few")
    func oneSpan() throws {
        var texts: [(tag: String, text: String)] = []
        for tag in TestSentences.tags {
            let lines = try TestSentences.lines(of: tag)
            for separator in [" ", "\n", "\n\n"] { texts.append((tag, lines.joined(separator: separator))) }
        }
        let known = texts.filter { segmenter.detector.detect($0.text).language?.canonical == $0.tag }
        let split = known.filter { segmenter.spans(of: $0.text).count > 1 }
        #expect(Double(split.count) / Double(known.count) <= 0.02, "cut: \(split.map(\.tag))")
        for (_, text) in texts {
            let spans = segmenter.spans(of: text)
            if spans.count == 1 { #expect(spans.first?.outcome == segmenter.detector.detect(text).outcome) }
        }
    }

    @Test("is one span where it is a sentence, but for a few")
    func sentences() throws {
        let known = try TestSentences.all().filter { segmenter.detector.detect($0.text).language?.canonical == $0.tag }
        let split = known.filter { segmenter.spans(of: $0.text).count > 1 }
        #expect(Double(split.count) / Double(known.count) <= 0.005, "cut: \(split)")
    }
}
