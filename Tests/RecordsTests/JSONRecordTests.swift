// SPDX-License-Identifier: Apache-2.0

import Foundation
import Records
import TestSupport
import Testing

@Suite("Records of JSON")
struct JSONRecordTests {
    @Test("Fields come back as they were written, in their order")
    func keepsFields() throws {
        let line = #" { "id" : [1, 2.50e+03 ,{"a":null}] ,"b\u0041":true,"text":"a\/b\n\u00e4\ud83d\ude00","id":-0 } "#
        let record = try JSONRecord(line)
        #expect(record.fields.map(\.name) == ["id", "bA", "text", "id"])
        #expect(record.fields.map(\.value) == [#"[1, 2.50e+03 ,{"a":null}]"#, "true", #""a\/b\n\u00e4\ud83d\ude00""#, "-0"])
        #expect(record.string("text") == "a/b\nä😀")
        #expect(record.value("id") == "-0")
        #expect(record.string("bA") == nil)
    }

    @Test("Every escape is undone, in names as in values, and checked where a value is passed over")
    func undoesEscapes() throws {
        let record = try JSONRecord(#"{"\"\u00e9":"\"\\\/\b\f\n\r\t\u00e9\u00E9\u4e2dx\uD83D\uDE00"}"#)
        #expect(record.string("\"é") == "\"\\/\u{8}\u{C}\n\r\téé中x😀")
        for (escape, offset) in [(#"\u12g4"#, 11), (#"\u12"#, 11), (#"\x"#, 8), (#"\U0041"#, 8)] {
            let error = #expect(throws: JSONRecordError.self) { try JSONRecord(#"{"a":[""# + escape + #""]}"#) }
            #expect(error?.offset == offset, "\(escape)")
        }
    }

    @Test("Halves of surrogate pairs and ill-formed bytes become U+FFFD")
    func replacesFaults() throws {
        #expect(try JSONRecord(#"{"t":"\ud83d x \ude00"}"#).string("t") == "\u{FFFD} x \u{FFFD}")
        let bytes = Array("{\"t\":\"a".utf8) + [0xFF] + Array("b\"}".utf8)
        let record = try bytes.withUnsafeBufferPointer { try JSONRecord($0) }
        #expect(record.string("t") == "a\u{FFFD}b")
    }

    @Test(
        "What is not an object on one line is refused, with the place",
        arguments: [
            ("", 0), ("x", 0), ("{", 1), ("[]", 0), ("{}x", 2), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{\"a\":1,}", 7),
            ("{\"a\":01}", 6),
            ("{\"a\":1.}", 7), ("{\"a\":tru}", 8), ("{\"a\":\"\\x\"}", 7), ("{\"a\":\"\t\"}", 6), ("{\"a\":-}", 6),
            ("{'a':1}", 1),
        ])
    func refuses(line: String, offset: Int) {
        let error = #expect(throws: JSONRecordError.self) { try JSONRecord(line) }
        #expect(error?.offset == offset)
    }

    @Test("Deep nesting is refused rather than followed")
    func refusesDepth() {
        let line = "{\"a\":" + String(repeating: "[", count: 100_000)
        #expect(throws: JSONRecordError.self) { try JSONRecord(line) }
        let allowed = "{\"a\":" + String(repeating: "[", count: 200) + String(repeating: "]", count: 200) + "}"
        #expect(throws: Never.self) { try JSONRecord(allowed) }
    }

    @Test("What is written is read again by Foundation, and the other way about")
    func agreesWithFoundation() throws {
        var numbers = SeededNumbers(seed: 8259)
        for _ in 0..<300 {
            // Foundation on Linux drops a U+FEFF that a string begins with: the next test has it.
            let scalars = (0..<20).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x1_1000, using: &numbers)) }
                .drop { $0 == "\u{FEFF}" }
            let text = String(String.UnicodeScalarView(scalars))
            let written = JSONRecord(fields: [JSONRecord.Field(name: text, string: text)]).description
            let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: String]
            #expect(read == [text: text])
            let foundation = try JSONSerialization.data(withJSONObject: ["t": text])
            #expect(try JSONRecord(String(decoding: foundation, as: UTF8.self)).string("t") == text)
        }
    }

    @Test("A byte order mark that a string begins with stays")
    func keepsByteOrderMark() throws {
        let text = "\u{FEFF}a\u{FEFF}"
        let written = JSONRecord(fields: [JSONRecord.Field(name: "t", string: text)]).description
        #expect(try JSONRecord(written).string("t")?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }

    @Test("Fields of the same names give way to added ones")
    func replaces() throws {
        var record = try JSONRecord(#"{"id":1,"source":"x","text":"t"}"#)
        record.replace(with: [JSONRecord.Field(name: "source", string: "de")])
        #expect(record.description == #"{"id":1,"text":"t","source":"de"}"#)
    }

    @Test("A line of white space is blank, and one of other control characters is no object")
    func tellsBlankLines() {
        func isBlank(_ line: String) -> Bool { Array(line.utf8).withUnsafeBufferPointer { TextRecord.isBlank($0) } }
        #expect(isBlank("") && isBlank(" \t\r"))
        #expect(!isBlank("\u{1}\u{2}") && !isBlank("\0"))
    }

    @Test("Objects of an array are read as records")
    func readsArrays() throws {
        let record = try JSONRecord(#"{"spans":[ {"text":"a"} , {"text":"b","start":1} ],"n":[1],"e":[]}"#)
        #expect(record.records("spans")?.compactMap { $0.string("text") } == ["a", "b"])
        #expect(record.records("e") == [])
        #expect(record.records("n") == nil)
        #expect(record.records("none") == nil)
    }
}
