// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import TestSupport
import Testing

@Suite("HTML")
struct HTMLTests {
    static let page = """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset=utf-8><title>A &amp; B</title>
        <style>p { content: "<p>no</p>" }</style><script>if (a < b) { "</p>" }</script></head>
        <body class=x>
        <h1>The <em>first</em>
            heading</h1><!-- <p>no text</p> -->
        <p>One paragraph with <code>let x</code> and <a href="?a&b">a link</a>,<br>then
        <p>another&nbsp;one &mdash; &unknownname; 5 < 6.
        <ul><li>an item<li>and <span translate=no>Ada Byron</span> too</ul>
        <pre>no text</pre><div translate="no"><p>none either</p></div>
        <table><tr><td>a cell<td>next</table>
        loose text
        </body></html>

        """

    @Test("The text between tags of blocks is found, with tags inside as placeholders, and code and scripts are none")
    func findsText() throws {
        let texts = try Document(Self.page, format: HTML()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        #expect(
            texts == [
                "A & B", "The ¤first¤ heading", "One paragraph with ¤ and ¤a link¤,", "then",
                "another\u{A0}one — ¤ 5 < 6.", "an item", "and ¤ too", "a cell", "next", "loose text",
            ])
    }

    private func texts(_ content: String, _ format: any DocumentFormat = HTML()) throws -> [String] {
        try Document(content, format: format).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
    }

    @Test(
        "What is shown apart is a passage of its own: lines, neighbours of one name, controls, what stands in for something",
        arguments: [
            ("<p>Dear Sir<br>Thank <b>you<br/>very</b> much<br><br></p>", ["Dear Sir", "Thank ¤you", "very¤ much"]),
            ("<nav><a href=/>Home</a><a href=/a><b>About</b> us</a> or <a>x y</a></nav>", ["Home", "About¤ us¤ or ¤x y"]),
            ("<span>Dogs</span><span>Cats</span>", ["Dogs", "Cats"]),
            // What is raised goes with its word, and readings with what they are of.
            (
                "<p>The 1<sup>st</sup> of CO<sub>2</sub>, a<sup>long one</sup>, <sup>new</sup>x</p>",
                ["The 1¤ of CO¤, a¤long one¤, ¤new¤x"]
            ),
            ("<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> is</p>", ["漢¤ is"]),
            // A gloss is of the word as it stands; where there is nothing else, the words are the text.
            ("<p>My <ruby>Kanban<rt>card</rt></ruby> <ruby>漢<rt>kan</rt></ruby></p>", ["My ¤ ¤漢"]),
            ("<p><ruby>Kanban<rt>card</rt></ruby> cards</p>", ["cards"]),
            ("<p><ruby>Kanban<rt>card</rt></ruby></p>", ["Kanban"]),
            // A sentence goes on.
            ("<span>The house </span><span>is red</span> <i>a</i><b>b</b>", ["The house ¤is red¤ ¤a¤b"]),
            ("x<sup>1</sup><sup>2</sup> and <a>[1]</a><a>[2]</a> y", ["x¤ and ¤[1]¤[2]¤ y"]),
            ("Use <code>a<br>b</code><code>c</code> or <i translate=no>d<br>e</i> here", ["Use ¤ or ¤ here"]),
            (
                "One<object data=x>two</object>three<canvas>four</canvas><marquee>five</marquee>",
                ["One", "two", "three", "four", "five"]
            ),
            (
                "<p>Adults <input type=number> Children <input type=number></p>", ["Adults", "Children"]
            ),
            (
                "<label>Name <input></label><button>Send</button><select><option>One<option>Two</select>",
                ["Name", "Send", "One", "Two"]
            ),
        ])
    func partsWhatIsShownApart(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }

    @Test(
        "An element that ends where another begins is apart from it where a capital follows, and what is raised is kept whole",
        arguments: [
            ("<p><strong>beta</strong><span>This is new.</span></p>", ["beta", "This is new."]),
            ("<p>The house<sup>1>2</sup> is big.</p>", ["The house¤ is big."]),
        ])
    func partsNeighbours(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }

