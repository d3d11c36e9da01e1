// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TranslationBatches

@Suite("Spans of any text (contract 4.4)")
struct SpanContractTests {
    private static let texts = Result { try RandomMixtures.documents(count: 60) + HostileText.strings }

    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    @Test("counts the words of a script that has no room of its own", arguments: ["", " আমি", " আমি ভালো আছি"])
    func wordsWithoutRoom(after: String) {
        // Consonants of two scripts that viramas join are one character.
        let text = String(repeating: "क\u{94D}ख\u{94D}ग\u{94D}घ\u{94D}", count: 2) + "ক্ষ" + after
        let evidence = segmenter.spans(of: text).map(\.evidence).reduce(.zero, +)
        #expect(evidence.letterCount == segmenter.detector.evidence(of: text).letterCount)
    }

    @Test("cover it in order, with no gap and no overlap", arguments: try texts.get())
    func cover(text: String) {
        let spans = segmenter.spans(of: text)
        #expect(spans.first?.range.lowerBound == 0)
        #expect(spans.last?.range.upperBound == text.utf8.count)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(spans.allSatisfy { !$0.range.isEmpty })
    }

    @Test("joined are the text, byte for byte", arguments: try texts.get())
    func join(text: String) {
        let bytes = Array(text.utf8)
        #expect(segmenter.spans(of: text).flatMap { bytes[$0.range] } == bytes)
    }

    @Test("begin and end on boundaries of graphemes", arguments: try texts.get())
    func graphemes(text: String) {
        let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
        for span in segmenter.spans(of: text) {
            #expect(boundaries.contains(span.range.lowerBound), "\(span.range) begins inside a character")
        }
    }

    @Test("leave the white space between them to the span before", arguments: try texts.get())
    func whiteSpace(text: String) {
        let bytes = Array(text.utf8)
        for span in segmenter.spans(of: text).dropFirst() {
            let first = String(decoding: bytes[span.range], as: UTF8.self).first
            #expect(first?.unicodeScalars.allSatisfy(\.properties.isWhitespace) == false, "\(span.range) begins with white space")
        }
    }

    @Test("have the evidence of the whole as the sum of theirs (contracts 4.2 and 4.4)", arguments: try texts.get())
    func evidence(text: String) {
        let sum = segmenter.spans(of: text).reduce(.zero) { $0 + $1.evidence }
        #expect(sum == segmenter.detector.evidence(of: text))
    }

    @Test("differ in language from those beside them, but for paragraphs without words", arguments: try texts.get())
    func neighbours(text: String) {
        let spans = segmenter.spans(of: text)
        for (span, next) in zip(spans, spans.dropFirst()) where span.language == next.language {
            #expect(span.language == nil && [span, next].contains { $0.evidence.featureCount == 0 })
        }
    }

    @Test("change nothing when their batches are joined again (contract 4.5)", arguments: try texts.get())
    func batches(text: String) {
        let source = BatchPlan.Source(text: text, spans: segmenter.spans(of: text))
        for placeholders in [BatchPlan.PlaceholderLanguages.none, .all] {
            let plan = BatchPlan(of: [source], placeholders: placeholders)
            let same = plan.batches.flatMap(\.items).map { ($0.position, $0.text) }
            let rejoined = plan.rejoin(Dictionary(uniqueKeysWithValues: same))
            #expect(rejoined.map { Array($0.utf8) } == [Array(text.utf8)])
        }
    }

    @Test("are the same each time and on every thread, with any copy of the segmenter")
    func repeatability() async throws {
        let texts = try Self.texts.get()
        let alone = texts.map { segmenter.spans(of: $0) }
        let fresh = LanguageSegmenter(detector: try LanguageDetector())
        let onThreads = await withTaskGroup(of: [[LanguageSpan]].self) { group in
            for task in 0..<8 {
                let segmenter = task.isMultiple(of: 2) ? segmenter : fresh
                group.addTask { texts.map { segmenter.spans(of: $0) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(onThreads.allSatisfy { $0 == alone })
    }

    @Test("of an empty text are none")
    func empty() {
        #expect(segmenter.spans(of: "").isEmpty)
    }

    private static let longLines: [(unit: String, byteCount: Int)] = [
        ("a", 1 << 20), ("字", 1 << 17), ("ไ", 1 << 17), ("\u{301}", 1 << 17), ("(", 1 << 17), ("<", 1 << 17), ("я w ", 1 << 19),
        ("<a b>字", 1 << 19), ("🇩🇪", 5 << 18),
    ]

    @Test("cover a megabyte of one letter, and long lines without a break", arguments: longLines)
    func long(unit: String, byteCount: Int) {
        let text = String(repeating: unit, count: byteCount / unit.utf8.count)
        let spans = segmenter.spans(of: text)
        #expect(spans.first?.range.lowerBound == 0 && spans.last?.range.upperBound == text.utf8.count)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(spans.reduce(.zero) { $0 + $1.evidence } == segmenter.detector.evidence(of: text))
    }
}
