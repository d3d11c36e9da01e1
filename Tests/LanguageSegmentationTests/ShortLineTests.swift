// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import Testing

/// Lists, headings and signatures say little line by line; the text around them says more.
@Suite("Short lines and phrases")
struct ShortLineTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    private func languages(of text: String) -> [String] {
        segmenter.spans(of: text).compactMap { $0.language?.canonical }
    }

    @Test(
        "are in the language of the text around them, where their own words leave it open",
        arguments: [
            ("pl", "Zakupy\n- mleko\n- chleb\n- jajka\n- masło\n- kawa\n- ser\n- mydło"),
            ("ru", "Купить:\n- молоко\n- хлеб\n- сыр\n- яйца\n- корм коту"),
            ("da", "Indkøb\n- mælk\n- brød\n- æg\n- smør\n- kaffe\n- ost\n- sæbe"),
            ("sr", "Купити\n- млеко\n- хлеб\n- сир\n- јаја\n- пиво"),
            ("es", "# Introducción\n# Material\n# Resultados\n# Discusión\n# Conclusiones\n# Referencias\n# Anexo"),
            ("en", "Shopping\n\n- Milk\n- Eggs\n- Baguette\n- Mozzarella\n- Sauerkraut\n- Toilet paper\n- Dog food"),
            ("de", "Version 3.1\n- Fehlerbehebungen\n- Neues Design\n- Dark Mode\n- Widgets\n- Performance verbessert"),
        ])
    func lists(_ tag: String, _ text: String) {
        #expect(Set(languages(of: text)) == [tag])
    }

    @Test(
        "that are names alone belong to the letter they stand under",
        arguments: [
            ("de", "Bis dann!\n\nViele Grüße\nMałgorzata Wiśniewska"),
            ("nl", "Tot morgen!\n\nGroetjes,\nZeynep Yılmaz"),
            ("en", "See you on Monday then, and thank you for the lovely evening!\n\nCheers\nNguyễn Thị Mai"),
        ])
    func signatures(_ tag: String, _ text: String) {
        #expect(Set(languages(of: text)) == [tag])
    }

    @Test(
        "of signs in several languages keep their own",
        arguments: [
            (
                ["de", "en", "fr", "it"],
                "Bitte nicht stören\nPlease do not disturb\nPrière de ne pas déranger\nSi prega di non disturbare"
            ),
            (["de", "fr"], "Heute geschlossen\nFermé aujourd’hui"),
            (["ja", "en"], "ありがとうございます — thank you very much"),
        ])
    func signs(_ tags: [String], _ text: String) {
        #expect(languages(of: text) == tags)
    }

    @Test(
        "in a script of their own keep their language",
        arguments: [
            (["en", "ru", "en"], "Are you there?\nДа, я здесь\nGreat, call me tomorrow"),
            (["ru", "en"], "Anna: Привет\nTom: Hello there"),
            (["de", "ja"], "Hallo und guten Morgen\nこんにちは"),
            (["en", "ru"], "Save\nСохранить"),
            (["und", "zh-Hans", "ru"], "English | 简体中文 | Русский"),
            (["tr", "hy", "ka"], "Türkçe | Հայերեն | ქართული"),
            (["en", "ru", "en", "ru"], "Open file\nОткрыть файл\nClose window\nЗакрыть окно"),
            (["ko", "und"], "# 설정 파일을 먼저 읽는다\nconfig = load(\"app.ini\")\nrun(config)"),
        ])
    func ownScripts(_ tags: [String], _ text: String) {
        #expect(segmenter.spans(of: text).map { $0.language?.canonical ?? "und" } == tags)
    }

    @Test(
        "of one script never carry words of another script away",
        arguments: [
            ("hi", "कल meeting 5 बजे है।"), ("kn", "ನಾಳೆ office ರಜೆ ಇದೆ."), ("el", "Κάνε update το app και μετά restart."),
            ("hi", "ऐप को update करें और फिर phone restart करें। Problem हो तो customer care को call करें।"),
            ("bg", "Купих си smart watch от eMAG, но само на English."),
        ])
    func scripts(_ tag: String, _ text: String) throws {
        let bytes = Array(text.utf8)
        for span in segmenter.spans(of: text) {
            let letters = String(decoding: bytes[span.range], as: UTF8.self).unicodeScalars.filter { $0.properties.isAlphabetic }
            if letters.contains(where: { !$0.isASCII }) { #expect(span.language?.canonical == tag, "\(letters)") }
        }
    }
}
