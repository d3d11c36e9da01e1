// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

@Suite("Lines of Markdown that are not joined") struct LineMarkTests {
    @Test("Verses and lists of Pandoc, fields, and alternatives of templates keep their lines")
    func readsPandoc() throws {
        let page = """
            | The first verse
            | and the second,
              which goes on
            |
            | the last\\
            | of all

            (@) An example.
            (@good) Another one.

            #. One thing
                #. An inner one
            #. Another thing

            a) The first
            b) The second,
            still

            (iv) Four
            (v) Five

            (I) am here
            and there

            Due:: 2024-05-01
            status:: open house

            A picture
            <div markdown>
            ![The dog](dog.png)
            </div>

            {% if a %}The first text{% elsif b %}The second text{% else %}The third{% endif %}

            ::: module.Class

            Text with (@good) in it
            (@) no item

            | e | 1 |
            | f | 2 |

            | a | b |
            | - | - |
            | c | d |

            """
        let document = try Document(page, format: Markdown())
        #expect(
            document.passages.map(\.text) == [
                "The first verse", "and the second, which goes on", "the last", "of all", "An example.", "Another one.",
                "One thing", "An inner one",
                "Another thing", "The first", "The second, still", "Four",
                "Five", "(I) am here and there", "2024-05-01", "open house", "A picture", "The dog", "The first text",
                "The second text",
                "The third",
                "Text with (@good) in it (@) no item", "e", "1", "f", "2", "a", "b", "c", "d",
            ])
        let changed = document.replacing(document.passages.map { $0.text.uppercased() })
        #expect(changed.split(separator: "\n").filter { $0.hasPrefix("| ") }.count == 9)
        #expect(changed.contains("(@good) ANOTHER ONE.\n") && changed.contains("#. ANOTHER THING\n"))
    }

    @Test(
        "Lines that their writer means as lines are not joined: labels, headings of forms, tags of templates, items, settings",
        arguments: [
            ("**Time:** ten\nto eleven\n**Present**: Ana\n**Note** it\n", ["Time:¤ ten to eleven", "Present¤: Ana ¤Note¤ it"]),
            ("**Expected behavior**\nWhat you expected.\nAnd more\n", ["Expected behavior", "What you expected. And more"]),
            ("> Simple is hard.\n> — *Ana*\n", ["Simple is hard.", "— ¤Ana"]),
            (
                "{{< note >}}\nThe first.\n{{< /note >}}\n{% tab %}\nThe second.\n{% endtab %}\n",
                ["The first.", "The second."]
            ),
            ("1. Open the page.\n   a. Choose one.\n   b. Save it.\n", ["Open the page.", "Choose one.", "Save it."]),
            ("- LATER Buy it\n  SCHEDULED: <2024-03-05 Tue>\n  id:: 65e1f0\n  soon\n", ["LATER Buy it", "soon"]),
            (
                "  * `-t`, `--size`=_SIZE_:\n    Change the size\n    of it.\n  * `-v`:\n    Show it\n    and exit.\n",
                ["Change the size of it.", "Show it and exit."]
            ),
            ("`ls` lists:\nall\n", ["lists: all"]),
            ("10:30 – Metro\n12:00 – Lunch\n", ["10:30 – Metro", "12:00 – Lunch"]),
            ("Mon: swimming\nTue: football\n", ["Mon: swimming", "Tue: football"]),
            (
                "Name of the browser: Firefox\nExpected result: no error\n",
                ["Name of the browser: Firefox", "Expected result: no error"]
            ),
            ("We tried all of these things: one\nand another\n", ["We tried all of these things: one and another"]),
            ("- [>] Moved\n- [-] Dropped\n", ["Moved", "Dropped"]),
            (
                "It works.\nCloses #1532\nRelated to !987\n\n/label ~bug ~\"needs triage\"\n/assign @ana\n/close\n/title One\n",
                ["It works."]
            ),
            ("/usr/bin is here\n/close the door\n/label me\n", ["/usr/bin is here /close the door /label me"]),
            ("> strace -o output-file ps --blah\n> bzip2 output-file\n\nThen\n", ["Then"]),
            ("> i like tea --really\n> and coffee\n", ["i like tea --really and coffee"]),
            ("%% kanban:settings\n```\n{\"a\": \"b\"}\n```\n%%\n\nText\n", ["Text"]),
        ])
    func keepsLines(page: String, expected: [String]) throws {
        let document = try Document(page, format: Markdown())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == expected)
        try expectWhole(page, format: Markdown())
    }

    @Test("Code in a table that a bar parts is no text, whether that ends a cell or not")
    func keepsPartedCode() throws {
        let page = "| Use | For |\n|---|---|\n| see `cat file | sort | head` now | Sort |\n| `a` | one ` mark |\n"
        let document = try Document(page, format: Markdown())
        #expect(document.passages.map(\.text) == ["Use", "For", "see", "now", "Sort", "one \u{FFFC} mark"])
        #expect(document.replacing(document.passages.map(\.text)) == page)
    }

    @Test(
        "What is struck through is a text by itself, and the sentence goes without it",
        arguments: [
            ("It is on ~~Monday~~ Tuesday.\n", ["It is on ¤ Tuesday.", "Monday"]),
            ("- [ ] ~~Old task~~\n", ["Old task"]), ("Buy milk~~, eggs~~ now\n", ["Buy milk¤ now", ", eggs"]),
            ("It is ~~40~~ 30 euros\n", ["It is ¤ 30 euros"]), ("H~2~O and ~~ not ~~ and ~~~x\n", ["and ~~ not ~~ and ~~~x"]),
            ("It is on <del>Monday</del> Tuesday, <s>*at* 3</s> at 4.\n", ["It is on ¤ Tuesday, ¤at¤ 3¤ at 4.", "Monday"]),
            ("~~*One* of* them~~ and ~~two\nlines~~ of\n", ["One¤ of¤ them¤ and ¤two lines¤ of"]),
        ])
    func readsDeletions(source: String, texts: [String]) throws {
        let document = try Document(source, format: Markdown())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == texts)
        #expect(document.replacing(document.passages.map(\.text)) == source)
    }

    @Test("Trailers of commits are no text, in Markdown and in plain text, and their lines stay lines")
    func keepsTrailers() throws {
        let trailers = "Signed-off-by: Ana Gil <ana@x.example>\nCo-authored-by: Bo Rose <bo@x.example>\n"
        for format in [Markdown(), PlainText()] as [any DocumentFormat] {
            let document = try Document("Fix it.\n\n\(trailers)", format: format)
            #expect(document.passages.map { $0.text.filter { $0 != "\n" } } == ["Fix it."])
        }
        let joined = try Document("Fix it\n\(trailers)Reviewed-by: the whole team\n", format: Markdown())
        #expect(joined.passages.map(\.text) == ["Fix it", "Reviewed-by: the whole team"])
    }

    @Test(
        "A blank to be filled in has no backslash behind markup on its line",
        arguments: ["**Name:** ____", "**Signed:** ____ **Date:** ____", "*Name:* ____ (in capitals)"])
    func keepsBlanks(content: String) throws {
        let document = try Document(content, format: Markdown())
        let texts = document.passages.map { $0.text.replacing(/[a-z]+/) { $0.output.uppercased() } }
        let written = document.replacing(texts)
        #expect(written == content.replacing(/[a-z]+/) { $0.output.uppercased() })
        #expect(try Document(written, format: Markdown()).passages.map(\.text) == texts)
    }
}
