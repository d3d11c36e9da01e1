// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import TestSupport
import Testing

@Suite("HTML of manuals and references")
struct HTMLDocumentationTests {
    private func texts(_ content: String) throws -> [String] {
        try Document(content, format: HTML()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
    }

    @Test(
        "Signatures that javadoc writes are code, and so are headings that are the names of members",
        arguments: [
            (
                #"<div class="member-signature"><span class="modifiers">public</span>&nbsp;<span class="return-type">int</span>"#
                    + #"&nbsp;<span class="element-name">connect</span><wbr><span class="parameters">(String&nbsp;host, int"#
                    + "&nbsp;attempts)</span></div><div class=block>Opens a line.</div>",
                ["Opens a line."]
            ),
            (
                #"<div class="type-signature"><span class="modifiers">public class </span><span class="element-name "#
                    + #"type-name-label">Line</span><span class="extends-implements">extends Object</span></div><p>A line.</p>"#,
                ["A line."]
            ),
            (#"<div class="memberSignature"><span class="modifiers">public</span></div><p>A line.</p>"#, ["A line."]),
            (#"<p>It has <span class="return-type">int</span> here</p>"#, ["It has ¤ here"]),
            (
                #"<section class="detail" id="connect(java.lang.String,int)"><h3>connect</h3><p>Opens it.</p></section>"#,
                ["Opens it."]
            ),
            ("<section class=detail id=open>\n<h3>open</h3>Opens it.</section>", ["Opens it."]),
            (#"<section class="detail" id="&lt;init&gt;(int)"><h3>Line</h3>Makes one.</section>"#, ["Makes one."]),
            // Headings of pages that are no such reference.
            (#"<section class="detail" id="first"><h3>Overview</h3></section>"#, ["Overview"]),
            ("<section id=overview><h3>overview</h3></section>", ["overview"]),
            (#"<section class="detail" id="open(int)"><h3>open it</h3></section>"#, ["open it"]),
            (#"<div class="parameters">What it takes</div>"#, ["What it takes"]),
        ])
    func keepsSignatures(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }

    @Test(
        "The name of a page of the manual is kept with its section",
        arguments: [
            (
                #"See <span class="citerefentry"><span class="refentrytitle">find</span>(1)</span> for it"#,
                ["See ¤ for it"]
            ),
            ("It is like <b>make</b>(1), and so on", ["It is like ¤, and so on"]),
            ("Like <i>SSL_new</i>(3ssl) and <code>find</code>(1) it is", ["Like ¤ and ¤ it is"]),
            (#"Like <a href="find.1.html">find</a>(1) it is"#, ["Like ¤ it is"]),
            ("The <b>house</b> (1) and <b>a dog</b>(1)", ["The ¤house¤ (1) and ¤a dog¤(1)"]),
            ("The <b>dog</b>(s) and <b>cat</b>(12 of them), <b>cow</b>(0)", ["The ¤dog¤(s) and ¤cat¤(12 of them), ¤cow¤(0)"]),
        ])
    func keepsPagesOfManual(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }

    @Test(
        "Options with their values stay in lists of terms, and so do their arguments in the texts about them",
        arguments: [
            (
                "<dl><dt><b>--max-size</b>=<i>SIZE</i></dt><dd>Remove what is over <i>SIZE</i>.</dd></dl>",
                ["Remove what is over ¤."]
            ),
            (
                "<dl><dt><b>-d</b> <i>DAYS</i></dt><dd>Keep for <i>DAYS</i> days, or <em>always</em></dd><dt><b>-o</b>,"
                    + " <b>--output</b> <i>file</i><dd>Write <i>file</i> now</dl>",
                ["Keep for ¤ days, or ¤always", "Write ¤ now"]
            ),
            ("<dl><dt><i>on</i>|<i>off</i></dt><dd>Whether it is <i>on</i>.</dd></dl>", ["Whether it is ¤on¤."]),
            ("<dl><dt>-d [DAYS], --days=&lt;DAYS&gt;<dd>Keep it <em>DAYS</em> long</dl>", ["Keep it ¤ long"]),
            (
                "<dl><dt><b>-d</b> <code>days</code> <b>auto</b></dt><dt title=\"The title\"><b>-x</b></dt><dd>A text</dl>",
                ["The title", "A text"]
            ),
            ("<pre>larch [-d DAYS] FILE</pre><p>The <i>FILE</i> that <em>is</em> it", ["The ¤ that ¤is¤ it"]),
            ("<pre>A FILE</pre><p>The <i>FILE</i> that is it", ["The ¤FILE¤ that is it"]),
            // Words for people.
            ("<dl><dt>-f for all<dd>One<dt>Dogs|Cats<dd>Two</dl>", ["-f for all", "One", "Dogs|Cats", "Two"]),
            ("<dl><dt><b>-f</b> NOT FOR EVERY ONE<dd>It is <i>NOT</i> so</dl>", ["-f¤ NOT FOR EVERY ONE", "It is ¤NOT¤ so"]),
            ("<dl><dt><b>--all</b> <i>or else</i></dt><dt>- <i>Well</i></dt></dl>", ["--all¤ ¤or else", "- ¤Well"]),
            ("<dl><dt>Larch<dd>A <i>SIZE</i> of it</dl>", ["Larch", "A ¤SIZE¤ of it"]),
            ("Text<dl><dd>One<dt><b>-x</b> &amp; <i>N</i><dd>Give <i>N</i> of it</dl>", ["Text", "One", "Give ¤ of it"]),
        ])
    func keepsOptions(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }
}
