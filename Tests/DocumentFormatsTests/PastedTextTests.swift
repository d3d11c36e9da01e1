// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DocumentFormats

@Suite("What people paste from terminals and files into plain text")
struct PastedTextTests {
    private func lines(_ ranges: [Range<Int>], of bytes: [UInt8]) -> [String] {
        ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        "Settings of YAML that are set in below each other are a block",
        arguments: [
            (
                "Use this:\n\nimport:\n  batch_size: 500\n  server: mail.example.org\n\nThen wait.",
                "import:\n  batch_size: 500\n  server: mail.example.org\n"
            ),
            ("a:\n\tb:\ttrue\n", "a:\n\tb:\ttrue\n"), ("a:\n  b: true\nThat is all: wait", "a:\n  b: true\n"),
            ("  a:\n    path: /tmp", "  a:\n    path: /tmp"),
        ])
    func settings(text: String, block: String) {
        let bytes = Array(text.utf8)
        #expect(lines(SettingBlocks.ranges(in: bytes, from: 0), of: bytes) == [block])
    }

    @Test(
        "Recipes, forms and sentences are none",
        arguments: [
            "dough:\n  flour: 500\n  sugar: 200\n", "name: Ana\npath: /tmp\n", "note:\n  this works: on Monday or so\n",
            "a: true", "",
        ])
    func noSettings(text: String) {
        #expect(SettingBlocks.ranges(in: Array(text.utf8), from: 0) == [])
    }

    @Test(
        "What stands below a command that is set in is what the program answered",
        arguments: [
            ("    $ club --version\n    club 4.3.1 (build 20260428)\n\nThen go on.", ["    club 4.3.1 (build 20260428)\n"]),
            ("  $ a\n  one\n    two\nThree", ["  one\n", "    two\n"]), ("$ club\nThen wait.", []), ("  It costs\n  $ 5", []),
            ("", []),
        ])
    func output(text: String, expected: [String]) {
        let bytes = Array(text.utf8)
        #expect(lines(TerminalOutput.ranges(in: bytes, from: 0), of: bytes) == expected)
    }

    @Test(
        "A statement of a program on a line stays, and sentences that look like one do not",
        arguments: [
            ("for fountain in fountains where fountain.isOpen(in: .november) { map.add(fountain) }", true),
            ("let x = foo(bar)", true), ("const total = sum(prices)", true), ("int count = 0;", true),
            ("\"roles\": [\"admin\", \"editor\"]", true), ("\"count\": 5", true), ("\"Hund\": \"dog\"", false),
            ("Abbreviations: k = knit; p = purl; rep = repeat;", false), ("Let us go (now)", false),
            ("for the show (8 pm) {see below}", false), ("a set { of three }", false),
        ])
    func statements(line: String, isCode: Bool) throws {
        let document = try Document("It begins.\n\n    \(line)\n\nIt ends.\n", format: PlainText())
        #expect(document.passages.contains { $0.text.contains(line) } == !isCode)
    }

    @Test(
        "Calls of a program that the text describes, and lines of its log, stay",
        arguments: [
            "  shelf add \"The Hobbit\"", "2026-05-03 10:15:22 [error] import failed: no such file", "  shelf lend Hobbit Anna",
        ])
    func calls(line: String) throws {
        let help = "Usage: shelf COMMAND\n\nCommands:\n  add TITLE   add a book\n  lend TITLE  note who has it\n\n"
        let document = try Document("\(help)\(line)\n\nIt is done.\n", format: PlainText())
        let words = document.passages.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        #expect(words == [help.split(whereSeparator: \.isWhitespace).joined(separator: " "), "It is done."])
    }

    @Test("A sentence about that program is text, wherever its lines end")
    func sentence() throws {
        let text = "Usage: shelf COMMAND\n\nCommands:\n  add TITLE   add a book\n\nWhat you\nshelf add puts into the box\nstays."
        #expect(try Document(text, format: PlainText()).passages.contains { $0.text.contains("shelf add puts") })
    }

    @Test(
        "Calls of programs that are words, and options on a line of their own, stay in a page of a manual",
        arguments: [
            ("       copy -rv ~/photos /mnt/disk", true), ("\tcopiar --todo ~/fotos disco", true),
            ("       -help\n\t  Shows a summary.", true), ("copy -rv ~/photos /mnt/disk", false),
            ("       copy -r copies the folders", false),
            ("       monday -tuesday 5/6", false), ("       -help", false), ("       -bueno\n       -claro", false),
        ])
    func manuals(lines: String, isKept: Bool) throws {
        let document = try Document("It begins.\n\n\(lines)\n\nIt ends.\n", format: PlainText())
        let first = lines.prefix { $0 != "\n" }
        #expect(document.passages.contains { $0.text.contains(first) } == !isKept)
    }
}
