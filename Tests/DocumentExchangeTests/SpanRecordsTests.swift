// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import Records
import TestSupport
import Testing
import TextScanning
import TextStreams

@Suite("Spans as records")
struct SpanRecordsTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    @Test("Rows of a text join to the text, and so does its object")
    func comesBack() throws {
        for text in try RandomMixtures.documents(count: 10) + ["", "a\tb\\n\r\n", "123"] {
            var rows: [UInt8] = []
            SpanRecords(format: .tsv, segmenter: segmenter).append(
                segmenter.spans(of: text), of: text, named: .file(nil), to: &rows)
            let joined = rows.withUnsafeBufferPointer { bytes in ByteLines(bytes).map { SpanRecords.span(ofRow: $0)?.text ?? "?" }
            }
            #expect(joined.joined().utf8.elementsEqual(text.utf8))
            var object: [UInt8] = []
            SpanRecords(format: .ndjson, segmenter: segmenter, includesText: true).append(
                segmenter.spans(of: text), of: text, named: .identifier("[1, 2]"), to: &object)
            let record = try object.withUnsafeBufferPointer { try SpanRecords.joined($0) }
            #expect(record.value("id") == "[1, 2]" && record.string("text")?.utf8.elementsEqual(text.utf8) == true)
        }
    }

    @Test("What is written of a file as it is read is what is written of its text", arguments: [SpanRecords.Format.tsv, .ndjson])
    func streams(format: SpanRecords.Format) throws {
        let folder = try TemporaryFolder()
        let text = try RandomMixtures.longDocument(byteCount: 150_000)
        let path = try folder.write(text, to: "text")
        let records = SpanRecords(format: format, segmenter: segmenter, unit: .utf16, includesText: true)
        var (streamed, whole): ([UInt8], [UInt8]) = ([], [])
        try records.write(TextInput(path: path)) { streamed += $0 }
        records.append(segmenter.spans(of: text), of: text, named: .file(path), to: &whole)
        #expect(streamed == whole)
    }

    @Test("Markup of a document stands between spans, with the reason markup")
    func namesMarkup() throws {
        let document = try Document("# Guten Tag zusammen\n", format: Markdown())
        var rows: [UInt8] = []
        SpanRecords(format: .tsv, segmenter: segmenter).append(
            document.documentSpans(of: document.spans(by: segmenter)), of: document, named: .file("page.md"), to: &rows)
        #expect(String(decoding: rows, as: UTF8.self).hasPrefix("0\t2\tund\t0.0000\tmarkup\tpage.md\t# \n2\t"))
    }

    @Test("Lines that are not records are named and answered, each where it stands, and blank ones are not")
    func namesFaults() {
        let block = Array("{\"text\":\"a\"}\n\n{\"id\":7}\n[]\n".utf8)
        let results = RecordResults(of: block, writesFaults: true) { line, output throws(RecordFault) in
            output += "\(try TextRecord(line).text)\n".utf8
        }
        #expect(results.lineCount == 4 && results.faults.map(\.line) == [3, 4])
        let lines = String(decoding: results.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 3 && lines[0] == "a")
        #expect(lines[1] == #"{"id":7,"reason":"missingText","why":"it has no field “text” that holds a string"}"#)
        #expect(lines[2].hasPrefix(#"{"reason":"malformedRecord","why":"the line is not a JSON object: "#))
    }
}
