// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import DocumentFormats

@Suite("The syntax of messages")
struct MessageSyntaxTests {
    /// The message with `¤` for what is kept, `|` for the ends of branches, `’` for apostrophes that are written double, and the
    /// meaning of a character reference in brackets.
    private func shown(_ text: String) -> String {
        let syntax = MessageSyntax(text)
        let bytes = Array(text.utf8)
        var (result, end) = ("", 0)
        for part in syntax.parts {
            result += String(decoding: bytes[end..<part.range.lowerBound], as: UTF8.self)
            switch part.kind {
            case .kept: result += "¤"
            case .boundary: result += "|"
            case .apostrophe: result += "’"
            case .quotation(let sign): result += String(sign)
            case .reference(let meaning): result += "[\(meaning)]"
            }
            end = part.range.upperBound
        }
        return result + String(decoding: bytes[end...], as: UTF8.self)
    }

    @Test(
        "Arguments and tags are kept, and branches are told from the syntax around them",
        arguments: [
            ("Hello {name}, {{count}} and ${x} %{y}!", "Hello ¤, ¤ and ¤ ¤!"),
            ("$t(key) by $USER$, $1 of <b>5</b><br/> <0>x</0>", "¤ by ¤, ¤ of ¤5¤| ¤x¤"),
            ("$1, $2. Now $9.99 or $1,000", "¤, ¤. Now $9.99 or $1,000"), ("a < b, 5$ or 10$ {", "a < b, 5$ or 10$ {"),
            ("}{", "}{"), ("{a{b}", "{a¤"),
            ("{n, plural, one {# file} other {# files in {folder}}}", "|¤ file|¤ files in ¤|"),
            (
                "You have {n,plural,=0{none}other{{g, select, male {his} other {their}} #}} left",
                "You have |none||his|their| ¤| left"
            ),
            ("{n, plural, other {it''s '{'x'}' #}}", "|it’s ¤x¤ ¤|"),
            ("It''s a '{x}' of {y}", "It’s a ¤ of ¤"), ("Use '{' and '}' or '{{x}}'", "Use ¤ and ¤ or '¤'"),
            ("Hello! '{Isn''t}' this {x}", "Hello! ¤ this ¤"), ("write to ana.b{'@'}example.org, {'@'}", "write to ¤, ¤"),
            ("<para>One <b>x</b>.</para><para>Two</para>", "|One ¤x¤.||Two|"),
            ("one red house|{n} red houses", "one red house|¤ red houses"), ("music;audio;mp3;", "music|audio|mp3|"),
            ("<_:link-1/> a", "¤ a"),
            ("one house | {n} houses", "one house|¤ houses"), ("a|b or c |d", "a|b or c |d"),
            ("{{#if a}}Yes{{else}}No{{/if}}", "¤Yes|No¤"), ("Come {{when}} or {else}", "Come ¤ or ¤"),
            ("{d, date, short} and {n, plural, other {x}}", "¤ and |x|"),
            ("{{name}} has {n, plural, one {a file} other {{{n}} files}}", "¤ has |a file|¤ files|"),
            (
                "It&#39;s &lt;b&gt; &amp; &x; AT&T, ?a=1&copy=2 {n, plural, other {&auml;}}",
                "It[']s [<]b[>] [&] ¤ AT&T, ?a=1&copy=2 |[ä]|"
            ),
            ("The house&#10;&#xD;The dog &#1; here", "The house||The dog ¤ here"),
            (#"Hello!\nYou have a\r\nnew message.\tHere\n- it's\n"#, "Hello!|You have a||new message.|Here|- it's|"),
            (#"Say \"no\", it\'s C:\new\temp, \name, a\nb or C:\\new"#, #"Say "no", it's C:\new\temp, \name, a\nb or C:\\new"#),
            (#"The %TEMP%\new, \\server\no and ..\table"#, #"The %TEMP%\new, \\server\no and ..\table"#),
            ("{n, selectordinal, one {#st} other {#th day}}", "|¤|¤ day|"),
            (#"Go <mat-icon>edit</mat-icon> <i class="material-icons">home</i> <i>there</i>"#, "Go ¤ ¤ ¤there¤"),
            ("Use <code>a <b>x</b></code>, <keycode>A</keycode> and <tt>y</tt>!", "Use ¤, ¤ and ¤!"),
            ("Press <keyseq><key>Ctrl</key><key>P</key></keyseq> or <key>Home</key>", "Press ¤ or ¤"),
            ("ps [ PID | USER ] or {-a | -b}, [Save | Cancel]", "ps [ PID | USER ] or ¤, [Save|Cancel]"),
            ("show [<group> | <remote>]... of it", "show [¤ | ¤]... of it"),
            ("x [-d path | --database=path] [-e | -E | --[non-]old]", "x [-d path | --database=path] [-e | -E | --[non-]old]"),
            ("Empty “&;”: &amp; &lt; &apos;", "Empty “&;”: ¤ ¤ ¤"), ("Press <shortcut>Enter</shortcut>.", "Press ¤."),
            ("Examples:\n  tool -f a.txt\n  tool --list\n", "Examples:\n  |\n  |\n"),
            ("Show it\n  $ TZ=America/Lima date\n", "Show it\n  |\n"),
            ("the {'{'}house{'}'} of %<n>s", "the ¤house¤ of ¤"),
            ("<!-- wp:paragraph -->\n<p>We bake.</p> <!-- x", "¤\n|We bake.| <!-- x"),
            ("{n, plural, other {a<!-- {x} -->b}}", "|a¤b|"), ("one file |||| %{n} files", "one file | ¤ files"),
            ("''{0} of {1}'' is", "¤¤ of ¤¤ is"), ("''{a}: locked''{b}", "¤¤: locked¤¤"),
            ("'''Note:''' it", "¤Note:¤ it"),
            ("the l''{a} of dell''{b}", "the l''¤ of dell''¤"), ("It''s ''{0}''", "It’s ’¤’"),
            ("rock 'n' roll'", "rock 'n' roll'"),
            ("See [[Special:Log/block|block {n} log]] or [[a:b]].", "See ¤block ¤ log¤ or ¤."),
            ("the [[Special:Log|log]] of [[all pages]], [[a|]]", "the ¤log¤ of [[all pages]], ¤"),
            ("You have {{PLURAL:$1|0=none|a page|$1 pages}} in {{NAME}}", "You have |none|a page|¤ pages| in ¤"),
            ("file{{PLURAL:$1||s}}, {{PLURAL:$1}}", "file¤, ¤"),
            // What is not well-formed is kept.
            ("{n, plural, one {x}", "¤"), ("{n, plural, {x}}", "¤"), ("{n, plural, one {# dog} other {# dogs}", "¤"),
            (repeated("{n, plural, other {", to: 800, closedBy: "}}"), "¤"),
            ("Open {x}, select one :}", "Open ¤, select one :}"), ("it's {x}", "it's ¤"),
        ])
    func reads(text: String, expected: String) {
        #expect(shown(text) == expected)
    }

    @Test(
        "Reading takes time that grows with the length alone",
        arguments: [
            "{", "}", "{a", "{n, plural, other {", "$t(", "<a", "'{", "$a", "{{", "<code>", "'{''", "a{'@'}", "{'@'}",
            "\\n", "\\", "a\\", "\\'", "<!--", "[[", "[[a|", "{{PLURAL:", "{{PLURAL:|", "a''", "|",
        ])
    func isLinear(fragment: String) {
        expectLinearTime(from: 50_000, to: 400_000) {
            "{n, plural, " + repeated(fragment, to: $0)
        } of: { content in
            #expect(MessageSyntax(content).parts.allSatisfy { !$0.range.isEmpty })
        }
    }
}
