// SPDX-License-Identifier: Apache-2.0

import Records
import Testing

@Suite("Records as they are written")
struct RecordWriterTests {
    private func written(_ body: (inout RecordWriter) -> Void) -> String {
        var writer = RecordWriter()
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test("Fields stand in the order in which they come, and JSON stays as it was written")
    func writesFields() {
        let line = written {
            $0.line {
                $0.field("id", json: "{ \"a\": [1] }")
                $0.field("text", "a\"\\\n\u{1}ä")
                $0.field("none", nil as String?)
                $0.field("count", 3)
                $0.field("isFirst", true)
                $0.field("probability", FourDecimals(0.98765))
                $0.field("tags", ["de", "sr-Latn"])
                $0.field("empty", [])
            }
        }
        #expect(
            line == #"{"id":{ "a": [1] },"text":"a\"\\\n\u0001ä","count":3,"isFirst":true,"probability":0.9877,"#
                + #""tags":["de","sr-Latn"],"empty":[]}"# + "\n")
    }

    @Test("Objects stand in fields and arrays, and commas only between them")
    func nests() {
        let line = written {
            $0.object {
                $0.object("inner") { $0.field("a", 1) }
                $0.array("none", of: [] as [Int]) { $0.field("b", $1) }
                $0.array("some", of: [1, 2]) { $0.field("b", $1) }
                $0.field("last", false)
            }
        }
        #expect(line == #"{"inner":{"a":1},"none":[],"some":[{"b":1},{"b":2}],"last":false}"#)
    }

    @Test("An array may come bit by bit, its bytes taken away meanwhile")
    func streams() {
        var writer = RecordWriter()
        var bytes: [UInt8] = []
        for name in ["x", "y"] {
            writer.openObject()
            writer.field("file", name)
            writer.openArray("spans")
            for start in 0..<3 {
                writer.object { $0.field("start", start) }
                bytes += writer.takeBytes()
            }
            writer.closeArray()
            writer.closeObject()
            writer.endLine()
        }
        bytes += writer.takeBytes()
        let spans = #""spans":[{"start":0},{"start":1},{"start":2}]}"#
        #expect(String(decoding: bytes, as: UTF8.self) == "{\"file\":\"x\",\(spans)\n{\"file\":\"y\",\(spans)\n")
        #expect(writer.bytes.isEmpty)
    }

    @Test("Rows come back as the fields that they were made of, in bytes that were there before too")
    func writesRows() {
        let fields = ["0", "a\tb", "", "C:\\dir", "zwei\nZeilen"]
        var bytes = Array("before\n".utf8)
        RecordWriter.append(to: &bytes) { $0.row(fields) }
        #expect(String(decoding: bytes, as: UTF8.self) == "before\n0\ta\\tb\t\tC:\\\\dir\tzwei\\nZeilen\n")
        let line = bytes.dropFirst(7).dropLast()
        #expect(TabSeparatedField.fields(of: line, count: 5) == fields)
        #expect(TabSeparatedField.fields(of: line, count: 4) == nil)
    }

    @Test("What is read from a line is written as it came")
    func passesOn() throws {
        let line = #"{"id":1.50,"text":"a","more":{"x":[ ]}}"#
        let record = try JSONRecord(line)
        #expect("\(record)" == line)
        #expect(written { $0.object { $0.fields(record.fields) } } == line)
    }
}
