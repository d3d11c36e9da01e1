// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Keeping items out of languages that are not written in their script")
struct ItemScriptSeparationTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ tag: LanguageTag, _ text: String) throws -> [String] {
        let pass = ItemScriptSeparation(detector: detector, languages: AnswerableLanguages(detector: detector))
        return try LabelledText([(tag, text)], detector).relabelled(by: pass)
    }

    @Test(
        "Lines, cells and items between bars and slashes are parted, with a small letter too",
        arguments: ["\n", "\t", " | ", " / ", " • ", " — "])
    func separators(separator: String) throws {
        #expect(
            try relabelled("ru", "откройте дверь\(separator)please open the door now") == [
                "ru: откройте дверь", "en: please open the door now",
            ])
    }

    @Test("What is in a script of its own gets a language of that script")
    func pickers() throws {
        #expect(try relabelled("hy", "ქართული | Հայերեն") == ["ka: ქართული", "hy: Հայերեն"])
    }

    @Test("What a line ends with after a name in Latin letters gets a language of its script")
    func chats() throws {
        let runs = try relabelled("en", "Anna: Привет\nTom: Hello there")
        #expect(runs == ["en: Anna", "ru: Привет", "en: Tom Hello there"])
    }

    @Test("Labels and names in Latin letters among other lines are in no language")
    func labels() throws {
        let text = "Merge sort\n병합 정렬은 항상 같은 시간이 걸리지만 메모리를 더 쓴다.\nQuick sort\n평균적으로 빠르지만 최악의 경우에는 느리다."
        let runs = try relabelled("ko", text)
        #expect(runs.map { $0.prefix { $0 != ":" } } == ["none", "ko", "none", "ko"])
    }

    @Test("Short lines in Latin letters get the language of the others, where that fits")
    func commonLanguage() throws {
        let runs = try relabelled("ru", "Please close the window\nЗакройте окно\nBuy now\nКупить сейчас")
        #expect(
            runs == ["en: Please close the window", "ru: Закройте окно", "en: Buy now", "ru: Купить сейчас"])
    }

    @Test("A sentence is not parted at its dashes, nor at a line's end where both scripts stand on one line")
    func sentences() throws {
        let dashes = "Это слово — framework — пришло из английского языка."
        #expect(try relabelled("ru", dashes).count == 1)
        let wrapped = "Мы долго выбирали и взяли наконец новый\nframework для нашего сервера."
        #expect(try relabelled("ru", wrapped).count == 1)
    }
}
