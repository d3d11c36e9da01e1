// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import TestSupport
import Testing

@Suite("Lines that programs read stay in plain text")
struct KeptLinesTests {
    private func texts(_ content: String) throws -> [String] {
        try expectWhole(content, format: PlainText())
        return try Document(content, format: PlainText()).passages.map(\.text)
    }

    @Test(
        "What git log writes above a message is no text, where the line of the commit stands first",
        arguments: [
            (
                "commit 4be07d1\nAuthor: Piet <piet@heron.example>\nDate:   Mon Apr 8 2024\n\n    Fix it\n",
                ["\n    Fix it\n"]
            ),
            ("* commit 4be07d1 (HEAD -> main)\n| Merge: 1a2b3c4 5d6e7f8\n| Author: x\n|\n", ["|\n"]),
            ("Author: Ana\nDate: Monday\n", ["Author: Ana\nDate: Monday\n"]),
            ("commit 4be07d1\nIt is good.\n", ["commit 4be07d1\nIt is good.\n"]),
            ("commit a crime\nAuthor: Ana\n", ["commit a crime\nAuthor: Ana\n"]),
        ])
    func history(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
    }

    @Test(
        "Lines that close or join issues are no text, and sentences about issues are",
        arguments: [
            ("Closes #1532", true), ("Fixes #12, #13.", true), ("Resolves heron/web#3 and closes #4", true),
            ("Related to !987", true), ("Refs: #5", true), ("    See-also: #12", true),
            ("Fixes https://a.example/b/issues/12", true),
            ("Fixes: 54a4f0239f2e (\"Make it fast\")", true), ("Fixes the problem of #12", false), ("Refs #5 in part", false),
            ("Fixes: the crash", false), ("fixes #12", false), ("See #12", false), ("Closes #", false), ("Fixes #12 and", false),
        ])
    func issues(line: String, isKept: Bool) throws {
        let texts = try texts("It works.\n\n\(line)\n\nIt ends.\n")
        #expect(texts.contains { $0.contains(line) } == !isKept)
    }

    @Test(
        "A hunk of a patch is no text as far as it counts its lines",
        arguments: [
            (
                "--- a/x.txt\n+++ b/x.txt\n@@ -1,2 +1,2 @@\n The first line.\n-The old line\n+The new line\n"
                    + "Then text.\n- an item\n",
                ["Then text.\n- an item\n"]
            ),
            ("See:\n  @@ -1 +1,2 @@ main\n  -a house\n  +a dog\n  +a cat\n  +a bird\n", ["See:\n", "  +a bird\n"]),
            ("@@ -1,3 +1,3 @@\n one\n\n two\nthree\n", ["three\n"]),
            ("--- notes.orig 2024\n+++ notes 2024\n@@ -0,0 +1 @@\n+hello\n\\ No newline at end of file\n-- \n", ["-- \n"]),
            ("diff --git a/x b/y\nrename from x\nrename to y\n\nrename it to y\n", ["\nrename it to y\n"]),
            ("--- not a patch\n+ good\n- bad\n", ["--- not a patch\n+ good\n- bad\n"]),
            ("@@ the start @@\n-a house\n", ["@@ the start @@\n-a house\n"]),
        ])
    func patches(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
    }

    @Test(
        "What is typed at Python's prompts is no text, with the answers, and quotations and menus are",
        arguments: [
            (
                ">>> import app\n>>> app.run(debug=True)\n'ok'\n>>> app.name\na house\n\nThen wait.\n>>> app\n",
                ["\nThen wait.\n"]
            ),
            ("  >>> for x in xs:\n  ...     print(x)\n  one\nText\n", ["Text\n"]),
            (">>> Click here\n>>> [Save]\n", [">>> Click here\n>>> [Save]\n"]),
            (">>> import app\n>>> and it has failed again\n", [">>> import app\n>>> and it has failed again\n"]),
            (
                "Traceback (most recent call last):\n  File \"a.py\", line 2, in f\n    open the door\n"
                    + "ValueError: invalid literal for int()\nError: there is none\n",
                ["Error: there is none\n"]
            ),
        ])
    func sessions(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
    }

    @Test(
        "Sections of settings are no text but for their comments, and lists of vocabulary are",
        arguments: [
            (
                "Example:\n\n    [server]\n    port = 7070\n\n    # The place.\n    [storage]\n    path = \"/srv/a\"\n\nEnd\n",
                ["Example:\n\n", "\n    # The place.\n", "\nEnd\n"]
            ),
            ("[[products]]\nname = \"heron\"\n[remote \"origin\"]\nurl = house\nThen.\n", ["Then.\n"]),
            ("[food]\npan = bread\nvino = wine\n", ["[food]\npan = bread\nvino = wine\n"]),
            ("[laughs]\nIt is good.\n", ["[laughs]\nIt is good.\n"]),
        ])
    func sections(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
    }

    @Test(
        "The calls below the heading of a synopsis are no text, and the synopsis of a film is",
        arguments: [
            (
                "SYNOPSIS\n       watch [options] command\n       cut OPTION... [FILE]...\n\nDESCRIPTION\n       It runs.\n",
                ["SYNOPSIS\n", "\nDESCRIPTION\n       It runs.\n"]
            ),
            ("SINOPSIS\n  ver archivo\n", ["SINOPSIS\n"]),
            ("Synopsis:\n  A young woman\n  returns home\n", ["Synopsis:\n  A young woman\n  returns home\n"]),
            ("Synopsis\n  returns to the house\n", ["Synopsis\n  returns to the house\n"]),
        ])
    func synopses(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
    }

    @Test("The time grows in proportion to the text")
    func linearTime() {
        expectLinearTime(from: 1_000, to: 8_000) {
            "SYNOPSIS\n" + String(repeating: "  a b\n[c]\n@@ -1 +1 @@\n>>> d()\ncommit 4be07d1\nDate: x\n--- e\n", count: $0)
        } of: {
            _ = Document($0)
        }
    }
}
