// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TextScanning
import TextStreams

@Suite("Splitting of texts as they are read", .timeLimit(.minutes(5)))
struct TextSplittingTests {
    @Test("The spans of a file are those of its text, with their places and texts", arguments: OffsetUnit.allCases)
    func splitsFiles(unit: OffsetUnit) throws {
        let folder = try TemporaryFolder()
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        let text = try RandomMixtures.longDocument(byteCount: 150_000)
        let splitting = TextSplitting(segmenter: segmenter, measure: PlaceMeasure(unit: unit, includesText: true))
        var (spans, places): ([LanguageSpan], [PlaceMeasure.Place]) = ([], [])
        var calls = 0
        try splitting.run(TextInput(path: folder.write(text, to: "text"))) { found in
            calls += 1
            spans += found.map(\.span)
            places += found.map(\.measured)
        }
        #expect(spans == segmenter.spans(of: text))
        #expect(places.map(\.text).joined() == text)
        let offsets = unit.offsets(spans.map(\.range.lowerBound) + [text.utf8.count], in: text)
        #expect(places.map(\.start) == Array(offsets.dropLast()) && places.map(\.end) == Array(offsets.dropFirst()))
        #expect(calls > 1, "spans are handed on before the text ends")
    }
}
