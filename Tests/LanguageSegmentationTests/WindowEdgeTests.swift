// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite("Where a long text is cut into windows")
struct WindowEdgeTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    /// Paragraphs in English, of this many bytes at least.
    private func english(of length: Int) throws -> String {
        let paragraph = try TestSentences.lines(of: "en").joined(separator: " ") + "\n\n"
        return String(repeating: paragraph, count: (length + paragraph.utf8.count - 1) / paragraph.utf8.count)
    }

    @Test("a short paragraph in another language is found as elsewhere", arguments: [4, 33, 33 + 17])
    func shortParagraph(kilobytes: Int) throws {
        let text = try english(of: kilobytes << 10) + "Guten Morgen, liebe Freunde!\n\n" + english(of: 4096)
        #expect(segmenter.spans(of: text).map(\.language) == ["en", "de", "en"])
    }

    @Test(
        "noise is in no language, in the first line as in others", arguments: ["", "Nobody knew why the train was late again.\n"])
    func noise(before: String) {
        let noise = "asdkjh qwlekj zxmnc qpwoei lkjsdf mnzxbc qweuio\n"
        let spans = segmenter.spans(of: before + noise + "The minister wrote a letter to all of her friends in the city.\n")
        #expect(spans.map(\.language) == (before.isEmpty ? [nil, "en"] : ["en", nil, "en"]))
        #expect(spans.first { $0.language == nil }?.range == before.utf8.count..<(before + noise).utf8.count)
    }
}
