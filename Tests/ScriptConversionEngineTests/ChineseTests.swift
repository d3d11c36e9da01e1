// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import ScriptConversionEngine
import Testing

#if OpenCC
    @Suite struct ChineseTests {
        let engine = ScriptConvertingEngine()

        @Test(
            "Phrases decide between traditional characters",
            arguments: [
                ("头发和发展", "頭髮和發展"), ("皇后在后面", "皇后在後面"), ("乾隆皇帝", "乾隆皇帝"), ("干燥的面条", "乾燥的麵條"),
                ("吃饭", "吃飯"), ("里面", "裡面"), ("一只猫", "一隻貓"), ("软件", "軟件"), ("台湾", "臺灣"),
            ])
        func phrasesDecideBetweenTraditionalCharacters(simplified: String, traditional: String) async throws {
            #expect(try await engine.convert([simplified], from: "zh-Hans", to: "zh-Hant") == [traditional])
        }

        @Test(
            "Forms of all regions are simplified",
            arguments: [
                ("頭髮和發展", "头发和发展"), ("乾隆皇帝", "乾隆皇帝"), ("看著他", "看着他"), ("著名的著作", "著名的著作"), ("裡面、裏面", "里面、里面"),
                ("臺灣、台灣", "台湾、台湾"), ("香港嘅麵", "香港嘅面"),
            ])
        func formsOfAllRegions(traditional: String, simplified: String) async throws {
            #expect(try await engine.convert([traditional], from: "zh-Hant", to: "zh-Hans") == [simplified])
        }

        @Test(
            "Nothing but Chinese characters changes",
            arguments: [
                "", "\0", "发\0", "\0\0a\0", "English and 123", "日本語のテキスト", "한국어 Кириллица", "😀👨‍👩‍👧\u{202E}\r\n",
                "\u{10FFFF}\u{FFFD}",
            ])
        func nothingButChineseCharactersChanges(text: String) async throws {
            let expected = text.replacing("发", with: "發")
            #expect(
                try await engine.convert([text], from: "zh-Hans", to: "zh-Hant").map { Array($0.utf8) } == [Array(expected.utf8)])
        }

        @Test("A long text is converted as its sentences are")
        func aLongTextIsConverted() async throws {
            let sentence = "皇后的头发在后面，面条是干的。"
            let converted = try await engine.convert([sentence], from: "zh-Hans", to: "zh-Hant")[0]
            for separator in ["", "\n", " "] {
                let long = Array(repeating: sentence, count: 10_000).joined(separator: separator)
                let expected = Array(repeating: converted, count: 10_000).joined(separator: separator)
                #expect(try await engine.convert([long], from: "zh-Hans", to: "zh-Hant") == [expected])
            }
        }

        @Test("Many callers at once get what one caller gets")
        func manyCallersAtOnceGet() async throws {
            let texts = (0..<200).map { "第\($0)个皇后的头发在后面" }
            let expected = try await engine.convert(texts, from: "zh-Hans", to: "zh-Hant")
            try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 0..<16 { group.addTask { try await engine.convert(texts, from: "zh-Hans", to: "zh-Hant") } }
                for try await result in group { #expect(result == expected) }
            }
        }
    }
#endif
