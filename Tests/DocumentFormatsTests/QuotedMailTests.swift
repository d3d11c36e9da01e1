// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import TestSupport
import Testing

@Suite("Quoted mail in plain text")
struct QuotedMailTests {
    @Test(
        "A paragraph of a quotation is a text without the marks before its lines",
        arguments: [
            (
                "Ana wrote:\n> Please do not use the\n> lifts.\n>\n> > Why?\r\n> > I do\r\n> No.\n\nYes.\n",
                ["Ana wrote:\n", "Please do not use the\nlifts.", "Why?\r\nI do", "No.", "\nYes.\n"]
            ),
            (">> Yes,\n>> I do.\n> No.", ["Yes,\nI do.", "No."]), ("> - tea\n>   and milk\n", ["- tea\n  and milk"]),
            (">\tone\n>\ttwo\r>\tthree", ["one\ntwo\rthree"]), ("> one\u{FFFC}\n> two\n", ["one\u{FFFC}\ntwo"]),
            ("> one\n> $ make all\n> two\n", ["one\n$ make all\ntwo"]),
        ])
    func readsParagraphs(content: String, texts: [String]) throws {
        #expect(Document(content).passages.map(\.text) == texts)
        try expectWhole(content, format: PlainText())
    }

    @Test(
        "What is typed at a prompt, a single line and a mark without a space are none",
        arguments: [
            ">>> one of us\n>>> two\n", "> 10 km     far\n< 10 km     near\n", "File\n> Print\n\n> Save\n", ">one\n>two\n",
            "a > b\nb > c", " > one\n > two\n", ">\n>\n", ">", "> ",
        ])
    func leavesOthers(content: String) throws {
        #expect(Document(content).passages.map(\.text) == [content])
        try expectWhole(content, format: PlainText())
    }

    @Test("Each line of a translation gets the marks, however many lines there are")
    func writesMarks() throws {
        let document = Document("So:\r\n> one\r\n> two\r\n\r\n>> three\n>> four\n")
        #expect(document.passages.map(\.text) == ["So:\r\n", "one\r\ntwo", "three\nfour"])
        #expect(
            document.replacing(["Así:\r\n", "uno\r\ny\r\ndos", "tres cuatro"])
                == "Así:\r\n> uno\r\n> y\r\n> dos\r\n\r\n>> tres cuatro\n")
    }

    @Test("The marks are text to who tells the languages of all of it")
    func areReadWithCode() throws {
        let content = "> one\n> two\n"
        #expect(Document(content).readingCode.passages.map(\.text) == [content])
    }

    @Test("The time grows in proportion to the text")
    func linearTime() {
        expectLinearTime(from: 1_000, to: 8_000) {
            String(repeating: "> one\n>> two\n>\nthree\n", count: $0)
        } of: {
            _ = Document($0)
        }
    }
}