    @Test(
        "What is struck through is a text by itself, and the sentence goes without it",
        arguments: [
            ("<p>It is on <del>Monday</del> Tuesday.</p>", ["It is on ¤ Tuesday.", "Monday"]),
            ("<li><S>Old &amp;\n task</s></li>", ["Old & task"]),
            ("<p>Now <strike title='Before'>40</strike> 30 euros</p>", ["Now ¤ 30 euros", "Before"]),
            ("<p>On <del>one <b>or</b> two</del> and <del translate=no>two</del> days</p>", ["On ¤one ¤or¤ two¤ and ¤ days"]),
            ("<p>By <del>{{ day }} night</del> <del>day", ["By ¤ night¤ ¤day"]), ("<p><del> </del>Open</p>", ["Open"]),
        ])
    func readsDeletions(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }

    @Test("What is struck through in another language says so")
    func declaresDeletions() throws {
        let passages = try Document("<p lang=en>It is on <del lang=pt>segunda</del> Tuesday.</p>", format: HTML()).passages
        #expect(passages.map { $0.declaredLanguage?.description } == ["en", "pt"])
    }

    @Test(
        "What documentation, fonts of pictures and wikis mark as no text stays",
        arguments: [
            (#"<dt class="sig sig-object"><span>open</span>(<em>path</em>)</dt><p>Text</p>"#, ["Text"]),
            (#"<p><i class="material-icons">home</i> At home</p>"#, ["At home"]),
            ("<p>Type <tt>make house</tt> now</p>", ["Type ¤ now"]),
            (#"<h2>The house <span class="mw-editsection">[<a>edit</a>]</span></h2>"#, ["The house"]),
        ])
    func keepsMarkedCode(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }

    @Test(
        "Markup of programs that make pages stays, up to its own end",
        arguments: [
            (#"<button @disabled($s->isOff) title="One">Two</button>"#, ["One", "Two"]),
            ("{% blocktrans %}One {{ n }}{% plural %}Many {{ n }}{% endblocktrans %}", ["One", "Many"]),
            ("<p>{$order->reference} to {$a.b|escape:'html'}, {index + 1} of {a word}</p>", ["to ¤, ¤ of {a word}"]),
            (#"<p>One</p>{% schema %}{"name": "Cart page"}{% endschema %}<p>Two</p>"#, ["One", "Two"]),
            ("<p>Hi <%= user.name %>, <% if (a > 1) { %>you<% } %></p>", ["Hi ¤, ¤you"]),
            ("<p>One <%-- no <%= x %> text --%> two</p>", ["One ¤ two"]),
            ("<p><?php if ($a > 5) { ?>You<?php } ?> and <?= $x->y ?> too</p>", ["You¤ and ¤ too"]),
            ("<title>The <%= page %> of it</title><p>5 <% of", ["The ¤ of it", "5 <% of"]),
            (#"<a href="<?php echo $u["a"]; ?>" title="The title">The link</a>"#, ["The title", "The link"]),
            (#"<a href="<%= x > 5 ? "a" : "b" %>" title='It is <%= x > 5 %> of it'>A link</a>"#, ["It is ¤ of it", "A link"]),
            (#"<p <% if (x > 5) { %>class="a"<% } %> title="One">Two</p>"#, ["One", "Two"]),
            (#"<p data-<?= $a > 5 ?>="a" id=<?= $b > 5 ?>>Two</p>"#, ["Two"]),
            (#"<p title="One <% of">Two</p>"#, ["One <% of", "Two"]),
            ("<p><#if (a > b)>Yes<#elseif x == \">\">or</#if> <@macro x=1/>no<#-- > --> <#1 a</p>", ["Yes", "or¤ ¤no¤ <#1 a"]),
            ("<p>a <?x b> c <?y z", ["a ¤ c"]),
            ("<p>It is <?php if ($a) { ?>open<?php } else { ?>shut<?php } ?> now</p>", ["It is ¤open", "shut¤ now"]),
            ("<p><% if a %>Yes<%- elsif b -%>Maybe<% else %>No<% end %></p>", ["Yes", "Maybe", "No"]),
            ("<p>Of {{ $user->name }} is {% if a > b and c < d %}large{% endif %} {a} {{ b", ["Of ¤ is ¤large¤ {a} {{ b"]),
            (
                "<p>{% if user %}Hello!{% else %}Please log in.{% endif %} It {!! $a->b !!} is",
                ["Hello!", "Please log in.¤ It ¤ is"]
            ),
            ("<i title=\"The {{ $a->b }} of it\">{{ 'a < b' | x }}</i>", ["The ¤ of it"]),
            ("<p>Come {{ when }}, {{ case }}{{~else~}}or not", ["Come ¤,", "or not"]),
            ("<p>The <%= else_text %> of <!-- else --> <% elsewhere %>it</p>", ["The ¤ of ¤ ¤it"]),
        ])
    func keepsServerMarkup(content: String, expected: [String]) throws {
        #expect(try texts(content) == expected)
        try expectWhole(content, format: HTML())
    }

    @Test("Markup of programs is written back as it was where the text around it is replaced")
    func writesServerMarkup() throws {
        let document = try Document("<p>Hi <%= a < b %>!</p>", format: HTML())
        #expect(document.replacing(document.passages.map { $0.text.uppercased() }) == "<p>HI <%= a < b %>!</p>")
    }

    @Test(
        "The end of a line that is written as a reference is a space in running text, and parts the texts of an attribute",
        arguments: [
            ("<p>The red&#10;house&#13;&#xA;is here</p>", ["The red house  is here"]),
            (
                "<textarea placeholder=\"Street and number&#10;&#13;Postcode &amp; town\"></textarea>",
                ["Street and number", "Postcode & town"]
            ),
            ("<img alt=House&#xa;Dog>", ["House", "Dog"]), ("<p>A house &#1; here</p>", ["A house ¤ here"]),
        ])
    func readsLineEnds(page: String, texts: [String]) throws {
        let document = try Document(page, format: HTML())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == texts)
        #expect(document.replacing(document.passages.map(\.text)) == page)
    }

    @Test("Each line of an attribute is written in its place")
    func writesLinesOfAttributes() throws {
        let quoted = try Document("<img alt=\"A house&#10;A dog\">", format: HTML())
        #expect(quoted.replacing(["una casa", "un perro"]) == "<img alt=\"una casa&#10;un perro\">")
        let bare = try Document("<img alt=House&#10;Dog>", format: HTML())
        #expect(bare.replacing(["una casa", "un perro"]) == "<img alt=\"una casa&#10;un perro\">")
    }

    @Test("Braces are signs like others in attributes, and no tag goes on behind a bracket for them")
    func readsBraces() throws {
        let page = "<p title={a>b} c</p><img alt=\"{name} is here\"><i title={name}>x</i>"
        let texts = try Document(page, format: HTML()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        #expect(texts.contains("b} c") && texts.contains("{name} is here") && !texts.contains("{name}"))
    }

    @Test("What is replaced is escaped and keeps its tags, and all else stays byte for byte")
    func replaces() throws {
        let document = try Document("<p>a <b>b</b>&nbsp;c<p>d", format: HTML())
        #expect(document.replacing(["<A> \u{FFFC}&\u{FFFC}\u{A0}C", "d"]) == "<p>&lt;A&gt; <b>&amp;</b>&nbsp;C<p>d")
    }

    @Test(
        "In XHTML a space that does not break is written by its number, or as it stood there",
        arguments: [
            ("<?xml version=\"1.0\"?>\n<html><p>", "&#160;"), ("\u{FEFF}<?xml version='1.0'?><html><p>", "&#160;"),
            ("<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\"><meta charset='utf-8'/><p>", "&#160;"),
            ("<html><meta charset='utf-8'><p>", "&nbsp;"),
        ])
    func writesXML(start: String, space: String) throws {
        let document = try Document(start + "One<img alt='Two'/>", format: HTML())
        #expect(document.replacing(["Un\u{A0}o", "Do\u{A0}s"]) == start + "Un\(space)o<img alt='Do\(space)s'/>")
        let spelt = try Document(start + "One&#xA0;x&shy;y&eacute;", format: HTML())
        #expect(spelt.replacing(["U\u{A0}x\u{AD}yé\u{A0}"]) == start + "U&#xA0;x&shy;yé&#xA0;")
    }

    @Test("Attributes that people read are texts of their own, wherever their tags stand")
    func readsAttributes() throws {
        let page = """
            <html><head><meta name=Description content="What it is"><meta property="og:title" content='A &quot;title&quot;'>
            <meta name=viewport content="width of it"><link rel=stylesheet title="No text" href=x></head><body>
            <p title="Of the whole">See <img src=a.png alt="the house"> and <a title='more&nbsp;of it' href=x>this</a>.</p>
            <img alt=""><img alt="https://example.org/a"><section aria-label="News of today"><input type=submit value=Send>
            <input type=text value="no text" placeholder="Your name"><option label="First one">x</option>
            <textarea placeholder="Type here">no</textarea>
            <code title="no, code">x</code><pre title="a title"><b title="none">y</b></pre>
            <p translate=no title="no text">n</p><i class="a notranslate" title="no text">m</i> word</section>
            <div translate=no>no <span translate=yes title="Yes">text</span> no</div></body></html>
            """
        let document = try Document(page, format: HTML())
        let texts = document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        #expect(
            texts == [
                "What it is", "A \"title\"", "Of the whole", "See ¤ and ¤this¤.", "the house", "more\u{A0}of it", "News of today",
                "Send",
                "Your name", "First one", "x", "Type here", "no, code", "a title", "word", "Yes", "text",
            ])
        let changed = document.replacing(document.passages.map { $0.text.uppercased().replacing(" ", with: " \" ' ") })
        #expect(
            changed.contains(
                "<p title=\"OF &quot; &#39; THE &quot; &#39; WHOLE\">SEE \" ' "
                    + "<img src=a.png alt=\"THE &quot; &#39; HOUSE\"> \" ' AND"
            ))
        #expect(changed.contains("<a title='MORE&nbsp;OF &quot; &#39; IT' href=x>THIS</a>"))
        #expect(changed.contains("<input type=submit value=\"SEND\">"))
        let again = try Document(changed, format: HTML())
        #expect(again.passages.map(\.text) == document.passages.map { $0.text.uppercased().replacing(" ", with: " \" ' ") })
        let place = try Document("<img alt={{x}}Hello title=a&amp;Go{{y}}>", format: HTML())
        #expect(place.replacing(["das Haus", "a&los"]) == "<img alt=\"{{x}}das Haus\" title=\"a&amp;los{{y}}\">")
        // One of both alone.
        var one = document.passages.map(\.text)
        one[4] = "das Haus"
        #expect(document.replacing(one) == page.replacing("the house", with: "das Haus"))
    }

    @Test("What a template holds is text, as it is once a program shows it", arguments: ["", " #title", " v-if=\"a\"", " id=x"])
    func readsTemplates(attribute: String) throws {
        let page = "<p>One</p><template\(attribute)><p>The house</p></template> Two"
        #expect(try Document(page, format: HTML()).passages.map(\.text) == ["One", "The house", "Two"])
    }

    @Test(
        "Control flow of templates is no text, and parts texts where it has a line to itself",
        arguments: [
            ("@if ($a > 1)\n  Hello you\n@endif\nGood bye", ["Hello you", "Good bye"]),
            ("@foreach ($users as $user)\n<li>One of them</li>\n@endforeach", ["One of them"]),
            (
                "@if (a(); as x) {\n  Hello you\n} @else if (b) {\n  No one\n} @else {\n  Bye\n}\n",
                ["Hello you", "No one", "Bye"]
            ),
            ("@for (item of items; track item.id) {<li>One of them</li>} @empty {<li>None</li>}", ["One of them", "None"]),
            ("@switch (a) {\n@case ('b') {\nOne\n}\n@default {\nTwo\n}\n}", ["One", "Two"]),
            ("Dear @if($a) old @endif friend", ["Dear ¤ old ¤ friend"]),
            ("Dear @if($a) old @else new @endif friend", ["Dear ¤ old", "new ¤ friend"]),
            ("@php\n$a = 'word';\n@endphp\nText", ["Text"]), ("@let a = b + 'word';\nText", ["Text"]),
            ("@csrf\nText @error('name') here @enderror", ["Text ¤ here"]),
            ("{#if user.ok}The user{:else}No one{/if} is {@html fine} {#each a as b}", ["The user", "No one¤ is"]),
            (
                "{if $x}The house{else}A cat{/if} {foreach $a as $b}x{/foreach} {if you can} {a} {say it}",
                ["The house", "A cat¤ ¤x¤ ¤ {a} {say it}"]
            ),
            ("<i>Now {n, plural, =0 {no houses} other {{{ n }} houses}} here</i> {a, b}", ["Now ¤ here¤ {a, b}"]),
            ("Write to me@if.example (or not)", ["Write to me@if.example (or not)"]),
            ("Ask @error or @anna (she knows)", ["Ask @error or @anna (she knows)"]),
            ("A set {a} and a } here", ["A set {a} and a } here"]), ("Let @let be", ["Let @let be"]), ("@ home", ["@ home"]),
        ])
    func keepsControlFlow(page: String, texts: [String]) throws {
        let document = try Document(page, format: HTML())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == texts)
        #expect(document.replacing(document.passages.map(\.text)) == page)
    }

    @Test("Nothing replaced is nothing changed, and every text is HTML", arguments: 0..<60)
    func keepsBytes(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        try expectWhole(junk.text(of: Self.fragments, count: 120), format: HTML())
    }

    static let fragments = [
        "<p>", "</p>", "<div lang=de>", "</div>", "<b>", "</b>", "<i x='", "\">", "<code>", "</code>", "<pre>", "</pre>", "<!--",
        "-->", "<!x>", "<?",
        "<script>", "</script>", "<title>", "</title>", "<br/>", "<li>", "<td>", "</ul>", "<", ">", "&amp;", "&#x41;", "&copy",
        "&", "word ",
        "zwei", "\n", "\r\n", "\t", "\u{0}", "\u{FFFC}", "\u{202E}", "e\u{301}", "😀", "</", "<span translate=no>", "</span>",
        "<![CDATA[", "]]>", "=",
        "'", "\"", "/", "<img alt='a b'>", "<a title=x>", "</a>", " title=\"", " alt=", "<ruby>", "<rt>", "</ruby>",
        "<p class=notranslate>", "@if (a) {\n", "} @else {\n", "}\n", "@endif", "@php", "@x(", ")", "<br>", "</b><b>", "<% ",
        "<del>", "</del>", " %>", "<?php ", "?>", "<#if a>", "<@x", "<%--", "--%>",
    ]

    @Test(
        "Reading, replacing and annotating take time that grows with the length alone", .timeLimit(.minutes(2)),
        arguments: [
            "a", "<div>", "<b>", "</b>", "<b a=", "<b a='", "<p>", "<li>", "<!--", "<![CDATA[", "<?", "&a", "&#", "</", "<title>",
            "<script>",
            "<a><div>", "<td>", "<b></i>", "<s>x", "<span lang=de>x", "<code>x", " <br>", "<p>x",
            "<%", "<% %", "<%--", "@a(", "@php ", "} ", "}\n", "@else ", "@if ('", "{n, plural, {", "<?a>", "<#a ", "<#a \"",
            "<@", "<#--",
            "<a>x</a>", "<title><%", "{$a", "{a + ", "{% schema %}", "<p @a(", "<b>a</b><i>A", "<i lang=gd>a</i> ", "<sup>1>",
            "<dt>-x ", "<dt><b>-x</b> <i>N</i><dd><i>N</i> ", "<b>a</b>(1", "<section class=detail id=a><h3>a",
            "<pre>-x N <i>N</i> ",
        ])
    func isLinear(fragment: String) throws {
        try expectLinearTime(from: 12_500, to: 100_000) {
            repeated(fragment, to: $0)
        } of: { content in
            let document = try Document(content, format: HTML())
            #expect(document.replacing(document.passages.map(\.text)) == content)
            #expect(document.annotated(document.passages.map { _ in [] }) == content)
        }
    }

    @Test("A block of code that is not closed is looked for no further than to the next one")
    func looksForCodeOnce() throws {
        expectSimilarTime(on: repeated("@php ", to: 200_000), andOn: repeated("@phx ", to: 200_000), size: 200_000) { content in
            #expect(throws: Never.self) { try Document(content, format: HTML()) }
        }
        let texts = try Document("One @php $a = 1; @endphp two @php three", format: HTML()).passages.map(\.text)
        #expect(texts == ["One \u{FFFC} two @php three"])
    }

    @Test("A tag with many attributes is read in time that grows with their number")
    func readsManyAttributes() throws {
        try expectLinearTime(from: 2_500, to: 20_000) { count in
            "<html lang=en " + (0..<count).map { "a\($0)=x title\($0)=y " }.joined() + "><p>x"
        } of: { content in
            let declarations = try HTML().declarations(of: LanguageTag(parsing: "es"), in: content)
            #expect(declarations.count == 1)
        }
    }
}
