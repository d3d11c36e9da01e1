// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Merging Latin words into sentences in another script")
struct LatinLoanMergingTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ pieces: [(tag: LanguageTag, text: String)]) throws -> [String] {
        let pass = LatinLoanMerging(detector: detector, languages: AnswerableLanguages(detector: detector))
        return try LabelledText(pieces, detector).relabelled(by: pass)
    }

    @Test("One or two words are terms or names, however certain of their language")
    func terms() throws {
        #expect(
            try relabelled([("ru", "Ошибка "), ("en", "segmentation fault "), ("ru", "означает, что память чужая.")]) == [
                "ru: Ошибка segmentation fault означает что память чужая"
            ])
        #expect(
            try relabelled([("ru", "Алгоритм "), ("nl", "Dijkstra "), ("ru", "находит путь.")]) == [
                "ru: Алгоритм Dijkstra находит путь"
            ])
    }

    @Test("Between commas there may be any number of terms")
    func enumeration() throws {
        #expect(
            try relabelled([("ru", "Есть типы "), ("en", "string, list, hash, set "), ("ru", "и другие типы.")]) == [
                "ru: Есть типы string list hash set и другие типы"
            ])
    }

    @Test("Three words that are certain of their language are a phrase, and so are two in another than English")
    func phrases() throws {
        let question = ["ru: Он сказал", "en: how are you doing", "ru: и ушёл домой"]
        #expect(try relabelled([("ru", "Он сказал "), ("en", "how are you doing "), ("ru", "и ушёл домой.")]) == question)
        let thanks = ["ru: Он сказал", "pl: dziękuję bardzo", "ru: и ушёл домой"]
        #expect(try relabelled([("ru", "Он сказал "), ("pl", "dziękuję bardzo "), ("ru", "и ушёл домой.")]) == thanks)
    }

    @Test("A sentence in Latin letters keeps its language beside a word in another script")
    func latinMatrix() throws {
        let runs = ["en: She pointed at", "he: שלום", "en: and smiled at all of us"]
        #expect(try relabelled([("en", "She pointed at "), ("he", "שלום "), ("en", "and smiled at all of us.")]) == runs)
    }

    @Test("A quoted word in another script is what a sentence in Latin letters speaks of")
    func quotedWord() throws {
        let runs = ["en: The word", "ru: привет", "en: means hello"]
        #expect(try relabelled([("en", "The word “"), ("ru", "привет"), ("en", "” means “hello”.")]) == runs)
    }
}
