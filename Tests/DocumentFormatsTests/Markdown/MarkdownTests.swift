// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import TestSupport
import Testing

@Suite("Markdown")
struct MarkdownTests {
    static let page = """
        ---
        title: Not text
        tags: [a, b]
        ---

        # A heading with *stress* #

        The first paragraph goes on
        over `two lines` and has [a link](https://example.org/a_(b) "Its title").

        > A quotation over
        > two lines,
        and a lazy third.
        > > One inside.

        - an item
          that goes on
        - [ ] a task &amp; more

              code of the item

        1. number one

           its second paragraph

        ```swift
        let code = "no text"
        ```

            more code

        | Name | What \\| which |
        | :--- | ---: |
        | **Ada** | see <https://example.org> now |

        Underlined
        over two lines
        ===

        [label]: https://example.org/x
          'A title'

        <div class="x">
        HTML &lt; <b>more</b>
        </div>

        See [label], [text][label] and https://example.org/y. Snake_case_name and 2 * 3, \\*stars\\*.[^1]

        [^1]: A note.

        """

    @Test("The text of blocks is found, with markup inside as placeholders, and code and front matter are none")
    func findsText() throws {
        let texts = try Document(Self.page, format: Markdown()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        #expect(
            texts == [
                "A heading with ¤stress", "The first paragraph goes on over ¤ and has ¤a link¤.",
                "A quotation over two lines, and a lazy third.", "One inside.", "an item that goes on", "a task & more",
                "number one", "its second paragraph", "Name", "What | which", "Ada", "see ¤ now",
                "Underlined over two lines", "HTML < ¤more",
                "See ¤, ¤text¤ and ¤. Snake_case_name and 2 * 3, *stars*.", "A note.",
            ])
    }

    @Test("What is replaced stands in its place with the markup it had, and all else stays byte for byte")
    func replaces() throws {
        let document = try Document(
            "> A *quick*\n> fox\n\n```\ncode\n```\n\n- see [it](x)\n", format: Markdown())
        let texts = document.passages.map { $0.text.uppercased() }
        #expect(document.replacing(texts) == "> A *QUICK* FOX\n\n```\ncode\n```\n\n- SEE [IT](x)\n")
        // Of the second passage nothing is left that tells where the link was.
        #expect(document.replacing([document.passages[0].text, "see it"]) == document.content)
        // A part of a passage leaves the bytes around it alone, line ends too.
        let part = Document.Replacement(passage: 0, range: 0..<1, text: "One")
        #expect(document.replacing([part]) == "> One *quick*\n> fox\n\n```\ncode\n```\n\n- see [it](x)\n")
    }

    @Test(
        "Text that looks like markup is written so that it reads as text",
        arguments: [
            "# no heading", "- no item", "+ x", "1. no number", "12) x", "> x", "=== x", "a * b *c* _d_ e_f", "`x`", "[x](y)",
            "<b>", "a < b", "&amp; & &x", "\\", "\\*", "ends #", "~~x~~ ~", "a\nb", "!", "![x]", "--- x",
        ])
    func escapes(text: String) throws {
        for source in ["word", "# word", "- word\n- other", "| word | x |\n|---|---|\n"] {
            let document = try Document(source, format: Markdown())
            var texts = document.passages.map(\.text)
            texts[0] = text + (source.hasPrefix("|") ? "|x" : "")
            let again = try Document(document.replacing(texts), format: Markdown())
            #expect(again.passages.map { $0.text } == texts.map { $0.replacing("\n", with: " ") }, "\(again.content)")
        }
    }

    @Test("Text in blocks of HTML is escaped as HTML, without a line that would end the block")
    func replacesInHTML() throws {
        let document = try Document("<p align=center>a <b>b</b> c</p>\n\n> <div>\n> kept\n> </div>\n", format: Markdown())
        #expect(document.passages.map(\.text) == ["a \u{FFFC}b\u{FFFC} c"])
        #expect(
            document.replacing(["*<A>*\n\nx \u{FFFC}b\u{FFFC} c"])
                == document.content.replacing("a <b>", with: "*&lt;A&gt;* x <b>"))
    }

    @Test("Nothing replaced is nothing changed, and every text is Markdown", arguments: 0..<60)
    func keepsBytes(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        let content = junk.text(of: Self.fragments, count: 120)
        try expectWhole(content, format: Markdown())
    }

    static let fragments = [
        "word ", "zwei", "\n", "\n", "\n\n", "\r\n", "\r", "    ", "\t", "> ", "- ", "1. ", "# ", "`", "```", "~~~", "*", "**",
        "_", "[",
        "]", "](", ")", "<", ">", "<b a='", "<!--", "-->", "<div>", "|", "|---|---|\n", "===", "---\n", "+++\n", "\\", "&amp;",
        "&#0;",
        "\u{0}", "\u{FFFC}", "\u{202E}", "e\u{301}", "😀", "[x]: y", "[^1]", "https://a.b/c", "\u{FEFF}", "<?", "<![CDATA[", "\"",
        "'",
    ]

    @Test(
        "Reading and replacing take time that grows with the length alone", .timeLimit(.minutes(2)),
        arguments: [
            "a", "> ", "- ", "*a_ ", "[", "](a", "`a``b", "<a b='", "<!--", "<![CDATA[", "&#x", "|a", "[a]: b\n", "\\",
            "https://",
            "- a\n", "> a\n> ", "[a](", "<a \"", "***", "a\n", "-\n\n", "1. \n", "_a", "(", "\"", "<?", "![a",
        ])
    func isLinear(fragment: String) throws {
        try expectLinearTime(from: 25_000, to: 200_000) {
            repeated(fragment, to: $0)
        } of: { content in
            let document = try Document(content, format: Markdown())
            #expect(document.replacing(document.passages.map(\.text)) == content)
        }
    }
}
