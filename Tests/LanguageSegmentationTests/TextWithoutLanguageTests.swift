// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing
import TranslationBatches

@Suite("Text that is not evidence (contract 4.4)")
struct TextWithoutLanguageTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    private static let pieces = [
        "https://example.org/agenda/2024-03?z=4", "someone@example.org", "3.141,59", "17:45", "+49 30 1234567", "build_42.tar.gz",
        "/usr/share/doc/README.md", "0x7f3a", "🙂",
    ]

    @Test("belongs to the span around it inside a sentence", arguments: pieces)
    func inline(piece: String) {
        for text in [
            "Wir treffen uns am Donnerstag \(piece) in der großen Halle neben dem Bahnhof.",
            "\(piece) ist das, was wir gestern in der großen Halle gesehen haben.",
            "Wir haben gestern in der großen Halle neben dem Bahnhof gewartet \(piece)",
        ] {
            let spans = segmenter.spans(of: text)
            #expect(spans.map(\.language) == ["de"], "\(text)")
        }
    }

    @Test("belongs to the span around it in each of several languages", arguments: pieces)
    func betweenLanguages(piece: String) {
        let german = "Wir treffen uns am Donnerstag \(piece) in der großen Halle neben dem Bahnhof.\n\n"
        let french = "Nous avons attendu longtemps devant la gare \(piece) avant de rentrer à la maison."
        let spans = segmenter.spans(of: german + french)
        #expect(spans.map(\.language) == ["de", "fr"])
        #expect(spans.first?.range.upperBound == german.utf8.count)
    }

    @Test(
        "is a span with a reason and no language as a block of its own",
        arguments: ["https://example.org/agenda/2024-03?z=4", "12 345,67\n89", "---", "🙂🙂🙂", "+49 30 1234567"])
    func block(piece: String) throws {
        let german = "Wir treffen uns am Donnerstag in der großen Halle neben dem Bahnhof.\n\n"
        let french = "Nous avons attendu longtemps devant la gare avant de rentrer à la maison."
        for text in [german + piece + "\n\n" + french, german + piece, piece + "\n\n" + french] {
            let spans = segmenter.spans(of: text)
            let block = try #require(spans.first { $0.language == nil }, "\(text)")
            let bytes = Array(text.utf8)[block.range]
            #expect(String(decoding: bytes, as: UTF8.self).trimmingWhiteSpace == piece)
            guard case .undetermined = block.outcome else {
                Issue.record("a block in no language has no reason")
                continue
            }
            #expect(BatchPlan(of: [.init(text: text, spans: spans)]).batches.flatMap(\.items).allSatisfy { $0.text != piece })
        }
    }

    @Test(
        "is a span with no language as a line of code, although its words are English",
        arguments: [
            "for bird in birds where bird.sings(at: .dawn) { print(bird.name) }",
            "def average(values): return sum(values) / len(values)",
            "let total = items.reduce(0) { $0 + $1.price }",
        ])
    func code(line: String) {
        let english = "We met on Saturday morning in the old customs house, and eleven people came."
        let french = "Nous avons attendu longtemps devant la gare avant de rentrer à la maison."
        for text in ["\(english)\n\n    \(line)\n\n\(english)", "\(french)\n\n\(line)\n\n\(english)"] {
            let spans = segmenter.spans(of: text)
            #expect(spans.count == 3 && spans[1].language == nil, "\(text)")
        }
        let quoted = "\(english) Then we wrote \(line) on the wall, and everybody laughed."
        #expect(segmenter.spans(of: quoted).map(\.language) == ["en"])
    }

    @Test("is a span with its own reason beside words that are in no clear language, as the cells of a table are")
    func cells() {
        let cells = ["Zqxvw krtpl", "12", "Grmbl fnord", "3,50", "Xkcd qwrtz", "https://example.org/"]
        for count in 2...cells.count {
            let text = cells[..<count].joined(separator: "\n\n")
            let spans = segmenter.spans(of: text)
            let texts = spans.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self).trimmingWhiteSpace }
            #expect(texts == Array(cells[..<count]))
            for (index, span) in spans.enumerated() {
                let reason: UndeterminedReason = index % 2 == 0 ? .tooLittleEvidence : index == 5 ? .fixedText : .noLetters
                #expect(span.outcome == .undetermined(reason), "\(text)")
            }
        }
        // Lines of code are one span, whatever stands alone on a line.
        #expect(segmenter.spans(of: "zqxvw {\n  krtpl()\n}\nfnord\n").count == 1)
    }

    @Test(
        "is in no language to its end, however long it is",
        arguments: ["1,234 ", "1234567890 ", "https://example.com/a/b "])
    func long(piece: String) {
        let before = "We met on Saturday morning in the old customs house.\n\n"
        let block = String(repeating: piece, count: 600_000 / piece.utf8.count)
        let spans = segmenter.spans(of: before + block + "\n\nNobody knew why the train was late again.")
        #expect(spans.map(\.language) == ["en", nil, "en"])
        let range = before.utf8.count..<(before + block).utf8.count
        #expect(
            spans.count == 3 && spans[1].range.lowerBound == range.lowerBound && spans[1].range.upperBound >= range.upperBound)
    }

    @Test(
        "is a span of its own as a number between empty lines, whatever stands before the noise above it",
        arguments: ["", "12345.\n"])
    func numberBelowNoise(before: String) {
        let noise = before + "Qwrtz sdfgh jklmn xcvbb pwrtz qsdfg hjklm wxcvb.\n\n"
        let spans = segmenter.spans(of: noise + "67890\n\nThe house stands by the river, and nobody has lived there for years.")
        #expect(spans.map(\.language) == [nil, nil, "en"])
        #expect(spans.first?.range == 0..<noise.utf8.count)
    }

    @Test("is one span with the reason that detection gives when it is all there is")
    func alone() throws {
        let texts = try TestSentences.allNoise().map(\.text)
        var checkedCount = 0
        for text in texts {
            let spans = segmenter.spans(of: text)
            guard spans.count == 1 else { continue }
            checkedCount += 1
            #expect(spans[0].outcome == segmenter.detector.detect(text).outcome)
        }
        #expect(checkedCount == texts.count, "\(texts.count)")
        for text in ["12345 -- !!", "🙂🙂", "https://example.com/a/b", " \n\n ", "1984\n\n42\n"] {
            let outcome = segmenter.detector.detect(text).outcome
            #expect(segmenter.spans(of: text).map(\.outcome) == [outcome], "\(text)")
        }
    }
}

extension String {
    fileprivate var trimmingWhiteSpace: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
