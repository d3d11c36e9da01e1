// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Making what stands around a quotation one language")
struct QuotationContextUnificationTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ pieces: [(tag: LanguageTag, text: String)]) throws -> [String] {
        let pass = QuotationContextUnification(detector: detector, languages: AnswerableLanguages(detector: detector))
        return try LabelledText(pieces, detector).relabelled(by: pass)
    }

    @Test("Words before a quotation go to the language after it, where they fit it as well")
    func before() throws {
        #expect(
            try relabelled([("en", "Das Musical “The Phantom of the Opera” "), ("de", "war schon lange ausverkauft.")]) == [
                "de: Das Musical", "en: The Phantom of the Opera", "de: war schon lange ausverkauft",
            ])
    }

    @Test("Words after a quotation go to the language before it, where they fit it as well")
    func after() throws {
        #expect(
            try relabelled([("de", "Sie rief "), ("en", "»this is the end of the world« und lief hinaus.")]) == [
                "de: Sie rief", "en: this is the end of the world", "de: und lief hinaus",
            ])
    }

    @Test("Words that fit their own language better stay")
    func better() throws {
        let runs = ["en: Nobody liked the words The Phantom of the Opera", "de: und das war schade"]
        #expect(
            try relabelled([("en", "Nobody liked the words “The Phantom of the Opera” "), ("de", "und das war schade.")]) == runs)
    }

    @Test("Without quotation marks nothing changes")
    func noMarks() throws {
        #expect(
            try relabelled([("en", "Das Musical The Phantom of the Opera "), ("de", "war schon lange ausverkauft.")]) == [
                "en: Das Musical The Phantom of the Opera", "de: war schon lange ausverkauft",
            ])
    }
}
