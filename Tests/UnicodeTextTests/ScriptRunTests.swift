import TestSupport
import Testing

@testable import UnicodeText

@Suite("Script runs")
struct ScriptRunTests {
    @Test(
        "runs of known texts",
        arguments: [
            ("", []),
            ("Hello, world!", ["Hello, world!:Latn"]),
            ("123 ...", ["123 ...:Zyyy"]),
            ("42 километра", ["42 километра:Cyrl"]),
            ("Hello Привет", ["Hello :Latn", "Привет:Cyrl"]),
            ("Hello (Привет) world", ["Hello (:Latn", "Привет:Cyrl", ") world:Latn"]),
            ("(Привет) hello", ["(Привет) :Cyrl", "hello:Latn"]),
            ("a [б (в] c", ["a [:Latn", "б (в:Cyrl", "] c:Latn"]),
            ("我用iPhone。真好", ["我用:Hani", "iPhone:Latn", "。真好:Hani"]),
            ("I like sushi。", ["I like sushi。:Latn"]),
            ("カレーライス", ["カレーライス:Kana"]),
            ("かーカー", ["かー:Hira", "カー:Kana"]),
            ("ーかカ", ["ーか:Hira", "カ:Kana"]),
            ("हिन्दी। English", ["हिन्दी। :Deva", "English:Latn"]),
            ("a\u{951}b", ["a\u{951}b:Latn"]),
            ("x\u{301}я\u{301}", ["x\u{301}:Latn", "я\u{301}:Cyrl"]),
            ("\u{301}a", ["\u{301}a:Latn"]),
            ("ab👍🏽cd", ["ab👍🏽cd:Latn"]),
            ("a\u{E000}b", ["a\u{E000}b:Latn"]),
            ("שלום 123 world", ["שלום 123 :Hebr", "world:Latn"]),
            (")))", ["))):Zyyy"]),
        ])
    func example(text: String, runs: [String]) {
        let bytes = Array(text.utf8)
        #expect(text.scriptRuns.map { "\(String(decoding: bytes[$0.range], as: UTF8.self)):\($0.script)" } == runs)
    }

    @Test("runs cover any text, in order, and hold a letter's own script")
    func cover() {
        for text in HostileText.strings + HostileText.random(count: 500, length: 60, seed: 7) {
            let runs = text.scriptRuns
            #expect(runs.first?.range.lowerBound ?? 0 == 0)
            #expect(runs.last?.range.upperBound ?? 0 == text.utf8.count)
            #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
            #expect(runs.allSatisfy { !$0.range.isEmpty })
            #expect(runs.count <= 1 || runs.allSatisfy { $0.script.isSpecific })
            var offset = 0
            var remaining = runs[...]
            for scalar in text.unicodeScalars {
                while let run = remaining.first, run.range.upperBound <= offset { remaining.removeFirst() }
                let properties = ScalarProperties(scalar)
                if properties.script.isSpecific, ![.nonspacingMark, .enclosingMark].contains(properties.generalCategory) {
                    #expect(remaining.first.map { properties.scriptExtensions.contains($0.script) } == true)
                }
                offset += UTF8.width(scalar)
            }
        }
    }

    @Test("brackets without end take time that grows with their number alone")
    func brackets() {
        expectLinearTime(from: 6_250, to: 50_000) { count in
            String(repeating: "a(б[", count: count) + String(repeating: "}", count: 4 * count)
        } of: { text in
            #expect(text.scriptRuns.last?.range.upperBound == text.utf8.count)
        }
    }
}
