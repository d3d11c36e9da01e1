// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TextScanning

@Suite("Documents that mix languages")
struct MixedDocumentTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    @Test("have their letters in the right language, and the set of their languages right, nearly always")
    func floors() throws {
        var letters = 0
        var right = 0
        var wrongSets: [String] = []
        let documents = try TestSentences.mixedDocuments()
        for document in documents {
            let spans = segmenter.spans(of: document.text)
            let found = labels(of: spans.map { ($0.language?.canonical ?? "und", $0.range.count) })
            let wanted = labels(of: document.spans.map { ($0.tag, $0.text.utf8.count) })
            var offset = 0
            for scalar in document.text.unicodeScalars {
                if scalar.properties.isAlphabetic {
                    letters += 1
                    right += found[offset] == wanted[offset] ? 1 : 0
                }
                offset += scalar.utf8.count
            }
            if Set(found) != Set(wanted) { wrongSets.append(document.name) }
        }
        #expect(Double(right) / Double(letters) >= 0.99)
        #expect(wrongSets.count <= 1, "\(wrongSets)")
    }

    @Test(
        "have quotations cut right inside their marks, whatever brackets they hold",
        arguments: [
            ("Sie sagte „", "we will never forget what happened in the city (see above)", "“ und ging dann nach Hause."),
            ("Sie sagte „", "we will never forget (and never forgive) what happened here (1944)", "“ und ging dann nach Hause."),
            ("Der Satz („", "we will never forget what happened in the city", "“) steht auf der zweiten Seite des Buches."),
        ])
    func nestedMarks(before: String, phrase: String, after: String) {
        let text = before + phrase + after
        let spans = segmenter.spans(of: text)
        #expect(spans.map(\.language) == ["de", "en", "de"])
        let bytes = Array(text.utf8)
        #expect(spans.count == 3 && String(decoding: bytes[spans[1].range], as: UTF8.self) == phrase)
    }

    @Test(
        "leave the mark that closes a quotation with it where a paragraph in a third language follows",
        arguments: ["”.", "”!", "” (1999).", "”"])
    func marksBeforeParagraphs(ending: String) {
        let first = "The mayor was angry. He called it “une honte pour toute la ville\(ending)\n\n"
        let second = "Der Bau hat vier Jahre gedauert und mehr gekostet als geplant."
        let spans = segmenter.spans(of: first + second)
        #expect(spans.map(\.language) == ["en", "fr", "de"])
        #expect(spans.last?.range.lowerBound == first.utf8.count)
    }

    @Test("are cut exactly where their author changed the language, most of them")
    func exactCuts() throws {
        let documents = try TestSentences.mixedDocuments()
        let missed = documents.filter { document in
            let spans = segmenter.spans(of: document.text).map { ($0.language?.canonical ?? "und", $0.range.count) }
            let wanted = document.spans.map { ($0.tag, $0.text.utf8.count) }
            return !(spans.count == wanted.count && zip(spans, wanted).allSatisfy { $0 == $1 })
        }
        #expect(missed.count <= 2, "\(missed.map(\.name))")
    }

    @Test(
        "have a sentence around a quotation in one language",
        arguments: [
            ("de", "Das Musical “The Phantom of the Opera” war schon lange ausverkauft.", "The Phantom of the Opera", "en"),
            ("fr", "Le titre « Wie schön ist das Leben » me plaît.", "Wie schön ist das Leben", "de"),
        ])
    func sentenceAroundQuotation(_ matrix: String, _ text: String, _ phrase: String, _ tag: String) {
        let spans = segmenter.spans(of: text)
        #expect(spans.map { $0.language?.canonical } == [matrix, tag, matrix])
        #expect(spans.count < 2 || text[utf8: spans[1].range].contains(phrase))
    }

    @Test(
        "leave the marks of a quotation to the sentence around it",
        arguments: [
            (
                "Il a dit « I have never seen anything like this before », puis il est parti.",
                "I have never seen anything like this before "
            ),
            (
                "Il a dit «\u{A0}I have never seen anything like this before\u{A0}»\u{A0}: tout le monde a ri.",
                "I have never seen anything like this before\u{A0}"
            ),
            ("Sie rief »this is the end of the world« und lief hinaus.", "this is the end of the world"),
            ("Sie rief \"this is the end of the world\", dann lief sie hinaus.", "this is the end of the world"),
        ])
    func quotationMarks(text: String, phrase: String) {
        let spans = segmenter.spans(of: text)
        #expect(
            spans.map { $0.language?.canonical } == [spans.first?.language?.canonical, "en", spans.first?.language?.canonical])
        #expect(spans.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }.dropFirst().first == phrase)
    }

    /// The label of each byte.
    private func labels(of pieces: [(tag: String, count: Int)]) -> [String] {
        pieces.flatMap { repeatElement($0.tag, count: $0.count) }
    }
}
