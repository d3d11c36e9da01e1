// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import TestSupport
import Testing
import TextScanning

@Suite("Documents")
struct DocumentTests {
    @Test("All of a plain text is text, but for a byte order mark", arguments: ["", "a", "a\u{FEFF}\r\n\u{0}b"])
    func readsPlainText(content: String) throws {
        for mark in ["", "\u{FEFF}"] {
            let document = Document(mark + content)
            #expect(document.passages.map(\.text).joined() == content)
            #expect(document.passages.count == (content.isEmpty ? 0 : 1))
            #expect(document.replacing(document.passages.map { _ in "x" }) == mark + (content.isEmpty ? "" : "x"))
            #expect(try Document(mark + "# A", format: Markdown()).passages.map(\.text) == ["A"])
        }
    }

    @Test(
        "Where lines end in carriage returns alone they read as lines, and are written so",
        arguments: [
            ("Kind regards,\r\rThe secretary\r", "Kind regards,\n\nThe secretary\n", "KIND REGARDS,\r\rTHE SECRETARY\r"),
            ("\u{FEFF}\ra\r", "\na\n", "\u{FEFF}\rA\r"), ("a\rb\n", "a\rb\n", "A\rB\n"), ("a\r\nb", "a\r\nb", "A\r\nB"),
            ("\r\r", "\r\r", "\r\r"),
        ])
    func readsCarriageReturns(content: String, text: String, loud: String) {
        let document = Document(content)
        #expect(document.passages.map(\.text) == [text])
        #expect(document.replacing(document.passages.map { $0.text.uppercased() }) == loud)
        #expect(document.replacing(document.passages.map(\.text)) == content)
    }

    /// A format in which text stands between quotation marks, and a quotation mark inside is doubled.
    private struct Quotations: DocumentFormat {
        let name = "quotations"
        let separator = "\n"

        func passages(of content: String) -> [Passage] {
            var passages: [Passage] = []
            var start: Int?
            for (offset, byte) in content.utf8.enumerated() where byte == UInt8(ascii: "\"") {
                if let open = start {
                    let range = open + 1..<offset
                    passages.append(Passage(range: range, text: String(decoding: Array(content.utf8)[range], as: UTF8.self)))
                    start = nil
                } else {
                    start = offset
                }
            }
            return passages
        }

        func written(_ text: String, for passage: Passage) -> String {
            text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        }
    }

    @Test(
        "Lines of code are no text, and what looks like them is",
        arguments: [
            ("1. INTRODUCTION\nsince 1985\npage 12\n", ["1. INTRODUCTION\nsince 1985\npage 12\n"]),
            (
                "1. WARNING: Do not open.\nWARNING (read first): it is hot\nServers of HTTP/2 send \"push\" frames\n",
                ["1. WARNING: Do not open.\nWARNING (read first): it is hot\nServers of HTTP/2 send \"push\" frames\n"]
            ),
            (
                "2024-05-01 12:00 ERROR no house\nINFO [main] a house\nme - - \"GET /house HTTP/1.1\" 200\nEnd\n",
                ["End\n"]
            ),
            (
                "Usage: tool <command>\nP=1 tool go 4f --to /x\ntool -v\ntool is a tool.\nIt is a tool -a good one\n",
                ["Usage: tool <command>\n", "tool is a tool.\nIt is a tool -a good one\n"]
            ),
            (
                "find the answers -even hard ones- in the book\ncut onions -two each- and fry them\nfind . -name 'a'\nls -l\n",
                ["find the answers -even hard ones- in the book\ncut onions -two each- and fry them\n"]
            ),
            ("color = red\nsize = big\nport = 80\nThe end\n", ["color = red\n", "The end\n"]),
            ("click [OK]\npress <Enter>\ncf. [Dupont]\n", ["click [OK]\npress <Enter>\ncf. [Dupont]\n"]),
            ("adj = adjective\nadv = adverb\n", ["adj = adjective\nadv = adverb\n"]),
            ("$ por noche y persona\n", ["$ por noche y persona\n"]),
            ("Do this:\n```sh\nrm the house\n```\nThen go.\n", ["Do this:\n", "Then go.\n"]),
            ("The House\n~~~~~\n```open\nis not closed\n", ["The House\n~~~~~\n```open\nis not closed\n"]),
            ("Type\n$ make the house\nand wait.\n$ is the sign of it.\n", ["Type\n", "and wait.\n$ is the sign of it.\n"]),
            ("-rw-r--r--  1 me me 12 Mar 14 house\nOne\n-----BEGIN PGP KEY-----\nTwo", ["One\n", "Two"]),
            ("@@ -1 +1 @@\nindex 83db48f..bf1 100644\nindex of all, 12..15.\n", ["index of all, 12..15.\n"]),
            ("SELECT * FROM users;\nSELECT YOUR LANGUAGE FROM THE LIST\n", ["SELECT YOUR LANGUAGE FROM THE LIST\n"]),
            (
                "int x = 0;\nputs(\"a\");\nWe agree (see annex);\nto the file(s);\nLet the price of it = 5;\n",
                ["We agree (see annex);\nto the file(s);\nLet the price of it = 5;\n"]
            ),
            (
                "if (x) {\n} else {\nserver {\nfor i in range(3):\nelse:\nif you do not have one (most do not):\npublic:\n",
                ["if you do not have one (most do not):\npublic:\n"]
            ),
            (
                "\"name\": \"value\",\n\"size\": 5,\n\"is\": true,\n\"Hello\": he said.\n\"apple\": a fruit of a tree,\n",
                ["\"Hello\": he said.\n\"apple\": a fruit of a tree,\n"]
            ),
            (
                "$ in thousands of houses\n1 metre = 100 centimetres;\n",
                ["$ in thousands of houses\n1 metre = 100 centimetres;\n"]
            ),
            (
                "  sync [-nqv] [--delete] DIR\nsort [OPTION]... [FILE]...\nmirror -x A\nIt [--] ends.\nsee [-x].\nso [sic]\n",
                ["It [--] ends.\nsee [-x].\nso [sic]\n"]
            ),
            ("  led = off\n  volume = high\nenergy = mass\n\nx = y\n", ["\nx = y\n"]),
            ("speed = distance / time\n", ["speed = distance / time\n"]),
            (
                "Traceback (most recent call last):\n  File \"a.py\", line 2, in f\n    raise Error(x)\nraise the flag (now)\n",
                ["raise the flag (now)\n"]
            ),
            (
                "2024-05-01 10:00:00 ERROR app - no\nERROR [main] no\n1.2.3.4 \"GET /a HTTP/1.1\" 200\nERROR is a word of it\n",
                ["ERROR is a word of it\n"]
            ),
            (
                "  find . -name '*.txt' | sort\nfind the house - or not.\nsort it out\n",
                ["find the house - or not.\nsort it out\n"]
            ),
            (
                "Mar 04 09:10:55 host vpn[12]: no\nMar  4 09:10:55 host kernel: x y\nMar 04 09:10:55 I saw it: the end\n",
                ["Mar 04 09:10:55 I saw it: the end\n"]
            ),
            (
                "site/\n├── images\n│\u{A0}\u{A0} └── a.png  # mine\n|-- new\n|   `-- old/\n-- Ann\nand/\n├── Our staff\n",
                ["-- Ann\nand/\n├── Our staff\n"]
            ),
            ("$ 5 is the price.\n>>> Click here to see\n", ["$ 5 is the price.\n>>> Click here to see\n"]),
        ])
    func leavesCode(content: String, texts: [String]) throws {
        let document = try Document(content, format: PlainText())
        #expect(document.passages.map(\.text) == texts)
        try expectWhole(content, format: PlainText())
    }

