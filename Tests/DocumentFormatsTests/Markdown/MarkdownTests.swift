// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import TestSupport
import Testing

@Suite("Markdown")
struct MarkdownTests {
    static let page = """
        ---
        title: A title
        layout: not text
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

    @Test("Signs that are markup only where a line begins get a backslash there alone")
    func escapesLineStarts() throws {
        let note = try Document("**Note**: the cheese  \n1\\. `x` - one\n", format: Markdown())
        let texts = note.passages.map { $0.text.replacing("the cheese", with: "el queso").replacing("one", with: "uno") }
        #expect(note.replacing(texts) == "**Note**: el queso  \n1\\. `x` - uno\n")
        let code = try Document("- `x`: the cheese\n", format: Markdown())
        #expect(code.passages.map(\.text) == ["the cheese"])
        #expect(code.replacing(["el queso"]) == "- `x`: el queso\n")
        let dash = try Document("- `x` — the cheese, `y`: `z`\n", format: Markdown())
        #expect(dash.passages.map(\.text) == ["the cheese, \u{FFFC}:"])
        #expect(try Document("## 1. Rules\n", format: Markdown()).replacing(["1. Reglas"]) == "## 1. Reglas\n")
        #expect(try Document("- Rules\n", format: Markdown()).replacing(["1. Reglas"]) == "- 1\\. Reglas\n")
        let image = try Document("See ![A house](images/my house.png) here\n", format: Markdown())
        #expect(image.passages.map(\.text) == ["See \u{FFFC} here", "A house"])
        #expect(try Document("One `x` two", format: Markdown()).replacing(["- 1 \u{FFFC} + 2"]) == "\\- 1 `x` + 2")
    }

    @Test("The text of blocks is found, with markup inside as placeholders, and code and front matter are none")
    func findsText() throws {
        let texts = try Document(Self.page, format: Markdown()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        #expect(
            texts == [
                "A title", "A heading with ¤stress", "The first paragraph goes on over ¤ and has ¤a link¤.", "Its title",
                "A quotation over two lines, and a lazy third.", "One inside.", "an item that goes on", "a task & more",
                "number one", "its second paragraph", "Name", "What | which", "Ada", "see ¤ now",
                "Underlined over two lines", "A title", "HTML < ¤more",
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

    @Test(
        "Numbers that begin no list, and blanks to be filled in, have no backslash",
        arguments: ["101.5GB is much", "3.14", "1.2.3 is out", "-5 °C", "2)x", "Signed: ____ at ___", "____ one"])
    func keepsNumbers(text: String) throws {
        let document = try Document("word", format: Markdown())
        let written = document.replacing([text])
        #expect(text == "-5 °C" || written == text)
        #expect(try Document(written, format: Markdown()).passages.map(\.text) == [text])
    }

    @Test("A parenthesis behind a bracket begins no link", arguments: ["(b", ": b"])
    func keepsBrackets(text: String) throws {
        let document = try Document("x [a] \n\n[a]\\" + text + "\n", format: Markdown())
        let written = document.replacing(document.passages.map { $0.text.replacing("b", with: "B)") })
        #expect(written == document.content.replacing("b", with: "B)"))
        #expect(try Document(written, format: Markdown()).passages.map(\.text).last?.hasSuffix("B)") == true)
    }

    @Test("Text in blocks of HTML is escaped as HTML, without a line that would end the block")
    func replacesInHTML() throws {
        let document = try Document("<p align=center>a <b>b</b> c</p>\n\n> <div>\n> kept\n> </div>\n", format: Markdown())
        #expect(document.passages.map(\.text) == ["a \u{FFFC}b\u{FFFC} c"])
        #expect(
            document.replacing(["*<A>*\n\nx \u{FFFC}b\u{FFFC} c"])
                == document.content.replacing("a <b>", with: "*&lt;A&gt;* x <b>"))
    }

    @Test(
        "What generators of sites add is kept where it is no text, and is text where people read it",
        arguments: [
            ("# Heading { #id }\n## Two {#two .x k=v}\nText\n{: .note}\n", ["Heading", "Two", "Text"]),
            // Attributes and titles on several lines, but where other marks stand between them.
            (
                "Go <abbr class=\"x\"\n   title=\"Two\n   words\">on</abbr> [a](b\n  \"Its title\") end\n",
                ["Go ¤on¤ ¤a¤ end", "Two words", "Its title"]
            ),
            (
                "> Go <abbr class=\"x\"\n> title=\"One\">on</abbr> <i title=\"Two\n> words\">end</i>\n",
                ["Go ¤on¤ ¤end", "One"]
            ),
            // A line that stays is a passage of its own.
            (
                "Dear Sir  \nThank *you\\\nvery* much<br>on<br/>[it](x\n'A title')\n",
                ["Dear Sir", "Thank ¤you", "very¤ much", "on", "it", "A title"]
            ),
            ("| Say | To |\n|---|---|\n| **Yes**<br>No | <code>a<br>b</code> it |\n", ["Say", "To", "Yes", "No", "it"]),
            // Front matter of Hugo in JSON, and what only looks like it.
            ("{\n  \"title\": \"The title\",\n  \"params\": {\n  }\n}\nText\n", ["Text"]),
            ("{ \"title\": \"The title\" }\n\nText\n", ["Text"]),
            ("{curly} words\nand more\n", ["¤ words and more"]),
            // MDX.
            ("The <Card.Title>house *is*</Card.Title> <>red</> <X {...props} a=\"b\">now</X>\n", ["The ¤house ¤is¤ ¤red¤ ¤now"]),
            ("<motion.div animate={{ x: 100 }}>\nText here\n</motion.div>\n\nFor {price * 2} it\n", ["Text here", "For ¤ it"]),
            (
                "<Tabs\n  items={[\"The first\", \"The second\"]}\n  title=\"The name\"\n>\n\nText\n\n</Tabs>\n",
                ["The name", "Text"]
            ),
            ("<P ALIGN=center>\nA logo\n</P>\n\nThe {two words} here\n", ["A logo", "The {two words} here"]),
            (
                "import the dog from \"somewhere\" today {so it is}\n\nexport default settings, and go {two words}\n",
                ["import the dog from \"somewhere\" today {so it is}", "export default settings, and go {two words}"]
            ),
            ("import {\n  a\n} from 'b';\n\nIt is {two words}\n", ["It is"]),
            ("import a from 'b'\n\nIt is {a > b ? \"the house\" : {c: 1}} today.\n", ["It is ¤ today."]),
            (
                "import a from 'b'\n\n{list.map((x) => (\n  <b>no</b>\n\n))}\n\nText\n\n{a} is here\nand {b\n.c}\n",
                ["Text", "¤ is here and"]
            ),
            (
                "import a from 'b'\n\n<ul title={a}>\n{list.map((x) => (\n  <li>no</li>\n))}\n<li>It is {x}</li>\n</ul>\n",
                ["It is"]
            ),
            (
                "import X from 'x'\n\n<Note title=\"A note\">\n    Save **your work** in [it](a.md).\n\n"
                    + "    - One\n    - Two\n</Note>\nMore\n",
                ["A note", "Save ¤your work¤ in ¤it¤.", "One", "Two", "More"]
            ),
            (
                "<Tabs>\n<TabItem value=\"a\" label=\"The tab\">\n### A title\nText\n</TabItem>\n"
                    + "<TabItem>\nMore\n</TabItem>\n</Tabs>\n",
                ["A title", "Text", "More"]
            ),
            ("<Details>\n\nText {not one}\n\n    no text\n\n</Details>\n", ["Text {not one}"]),
            ("import X from 'x'\n\n<Details>\n    **Text**\n</Details>\n", ["Text"]),
            ("<Note>\n```bash\nno text\n```\n</Note>\n", []),
            (
                "See [the page]({% link a b.md %}) or [it]({{ site.url }}/a \"The title\") and ![cat]({{ '/a b' | x }}){: .y}.\n",
                ["See ¤the page¤ or ¤it¤ and ¤.", "The title", "cat"]
            ),
            ("[A]: {{< ref \"a b\" >}} 'The title'\n[b](a b.md) is no link\n", ["The title", "b¤ is no link"]),
            (
                "The text.\n{{< highlight python >}}\nprint(\"no\")\n\n{{< /highlight >}}\n"
                    + "More\n{% raw %}\nno {{ x }}\n{% endraw %}\nEnd\n",
                ["The text.", "More", "End"]
            ),
            (
                "A {% comment %}no text{% endcomment %} goes on.\n- One\n  {% highlight sh %}\n  no\n  {% endhighlight %}\n",
                ["A ¤ goes on.", "One"]
            ),
            (
                "The formula\n$$\nx\n$$\nand\n\\begin{align}\na &= b \\\\\n\\end{align}\n\nis it\n",
                ["The formula", "and", "is it"]
            ),
            ("One\n\n\\begin{Bmatrix}\na\n\\end{Bmatrix}\n\nTwo\n", ["One", "Two"]),
            (
                "{{< tab \"W\" >}} Press Start. {{< /tab >}} {{< tab \"S\" lang=\"bash\" >}} ls {{< /tab >}}\n",
                ["Press Start."]
            ),
            ("Add __init__.py, set __name__ and self.__dict__ to __all__ of it.\n", ["Add ¤, set ¤ and ¤ to ¤all¤ of it."]),
            ("It is <%= a > 2 %> of it\n\n<div markdown=\"1\">\nThe **text**\n</div>\n", ["It is ¤ of it", "The ¤text"]),
            ("(the-target)=\n## The heading\n(not one) =\n", ["The heading", "(not one) ="]),
            ("See [[The Page]], [[page-name|the text]] and ![[a.png]].\n", ["See ¤, ¤the text¤ and ¤."]),
            ("!!! note\n    One\nTwo\n\n    !!! tip \"A tip\"\n        Three\nFour\n", ["One", "Two", "Four"]),
            ("!!! note\n    One\n    !!! tip \"A tip\"\n        Three\nFour\n", ["One", "A tip", "Three", "Four"]),
            (":::{admonition} The title\n:class: tip\n:name: x\nText :here:\n:::\n", ["The title", "Text :here:"]),
            ("The ==marked text== of a == b, x==y\n", ["The ¤marked text¤ of a == b, x==y"]),
            ("<p>It is {not one} here</p>\n\n{not closed\n\nhere}\n", ["It is {not one} here", "{not closed", "here}"]),
            ("場合は、_「急いで」_ です_か_と\n", ["場合は、¤「急いで」¤ です_か_と"]),
            ("> [!NOTE]\n> Mind the gap\n> here.\n\n> [!tip]- A title\n> Text\n", ["Mind the gap here.", "A title", "Text"]),
            (
                ":::note[The title] \nText *here*\n:::\n::: tip Click me {.x}\nMore\n:::\n",
                ["The title", "Text ¤here", "Click me", "More"]
            ),
            ("/// warning | Look out\n\nText\n\n///\n", ["Look out", "Text"]),
            (
                "!!! note \"A title\"\n    Text that\n    goes on\n\n    - item\n\nAfter\n",
                ["A title", "Text that goes on", "item", "After"]
            ),
            ("??? tip\n    Text\n=== \"Tab\"\n\n    Inside\n", ["Text", "Tab", "Inside"]),
            ("!!! Listen to this\n", ["!!! Listen to this"]),
            (
                "A $x_1 + y$ and $$z$$, \\(a^2\\), 5 $ or 10 $ and $5-$10.\n\n$$\nx = no\n\ntext\n$$\nText\n",
                ["A ¤ and ¤, ¤, 5 $ or 10 $ and $5-$10.", "Text"]
            ),
            (
                "{{ page.title }} by {{% ref \"x y\" %}} {% if a %}yes{% endif %} {name} {two words}\n",
                ["by ¤ ¤yes¤ ¤ {two words}"]
            ),
            ("{% highlight js %}\nlet x\n\nno text\n{% endhighlight %}\nText\n", ["Text"]),
            (
                "Term one\nTerm two\n: The definition\ngoes on\n: Another\n\n*[HTML]: Markup language\n",
                ["Term one", "Term two", "The definition goes on", "Another", "Markup language"]
            ),
            ("A note[^1] and ^[inline].\n\n[^1]: Its text\n    goes on.\n", ["A note¤ and ^¤inline¤.", "Its text goes on."]),
            (
                "import X from './x'\nexport const y = 'no'\n\n<Card title=\"A card\" icon={<Icon a=\"b c\" />}>"
                    + "\n\nText {y} <X a={1 > 0} /> more\n\n</Card>\n",
                ["A card", "Text ¤ ¤ more"]
            ),
            (
                "[A link](x \"The \\\"title\\\"\") and ![a house](y.png 'Its title')\n",
                ["A link¤ and", "The \"title\"", "a house", "Its title"]
            ),
            ("![Ada] and ![a house][Ada] or ![Ada][] too.\n\n[ada]: y.png\n", ["and ¤a house¤ or ¤ too."]),
            (
                "See <img src=x alt=\"a house\"> and <kbd>Ctrl C</kbd>, <b translate=no>Ada</b> too.\n",
                ["See ¤ and ¤, ¤ too.", "a house"]
            ),
            (
                "---\ntitle: \"A \\\"big\\\" title\"\ndescription: >-\n  Goes on\n  here\nsummary: 'It''s'\ntags: [no]\n---\n",
                ["A \"big\" title", "Goes on here", "It's"]
            ),
            (
                "---\ntitle: The `after` of\ndescription: \"[A](https://x.y/a 't') <em>b</em> c\"\n---\n",
                ["The ¤ of", "[A¤ ¤b¤ c"]
            ),
            (
                "---\ntitle: \"First line\\nSecond line, caf\\u00e9s\\x21 \\t open\"\n---\n",
                ["First line¤Second line, cafés! ¤ open"]
            ),
            ("% A *big* title\n% Ana; Ben\n% May 2026\n\nText\n", ["A *big* title", "Text"]),
            ("% of all people\nare here\n", ["% of all people are here"]),
            (
                "It is {++added++}, {--taken away--}, {~~old~>new~~} and {==marked==}{>>why?<<} {++ a\n",
                ["It is ¤added¤, ¤taken away¤, ¤old¤new¤ and ¤marked¤why?¤ {++ a"]
            ),
            (
                "H~2~O and C~6~H~12~O~6~, Fe^3+^; x^2^ of a ~deleted~ word^with more^\n",
                ["and ¤, ¤; ¤ of a ¤deleted¤ word^with more^"]
            ),
            ("as [see @doe99, chapter 3] and [ask @anna] say\n", ["as ¤ and ¤ask @anna¤ say"]),
            ("as [@jones99, p. 5] says; %%to be checked%% 50%% off\n", ["as ¤ says; ¤ 50%% off"]),
            ("%%\nno, 50%% of it\n%%\n%% 50%% of it\n%%not\nclosed 5%% of it\n", ["of it ¤ of it"]),
            ("+---+---+\n| a | b |\n+---+---+\n\nText\n\n--8<-- \"a.md\"\n", ["Text"]),
            ("My $20 for one and $30 for two (US$ 50).\n", ["My $20 for one and $30 for two (US$ 50)."]),
            ("Due date:: next week\nA::b and c:: d\n", ["next week A::b and c:: d"]),
            ("+++\ntitle = 'Plain'\ndate = 2020-01-01\n[params]\ndescription = \"no\"\n+++\nText\n", ["Plain", "Text"]),
        ] as [(String, [String])])
    func readsExtensions(content: String, texts: [String]) throws {
        let document = try Document(content, format: Markdown())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == texts)
        try expectWhole(content, format: Markdown())
        // What is written reads as what was to be written, and has the same structure.
        let changed = document.passages.map { $0.text.replacing("i", with: "ï").replacing("e", with: "é") + " x" }
        let again = try Document(document.replacing(changed), format: Markdown())
        #expect(again.passages.map(\.text) == changed, "\(again.content)")
    }

    @Test("What is escaped so that generators of sites do not read it stays escaped")
    func keepsEscapes() throws {
        let content = "It costs \\$5, \\{\\{ y \\}\\}, \\@ana, &#123; and \\*.\n"
        let document = try Document(content, format: Markdown())
        #expect(document.passages.map(\.text) == ["It costs $5, {{ y }}, @ana, { and *."])
        let written = document.replacing(["Now it costs $6, {{ z }} and @ben."])
        #expect(written == "Now it costs \\$6, \\{\\{ z \\}\\} and \\@ben.\n")
    }

    @Test("Titles of links and fields of front matter are escaped as they must be")
    func escapesTitles() throws {
        let document = try Document("---\ntitle: Plain\nsummary: 'One'\n---\n[a](b \"c\")\n", format: Markdown())
        let texts = ["It's: \"#1\"", "Don't", "a", "(\"d\") & &amp; \\"]
        let written = document.replacing(texts)
        #expect(written.contains("title: \"It's: \\\"#1\\\"\"\nsummary: 'Don''t'\n"))
        #expect(try Document(written, format: Markdown()).passages.map(\.text) == texts)
        // Code in a field is kept as a whole, with its escapes.
        let field = "---\ntitle: \"Run `echo \\\"hi\\\"` \\\"now\\\" and \\u00e9\"\n---\n"
        let title = try Document(field, format: Markdown())
        #expect(title.passages.map(\.text) == ["Run \u{FFFC} \"now\" and é"])
        #expect(title.replacing(["\"Now\" \u{FFFC}"]).contains("title: \"\\\"Now\\\" `echo \\\"hi\\\"`\"\n"))
        let table = "| a | b |\n|---|---|\n| [c](d \"Big \\| small\") | ![e](f 'g \\| h') |\n"
        try expectWhole(table, format: Markdown())
        let cells = try Document(table, format: Markdown())
        let again = try Document(cells.replacing(cells.passages.map { $0.text + "!" }), format: Markdown())
        #expect(again.passages.map(\.text) == cells.passages.map { $0.text + "!" } && again.passages.count == 6)
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
        "'", "$", "$$\n", "{", "}", "{{ x }}", "{%", "%}", "{#a}", "\\(", "\\)", ":::note\n", "/// x | y\n", "!!! note\n", ": ",
        "> [!NOTE]\n", "*[A]: ", "import x from 'y'\n", "<A b={c}>", "</code>", "<code>", " \"t\")", "<img alt='a b'>",
        "title: \"x\"\n", "<br>", "  \n", "\\\n", "<A.b {...c}", "<>", "</>", "<A\n", "{a b", "{\"a\": 1}\n",
    ]

    @Test(
        "Reading and replacing take time that grows with the length alone", .timeLimit(.minutes(2)),
        arguments: [
            "a", "> ", "- ", "*a_ ", "[", "](a", "`a``b", "<a b='", "<!--", "<![CDATA[", "&#x", "|a", "[a]: b\n", "\\",
            "https://",
            "$", "$$\n", "$a", "{", "{{", "{%", "{a", "\\(", "\\[", ":::", ":::a\n", "!!! note\n", "/// a\n", ": a\n", "{% raw\n",
            "<a b={", "<code>",
            "[a](b \"", "[a](b \"c\")", "<img alt=a>", "- a\n", "> a\n> ", "[a](", "<a \"", "***", "a\n", "-\n\n", "1. \n", "_a",
            "(", "\"", "<?", "![a", "<br>", "a  \n", "<A\n", "<A.b {", "<A\n\n", "<A b={\n", "<>", "=", "==a", "%%\n", "**a:\n",
            "**a**\n", "a. b\n", "id:: \n", "{% x %}\n", "<a @b=",
        ])
    func isLinear(fragment: String) throws {
        try expectLinearTime(from: 12_500, to: 100_000) {
            repeated(fragment, to: $0)
        } of: { content in
            let document = try Document(content, format: Markdown())
            #expect(document.replacing(document.passages.map(\.text)) == content)
        }
    }

    @Test("Environments of LaTeX that do not end are looked for once, however many names they have")
    func findsEnvironmentsOnce() throws {
        try expectLinearTime(from: 600, to: 4_800) { count in
            (0..<count).map { "\\begin{a\($0)}\n\n" }.joined()
        } of: { content in
            let document = try Document(content, format: Markdown())
            #expect(document.content == content)
        }
    }
}
