// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LanguageSegmentation
import RecognitionEvaluation
import Reports
import Testing
import UnicodeText

@Suite("What is shown at a terminal")
struct TerminalTests {
    @Test("Columns of a table are as wide as what stands in them")
    func setsTables() {
        let table = TextTable(headings: ["tag", "name"], rows: [["de", "German"], ["zh-Hans", "水"], ["x"]])
        #expect(table.text == "tag      name\nde       German\nzh-Hans  水\nx\n")
        #expect(TextTable(rows: []).text.isEmpty)
    }

    @Test("Nothing in a cell of a table commands the terminal, or begins a row")
    func disarmsTables() {
        let table = TextTable(headings: ["name", "licence"], rows: [["a\u{202E}", "L\u{1B}]0;x\u{7}\nb"], ["c\u{9B}", "d"]])
        let expected = """
            name       licence
            a\\u{202E}  L\\u{1B}]0;x\\u{07}\\nb
            c\\u{009B}  d

            """
        #expect(table.text == expected)
    }

    @Test("Of a table that is wider than the terminal, the columns that do not fit go on below each row")
    func foldsTables() {
        let rows = [["de", "German", "a-licence,another-one,third"], ["zh-Hans", "水", "none"]]
        let table = TextTable(headings: ["tag", "name", "licences"], rows: rows, width: 20)
        let expected = """
            tag      name
              licences
            de       German
              a-licence,
              another-one,third
            zh-Hans  水
              none

            """
        #expect(table.text == expected)
        #expect(TextTable(rows: rows, width: 44).text == TextTable(rows: rows).text)
        #expect(TextTable(rows: rows, width: 43).text.split(separator: "\n").count == 4)
        // No line is wider, but for a cell that cannot be folded.
        for width in 12...44 {
            for line in TextTable(rows: rows, width: width).text.split(separator: "\n") {
                #expect(TerminalWidth.columns(of: String(line)) <= max(width, 14), "\(width): \(line)")
            }
        }
    }

    @Test("Rows wait for each other up to a point, and columns grow from there")
    func growsColumns() {
        var columns = GrowingColumns<Int>()
        var shown: [Int] = []
        for row in 0..<1_200 { shown += columns.add(row, needing: [row == 1_100 ? 9 : 3]) }
        #expect(shown == Array(0..<1_200) && columns.widths == [9])
        var few = GrowingColumns<Int>()
        #expect(few.add(1, needing: [2]).isEmpty && few.finish() == [1] && few.finish().isEmpty)
    }

    @Test("Styles put nothing where they are off")
    func styles() {
        let (on, off) = (TerminalStyle(isOn: true), TerminalStyle(isOn: false))
        #expect(on.strong("a") == "\u{1B}[1ma\u{1B}[22m" && off.strong("a") == "a" && off.coloured("a", as: "de") == "a")
        #expect(on.coloured("a", as: "en").contains("36m") && !on.coloured("a", as: "tlh").contains("36m"))
    }

    @Test("Languages that stand beside one another have different ones of eight hues, and a language its own where it may")
    func differsInHue() throws {
        let tags = try LanguageDetector().profile.languages.map(\.tag.canonical)
        #expect(Set(tags.map { TerminalStyle.hue(of: $0) }) == Set(0..<8))
        for tag in tags {
            for neighbour in 0..<8 {
                let hue = TerminalStyle.hue(of: tag, beside: neighbour)
                #expect(hue != neighbour && (0..<8).contains(hue))
                #expect(hue == TerminalStyle.hue(of: tag) || neighbour == TerminalStyle.hue(of: tag))
            }
        }
    }

    @Test("Spans are shown a line each, and added up")
    func showsSpans() throws {
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        let lines = SpanLines(style: TerminalStyle(isOn: false), width: 60, showsNames: true)
        #expect(lines.summary.isEmpty)
        let text = "Wir treffen uns am Donnerstag in der Halle.\n\nNous rentrons à la maison avec les enfants.\n\n12:30"
        var bytes: [UInt8] = []
        lines.append(segmenter.spans(of: text).map { ($0.range, $0) }, of: text, named: "a\u{1}", to: &bytes)
        let shown = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(shown.first == "a\\u{01}")
        #expect(shown.dropFirst().first?.hasPrefix("  1:1–1:43") == true && shown.contains { $0.contains("  fr  ") })
        #expect(shown.allSatisfy { TerminalWidth.columns(of: $0) <= 60 })
        #expect(lines.summary.contains("German") && lines.summary.contains("1 span"))
    }