    @Test("Texts go back into their places as the format writes them, and the rest stays byte for byte")
    func replaces() throws {
        let document = try Document("x \"ä\"\r\ny \"b\" z", format: Quotations())
        #expect(document.passages.map(\.text) == ["ä", "b"])
        #expect(document.replacing(["ä", "b"]).utf8.elementsEqual(document.content.utf8))
        #expect(document.replacing(["a\"o", "b"]) == "x \"a\"\"o\"\r\ny \"b\" z")
    }

    /// A format in which a line has the places of its translations, and all lines share a mark at the start.
    private struct Forms: DocumentFormat {
        let name = "forms"

        func passages(of content: String) -> [Passage] {
            let ends = content.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
            return zip([0] + ends.map { $0 + 1 }, ends).map { start, end in
                let range = start..<end
                let piece = Passage.Piece(.verbatim, source: range, text: 0..<range.count)
                let places =
                    [Passage.Destination(at: 0, mark: "!")]
                    + (0..<20).map { Passage.Destination(range: end..<end, before: " \($0)=") }
                return Passage(range: range, text: content[utf8: range].description, pieces: [piece], destinations: places)
            }
        }

        func written(_ text: String, for passage: Passage) -> String { text }
    }

    @Test("A mark that passages share is put in once, however many places they have")
    func putsMarksInOnce() throws {
        let changed = try Document("a\nb\n", format: Forms()).replacing(["x", "y"])
        #expect(changed.hasPrefix("!a 0=x 1=x ") && changed.hasSuffix(" 19=y\n"))
        #expect(changed.count { $0 == "!" } == 1)
    }

    @Test(
        "Megabytes without a space are read in every format, and stay as they are", .timeLimit(.minutes(5)),
        arguments: DocumentFormatRegistry.standard.formats.map(\.identifier))
    func readsLongWords(format identifier: String) throws {
        let word = String(repeating: "a", count: SlowTests.size(1 << 20, whenSlow: 10 << 20))
        let content =
            switch identifier {
            case "subrip": "1\n00:00:01,000 --> 00:00:02,000\n\(word)\n"
            case "webvtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n\(word)\n"
            case "po": "msgid \"\(word)\"\nmsgstr \"\"\n"
            case "xliff":
                "<xliff version='2.1' srcLang='de'><file id='f'><unit id='u'><segment><source>\(word)"
                    + "</source></segment></unit></file></xliff>"
            case "json": "{\"a\": \"\(word)\"}"
            default: word
            }
        let format = try #require(DocumentFormatRegistry.standard.format(identifiedBy: identifier))
        let document = try Document(content, format: format)
        #expect(document.passages.map(\.text) == [word])
        #expect(document.replacing([word]) == content)
    }
}
