// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DocumentFormats

@Suite("Texts that name what a link leads to") struct LinkTextTests {
    /// The texts of passages with a sign for each piece of markup.
    private func texts(of passages: [Passage]) -> [String] {
        passages.map { $0.text.replacing("\u{FFFC}", with: "|") }
    }

    @Test(
        "A link's text that is the name of its file or project is kept in Markdown, and words are not",
        arguments: [
            ("See [LICENSE](LICENSE).", "See |."), ("See [CONTRIBUTING](docs/CONTRIBUTING.md#how) now.", "See | now."),
            ("See [LICENSE](<LICENSE> \"Terms\").", "See |."),
            ("Ask [almazara/tienda](https://gitlab.com/almazara/tienda).", "Ask |."),
            ("See [about](about) and [HOME](HOME.html).", "See |about| and |HOME|."),
            ("Read [THE LICENSE](LICENSE) and [and/or](https://x.org/And/or).", "Read |THE LICENSE| and |and/or|."),
        ])
    func namesInMarkdown(source: String, expected: String) {
        #expect(texts(of: Markdown().passages(of: source)).contains(expected))
    }

    @Test(
        "A link to a part of its page has the name of a function where code of the page calls it",
        arguments: [
            ("Use [find](#find) with care.\n\n`_.find(list)`\n", "Use | with care."),
            ("Use [find](#find) with care.\n\n```js\nfind(list)\n```\n", "Use | with care."),
            ("See [contact](#contact) below (find it).\n", "See |contact| below (find it)."),
        ])
    func functionsInMarkdown(source: String, expected: String) {
        #expect(texts(of: Markdown().passages(of: source)).first == expected)
    }

    @Test(
        "Names of files, functions and parameters are kept in HTML with their tags",
        arguments: [
            ("<p>See <a href=\"LICENSE\">LICENSE</a> now", "See | now"),
            ("<p>Use <a href=\"#find\">find</a> or <a href=\"#top\">top</a></p><code>_.find(list)</code>", "Use | or |top"),
            ("<p>So <b class=\"header\">find</b><code>_.find(list)</code> works", "So | works"),
            ("<p><strong>folder</strong> (<em>str</em>) – Where it is", "(|str|) – Where it is"),
            ("<p><strong>folder</strong> (<em>str</em>, <em>optional</em>) – Where", "(|str|, |optional|) – Where"),
            ("<p>The <strong>house</strong> (<em>noun</em>) – A building", "The |house| (|noun|) – A building"),
            ("<p>See <a href=\"#contact\">contact</a> below", "See |contact| below"),
            ("<p>Not <b>this</b> <code>find(it)</code> here", "Not |this| | here"),
        ])
    func namesInHTML(source: String, expected: String) {
        #expect(texts(of: HTML().passages(of: source)).first == expected)
    }
}
