// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import RecognitionEvaluation
import Testing

@Suite("Evaluation")
struct EvaluationTests {
    private static let german = "Wo ist der Bahnhof, bitte? Ich suche ihn schon seit einer Stunde."

    private func texts(_ tags: [LanguageTag], text: String = EvaluationTests.german) -> [LabelledText] {
        tags.map { LabelledText(language: $0, source: "", text: text) }
    }

    @Test("Lines of a file that are not labelled are told by their numbers, and empty ones are not")
    func tellsOtherLines() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-labelled-\(UUID()).tsv")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("de\tJa\nno tab\n\nes\tx\tSí\nnot a tag\tNo\r\n".utf8).write(to: file)
        var others: [Int] = []
        let texts = try LabelledText.read(file.path) { others.append($0) }
        #expect(texts.map(\.text) == ["Ja", "Sí"] && texts.map(\.source) == ["", "x"])
        #expect(others == [2, 5])
    }

    @Test("A language counts as much as another, however many texts it has")
    func weighsLanguagesAlike() async throws {
        var evaluation = Evaluation(of: try LanguageDetector())
        await evaluation.add(texts(["de", "de", "de", "en"]))
        #expect(evaluation.macroAccuracy == 0.5)
        #expect(evaluation.textCount == 4)
        #expect(evaluation.worst(1).map(\.language) == ["en"])
        #expect(evaluation.confusions(9).map { "\($0.right)>\($0.given) \($0.count)" } == ["en>de 1"])
        #expect(evaluation.reliability.all.count == 4)
        #expect(evaluation.reliability.all.right == 3)
    }

    @Test("Languages that cannot answer are not judged")
    func leavesOut() async throws {
        let detector = LanguageDetector(profile: try .embedded(), options: .init(candidates: ["de", "en"]))
        var evaluation = Evaluation(of: detector)
        await evaluation.add(texts(["de", "fr", "tlh"]))
        #expect(evaluation.textCount == 1)
        #expect(evaluation.unjudged == ["fr": 1, "tlh": 1])
    }

    @Test("Undetermined texts are neither right nor mistaken")
    func countsUndetermined() async throws {
        var evaluation = Evaluation(of: try LanguageDetector())
        await evaluation.add(texts(["de"], text: "12:30") + texts(["de"]))
        #expect(evaluation.undeterminedShare == 0.5)
        #expect(evaluation.scores["de"]?.mistakes == [:])
        #expect(evaluation.reliability.all.count == 1)
        #expect(evaluation.risk(atLeast: 0).coverage == 0.5)
        #expect(evaluation.risk(atLeast: 0).wrongShare == 0)
        #expect(evaluation.scoresByLength[TextLength(of: "12:30")]?.accuracy == 0)
    }

    @Test("Classes of length meet without gap", arguments: [0, 1, 5, 6, 10, 11, 320, 321, 5000])
    func classifiesLengths(count: Int) throws {
        let description = TextLength(of: String(repeating: "ä", count: count)).description
        let bounds = description.split(separator: "-", omittingEmptySubsequences: false)
        #expect(try #require(Int(bounds[0])) <= count)
        #expect(bounds[1].isEmpty ? count > 320 : (Int(bounds[1]) ?? 0) >= count)
    }
}