    @Test("An evaluation is a row, an object or a line a measure, by the same names")
    func reports() async throws {
        let texts = [
            LabelledText(language: "de", text: "Wo ist der Bahnhof, bitte?"),
            LabelledText(language: "fr", text: "Wo ist der Bahnhof, bitte?"),
        ]
        let set = await EvaluatedSet(name: "set", texts: texts, detector: try LanguageDetector())
        let report = EvaluationReport(set: "a\tset", measures: set.measures)
        let rows = report.rows.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(rows.count == set.measures.count && rows.allSatisfy { $0.count == 5 && $0[0] == "a\\tset" })
        #expect(rows.contains(["a\\tset", "accuracy", "all", "0.5000", "2"]))
        #expect(rows.contains(["a\\tset", "confusion", "fr>de", "1.0000", "1"]))
        #expect(report.objects.contains(#"{"set":"a\tset","measure":"confusion","of":"fr>de","value":1.0000,"texts":1}"#))
        #expect(report.page(worst: 1).contains("and 1 more"))
        #expect(!report.page(worst: .max).contains(" more\n"))
    }

    @Test("What was measured of no text is not shown as measured")
    func measuresNothing() async throws {
        let texts = [LabelledText(language: "tlh", text: "nuqneH")]
        let set = await EvaluatedSet(name: "set", texts: texts, detector: try LanguageDetector())
        let page = EvaluationReport(set: "set", measures: set.measures).page(worst: 1)
        #expect(set.evaluation.textCount == 0 && !page.contains("0.0000  0\n"), "\(page)")
        let html = EvaluationPage(sets: [set], noise: [], subject: "", worst: 1).html
        let overview = try #require(html.split(separator: "Each set of texts").last?.split(separator: "</table>").first)
        #expect(overview.contains("–") && !overview.contains("0.0"), "\(overview)")
    }
}

@Suite("Records of detections")
struct DetectionRecordsTests {
    private static func record(of text: String, format: OutputFormat, explains: Bool = false) throws -> String {
        let detector = try LanguageDetector()
        let records = DetectionRecords(format: format, includesText: !explains, explains: explains)
        var output: [UInt8] = []
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            records.append(
                detector.detect(utf8: bytes), of: bytes, explanation: explains ? detector.explain(text) : nil, to: &output)
        }
        return String(decoding: output, as: UTF8.self)
    }

    @Test("A text of several lines is one line for people")
    func staysOnOneLine() throws {
        let shown = try Self.record(of: "Guten Tag meine\nDamen und\r\nHerren", format: .text)
        #expect(shown.hasSuffix("\tGuten Tag meine Damen und Herren\n") && shown.utf8.count { $0 == 0x0A } == 1)
    }

    @Test("An n-gram is listed once, for or against the answer, and what weighs nothing has no sign")
    func explains() throws {
        struct Record: Decodable {
            struct Ngram: Decodable {
                let text: String
                let weight: Double
            }
            struct Explanation: Decodable { let ngrams: [Ngram] }
            let explanation: Explanation
        }
        for text in ["ja", "Wir treffen uns am Donnerstag in der Halle.", "Det kan jeg ikke"] {
            let record = try Self.record(of: text, format: .ndjson, explains: true)
            let ngrams = try JSONDecoder().decode(Record.self, from: Data(record.utf8)).explanation.ngrams
            #expect(Set(ngrams.map(\.text)).count == ngrams.count && !ngrams.isEmpty)
            #expect(!record.contains(":-0.0,") && !record.contains(":-0.0}"))
        }
    }
}

@Suite("Progress")
struct ProgressLineTests {
    @Test(
        "A line of progress tells the share, the rate and the time left, or what of these is known",
        arguments: [
            (0, 1000, "a: 2 s so far"), (500, 1000, "a: 50%, 250 bytes/s, 2 s left"), (2_000_000, nil, "a: 2 MB, 1 MB/s"),
            (1000, 1000, "a: 99%, 500 bytes/s, 0 s left"), (1, 7201, "a: 0%, 0 bytes/s, 4 h 0 min left"),
        ])
    func tells(done: Int, total: Int?, text: String) {
        #expect(ProgressLine("a", total: total).text(done: done, after: .seconds(2)) == text)
    }

    @Test("No name commands a terminal")
    func escapes() {
        #expect(!ProgressLine("\u{1B}[2J", total: nil).text(done: 1, after: .seconds(1)).utf8.contains(0x1B))
    }
}
