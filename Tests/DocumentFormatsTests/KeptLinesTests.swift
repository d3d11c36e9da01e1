// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
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
            ("Related to !987", true), ("Refs: #5", true), ("    See-also: #12", true), ("Fixes https://a.example/b/issues/12", true),
            ("Fixes: 54a4f0239f2e (\"Make it fast\")", true), ("Fixes the problem of #12", false), ("Refs #5 in part", false),
            ("Fixes: the crash", false), ("fixes #12", false), ("See #12", false), ("Closes #", false), ("Fixes #12 and", false),
        ])
    func issues(line: String, isKept: Bool) throws {
        let texts = try texts("It works.\n\n\(line)\n\nIt ends.\n")
        #expect(texts.contains { $0.contains(line) } == !isKept)
    }
}
