// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import TestSupport
import Testing

@Suite("XLIFF 1")
struct XLIFF1Tests {
    @Test("A target of nothing but segments without text is written", arguments: [("", ""), ("<g id='1'>", "</g>")])
    func writesEmptySegments(before: String, after: String) throws {
        let start = #"<xliff version="1.2"><file source-language="en"><body><trans-unit id="1"><source>House</source>"#
        let target = #"<target>\#(before)<mrk mid="0" mtype="seg"></mrk>\#(after)</target>"#
        let end = "</trans-unit></body></file></xliff>"
        let document = try Document(start + target + end, format: XLIFF())
        #expect(document.replacing(["Casa"]) == start + "<target>Casa</target>" + end)
        let translated = target.replacing("></mrk>", with: ">Casa</mrk>")
        #expect(try Document(start + translated + end, format: XLIFF()).passages.isEmpty)
    }

    @Test("The character of placeholders in a section or a reference is kept, in each version", arguments: ["1.2", "2.0"])
    func keepsPlaceholders(version: String) throws {
        let source = "<source>A <![CDATA[red \u{FFFC}]]> house &#xFFFC; here</source>"
        let content = Self.document(of: source, version: version)
        let document = try Document(content, format: XLIFF())
        #expect(document.passages.map(\.text) == ["A \u{FFFC} house \u{FFFC} here"])
        let target = document.replacing(["Una \u{FFFC} casa \u{FFFC} aquí"])
        #expect(target.contains("<target>Una <![CDATA[red \u{FFFC}]]> casa &#xFFFC; aquí</target>"))
    }

    @Test(
        "A source that is one CDATA section is read as a message, and its target is one too, in which nothing is escaped",
        arguments: [
            (
                #"Write to <a href="mailto:a@b.example">us</a> & wait."#, ["Write to ¤us¤ & wait."], ["A < ¤B¤ & C."],
                #"A < <a href="mailto:a@b.example">B</a> & C."#
            ),
            (
                "<ul><li>Red</li>\n<li>Green apples</li></ul>", ["Red", "Green apples"], ["Rojo", "Verde"],
                "<ul><li>Rojo</li>\n<li>Verde</li></ul>"
            ),
            ("First line<br/>Second &amp; last", ["First line", "Second & last"], ["A", "B & C"], "A<br/>B &amp; C"),
            ("One {name}", ["One"], ["a]]>b\u{1}"], "a]]]]><![CDATA[>b\u{FFFD} {name}"),
        ])
    func readsSections(content: String, texts: [String], translations: [String], target: String) throws {
        for version in ["1.2", "2.0"] {
            for (start, end) in [("", ""), ("\n  ", "\n"), ("<g id='1'>", "</g>")] {
                let whole = Self.document(of: "<source>\(start)<![CDATA[\(content)]]>\(end)</source>", version: version)
                let document = try Document(whole, format: XLIFF())
                #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == texts)
                let translated = document.replacing(translations.map { $0.replacing("¤", with: "\u{FFFC}") })
                #expect(translated.contains("<target>\(start)<![CDATA[\(target)]]>\(end)</target>"))
                #expect(try Document(translated, format: XLIFF()).passages.isEmpty)
                try expectWhole(whole, format: XLIFF())
            }
        }
    }

    @Test("Texts that an element for a paragraph or a line break parts are translated apart, and stand in one target")
    func partsTexts() throws {
        let start = #"<xliff version="1.2"><file source-language="en" target-language="es"><body><trans-unit id="1">"#
        let (open, close) = (#"<x id="START_PARAGRAPH"/>"#, #"<x id="CLOSE_PARAGRAPH"/>"#)
        let source = #"<source>\#(open)One.\#(close)\#(open)Two <x id="BR"/>it\#(close)</source>"#
        let end = "</trans-unit></body></file></xliff>"
        let document = try Document(start + source + end, format: XLIFF())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == ["One.", "Two ¤it"])
        let target = source.replacing("source>", with: "target>").replacing("One.", with: "Uno.").replacing("Two", with: "Dos")
        #expect(document.replacing(["Uno.", "Dos \u{FFFC}it"]) == start + source + target + end)
        try expectWhole(start + source + end, format: XLIFF())
    }

    @Test(
        "What stands between elements that say they begin and end code is kept",
        arguments: [
            (#"Run <x id="START_TAG_CODE_1"/>ng build<x id="CLOSE_TAG_CODE"/> now"#, "Run ¤ now"),
            (#"Go <x id="START_TAG_MAT_ICON" ctype="x-mat_icon"/>edit<x id="CLOSE_TAG_MAT_ICON"/> there"#, "Go ¤ there"),
            (
                #"Go <x id="START_ITALIC_TEXT" equiv-text="&lt;i class=&quot;material-icons&quot;>"/>home"#
                    + #"<x id="CLOSE_ITALIC_TEXT"/> there"#, "Go ¤ there"
            ),
            (#"A <x id="START_ITALIC_TEXT" equiv-text="&lt;i>"/>word<x id="CLOSE_ITALIC_TEXT"/> there"#, "A ¤word¤ there"),
            (#"Give <bpt id="1" ctype="x-codeph">&lt;c></bpt>FILE<ept id="1">&lt;/c></ept> now"#, "Give ¤ now"),
            (#"Give <bx id="1" rid="7" ctype="x-kbd"/>FILE<ex id="2" rid="7"/> now"#, "Give ¤ now"),
            (#"Give <bpt id="1" ctype="x-b">&lt;b></bpt>it<ept id="1">&lt;/b></ept> now"#, "Give ¤it¤ now"),
            (#"Give <g id="1" ctype="x-html-var">FILE <g id="2">X</g></g> now"#, "Give ¤ now"),
        ])
    func keepsCode(source: String, text: String) throws {
        let content = Self.document(of: "<source>\(source)</source>", version: "1.2")
        let document = try Document(content, format: XLIFF())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [text])
        try expectWhole(content, format: XLIFF())
    }

    @Test("In XLIFF 2, too, what stands in an element of code is kept")
    func keepsCodeOfVersion2() throws {
        let source = "Go <pc id='0' equivStart='START_TAG_MAT_ICON' equivEnd='CLOSE_TAG_MAT_ICON'>edit</pc> there"
        let document = try Document(Self.document(of: "<source>\(source)</source>", version: "2.0"), format: XLIFF())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == ["Go ¤ there"])
    }

    @Test(
        "An element in place of a break, which parts words that nothing else parts, parts texts in each version",
        arguments: [
            ("Name<x id='1'/>Value", ["Name", "Value"]), ("Off.<ph id='1'/>Unplug it", ["Off.", "Unplug it"]),
            ("First line<ph id='1' type='fmt' subType='xlf:lb'/>second line", ["First line", "second line"]),
            ("Hot<ph id='1'>&lt;br/&gt;</ph>25 Nm<x id='2'/>Torque", ["Hot", "25 Nm", "Torque"]),
            ("Hello <x id='1'/>world", ["Hello ¤world"]), ("Wait<x id='1'/>!", ["Wait¤!"]),
            ("See “<x id='1'/>Open”", ["See “¤Open”"]), ("im<ph id='1'>&lt;b&gt;</ph>portant", ["im¤portant"]),
            ("im<x id=\"START_BOLD\"/>portant", ["im¤portant"]), ("その<x id='1'/>の", ["その¤の"]),
            ("im<g id='1'>por</g>tant", ["im¤por¤tant"]), ("<g id='1'>Im</g><g id='2'>portant</g> CO", ["Im¤portant¤ CO"]),
            ("<g id='1'>It is ready.</g><g id='2'>Pick it up</g>", ["It is ready.", "Pick it up"]),
            (
                "<g id='1'>Model:</g>Round<x id='2'/><g id='3'>Colour:</g>Black at 10:<g id='4'>30</g>",
                ["Model:", "Round", "Colour:", "Black at 10:¤30"]
            ),
            ("<g id='1'>CO</g><g id='2'>2</g><g id='3'>O</g> is", ["CO¤2¤O¤ is"]),
        ])
    func partsAtBreaks(source: String, texts: [String]) throws {
        for version in ["1.2", "2.0"] {
            let unit = "<source>\(source)</source>"
            let content = Self.document(of: unit, version: version)
            let document = try Document(content, format: XLIFF())
            #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == texts)
            try expectWhole(content, format: XLIFF())
            #expect(document.replacing(texts.map { $0.replacing("¤", with: "\u{FFFC}") + "s" }).contains("<target>"))
        }
    }

    @Test(
        "Lines of a target end as those of the document do, which a parser reads as the source has them",
        arguments: ["1.2", "2.0"])
    func keepsLineEnds(version: String) throws {
        let unit = "<source>Hello.\r\nGood&#13; night.</source>"
        let content = Self.document(of: unit, version: version, lineEnd: "\r\n")
        let document = try Document(content, format: XLIFF())
        #expect(document.passages.map(\.text) == ["Hello.\nGood\r night."])
        #expect(document.replacing(["Hola.\nBuenas\r noches."]).contains("<target>Hola.\r\nBuenas&#13; noches.</target>"))
        try expectWhole(content, format: XLIFF())
    }

    /// A document of one unit.
    private static func document(of source: String, version: String, lineEnd: String = "") -> String {
        let unit = "<trans-unit id='1'>\(source)</trans-unit>"
        let segment = "<unit id='1'><segment>\(source)</segment></unit>"
        return version == "1.2"
            ? "<xliff version='1.2'>\(lineEnd)<file source-language='en'>\(unit)</file></xliff>"
            : "<xliff version='2.0' srcLang='en'>\(lineEnd)<file id='1'>\(segment)</file></xliff>"
    }

    static let document = """
        <?xml version="1.0" encoding="UTF-8" ?>
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
          <file source-language="en" datatype="plaintext" original="ng2.template">
            <body>
              <trans-unit id="a" datatype="html">
                <source>Hello <x id="INTERPOLATION" equiv-text="{{name}}"/>, <g id="1">good <x id="BR"/>day</g> &amp; bye</source>
                <note priority="1" from="description">No text</note>
                <alt-trans><source>no</source><target>nein</target></alt-trans>
              </trans-unit>
              <trans-unit id="b"><source>{VAR_PLURAL, plural, =0 {none} other {<x id="N"/> left}}</source></trans-unit>
              <trans-unit id="c"><source>Done</source><target>Fertig</target></trans-unit>
              <trans-unit id="d"><source>New</source><target state="new">Nouveau</target></trans-unit>
              <trans-unit id="k"><source>Spaced</source><target xml:lang='de' state = 'needs-translation' /></trans-unit>
              <trans-unit id="e"><source>Copied</source><target xml:lang="de">Copied</target></trans-unit>
              <trans-unit id="f" approved="yes"><source>Approved</source><target/></trans-unit>
              <trans-unit id="g" translate="no"><source>Kept</source></trans-unit>
              <group translate="no"><trans-unit id="h"><source>Kept too</source></trans-unit>
                <trans-unit id="l" translate="yes"><source>Read</source></trans-unit></group>
              <trans-unit id="i"><source>Press <bpt id="1">&lt;b&gt;</bpt>any<ept id="1">&lt;/b&gt;</ept> key, \
        <mrk mtype="protected">Ada &amp; Co</mrk>.</source>
                <seg-source><mrk mid="0" mtype="seg">Press <bpt id="1">&lt;b&gt;</bpt>any<ept id="1">&lt;/b&gt;</ept> key, \
        <mrk mtype="protected">Ada &amp; Co</mrk>.</mrk></seg-source></trans-unit>
              <trans-unit id="j"><source>Signed</source><target state="signed-off"></target></trans-unit>
            </body>
          </file>
        </xliff>

        """

    @Test("Units that nobody has translated are text, with inline elements, codes and messages' syntax as placeholders")
    func findsText() throws {
        let texts = try Document(Self.document, format: XLIFF()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        #expect(
            texts == [
                "Hello ¤, ¤good ¤day¤ & bye", "none", "left", "New", "Spaced", "Copied", "Read", "Press ¤any¤ key, ¤.",
            ])
    }

    @Test("Translations are written as targets behind the source, with its elements, and everything else stays byte for byte")
    func replaces() throws {
        let document = try Document(Self.document, format: XLIFF())
        let replacements = document.passages.enumerated().map { index, passage in
            Document.Replacement(
                passage: index, range: 0..<passage.text.utf8.count,
                text: passage.text.replacing("o", with: "<O>").replacing("N", with: "ñ").replacing("C", with: "K").replacing(
                    "e", with: "E"))
        }
        let translated = document.replacing(replacements, declarations: try XLIFF().declarations(of: "es", in: Self.document))
        let first = "Hello <x id=\"INTERPOLATION\" equiv-text=\"{{name}}\"/>, <g id=\"1\">good <x id=\"BR\"/>day</g> &amp; bye"
        let target = first.replacing("Hello", with: "HEll&lt;O&gt;").replacing("good", with: "g&lt;O&gt;&lt;O&gt;d")
            .replacing("bye", with: "byE")
        let press =
            "<mrk mid=\"0\" mtype=\"seg\">PrEss <bpt id=\"1\">&lt;b&gt;</bpt>any<ept id=\"1\">&lt;/b&gt;</ept> kEy, "
            + "<mrk mtype=\"protected\">Ada &amp; Co</mrk>.</mrk>"
        let expected = Self.document.replacing("<file ", with: "<file target-language=\"es\" ")
            .replacing("\(first)</source>", with: "\(first)</source>\n        <target>\(target)</target>")
            .replacing(
                "left}}</source>",
                with: "left}}</source><target>{VAR_PLURAL, plural, =0 {n&lt;O&gt;nE} other {<x id=\"N\"/> lEft}}</target>"
            )
            .replacing("<target state=\"new\">Nouveau", with: "<target state=\"needs-review-translation\">ñEw")
            .replacing("= 'needs-translation' />", with: "= 'needs-review-translation' >SpacEd</target>")
            .replacing("Read</source>", with: "Read</source><target>REad</target>")
            .replacing(">Copied</target>", with: ">K&lt;O&gt;piEd</target>")
            .replacing("</seg-source>", with: "</seg-source><target>\(press)</target>")
        #expect(translated == expected)
        #expect(try Document(translated, format: XLIFF()).passages.isEmpty)
    }

    @Test("A source that is fixed text is left, as in the other formats of messages", arguments: ["1.2", "2.0"])
    func leavesFixedText(version: String) throws {
        for source in ["Y-m-d H:i:s", "d.m.Y H:i", "https://example.org/a", "home.mainTitle"] {
            #expect(
                try Document(Self.document(of: "<source>\(source)</source>", version: version), format: XLIFF()).passages.isEmpty)
        }
    }

    @Test("Branches that are left stay in the target as they were, and quotation marks and braces in a translation are text")
    func replacesBranches() throws {
        let message = "You have {n, plural, =0 {no <b>file</b>s} other {{n} &amp; more}} {x}."
        let content =
            "<xliff version='1.2'><file source-language='en'><body><trans-unit><source> \(message)</source></trans-unit></body>"
            + "</file></xliff>"
        let document = try Document(content, format: XLIFF())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == ["You have", "no ¤file¤s", "& more", "."])
        let text = Document.Replacement(passage: 2, range: 0..<6, text: "{más}")
        #expect(
            document.replacing([text]).contains(
                "</source><target> You have {n, plural, =0 {no <b>file</b>s} other {{n} '{'más'}'}} {x}.</target></trans-unit>"))
        #expect(document.replacing(document.passages.map(\.text)) == content)
    }

    @Test("Of sources that stand in a unit twice one is read, and segments before them")
    func readsOneSource() throws {
        let units =
            "<trans-unit><source>a</source><source>b <x/></source></trans-unit><trans-unit><seg-source><mrk>c</mrk></seg-source>"
            + "<source>d</source><target/></trans-unit>"
        let content = "<xliff version='1.2'><file source-language='en'><body>\(units)</body></file></xliff>"
        let document = try Document(content, format: XLIFF())
        #expect(document.passages.map(\.text) == ["b", "c"])
        let translated = document.replacing(["B", "C"])
        #expect(translated.contains("<source>b <x/></source><target>B <x/></target>"))
        #expect(translated.contains("<source>d</source><target><mrk>C</mrk></target>"))
    }

    @Test("A file for another language is refused, and so is one that does not say the language of its sources")
    func refuses() throws {
        let other = Self.document.replacing("datatype=\"plaintext\"", with: "\ntarget-language='fr'")
        #expect(try XLIFF().declarations(of: "fr-CA", in: other).isEmpty)
        let error = #expect(throws: DocumentError.self) { try XLIFF().declarations(of: "es", in: other) }
        #expect(error?.code == .otherTarget && error?.line == 4)
        for (content, code) in [
            (Self.document.replacing("source-language=\"en\"", with: ""), DocumentError.Code.malformed),
            (Self.document.replacing("</body>", with: ""), .malformed), ("<xliff version='3.0'/>", .unknownVersion),
        ] {
            let error = #expect(throws: DocumentError.self) { try Document(content, format: XLIFF()) }
            #expect(error?.code == code)
        }
    }

    @Test("Elements with a prefix get targets with it")
    func readsPrefixes() throws {
        let content =
            "<x:xliff version='1.1' xmlns:x='y'><x:file source-language='en'><x:body><x:trans-unit>"
            + "<x:source>a<source>b</source></x:source>"
            + "</x:trans-unit></x:body></x:file></x:xliff>"
        let document = try Document(content, format: XLIFF())
        #expect(document.passages.map(\.text) == ["a\u{FFFC}b"])
        #expect(document.replacing(["A\u{FFFC}B"]).contains("</x:source><x:target>A<source>B</source></x:target>"))
    }

    @Test("Nothing replaced is nothing changed, and junk is read or refused", arguments: 0..<80)
    func keepsBytes(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        let inline = [
            "word ", "&amp;", "&#9;", "<x id=\"1\"/>", "<g id=\"2\">x</g>", "<![CDATA[< {a} b]]>", "<!-- -->", "\r\n", "\u{FFFC}",
            "<?x?>",
            "<ph id='1'>&lt;<sub>x</sub></ph>", "<mrk mtype='protected'>y</mrk>", "{n, plural, other {", "}}", "{z}", "&lt;b>",
        ]
        let units = (0..<8).map { number in
            let source = junk.text(of: inline, count: 6)
            let target = ["", "<target/>", "<target>x</target>", "<target state='new'>\(source)</target>"][junk.number(below: 4)]
            return "<trans-unit id='u\(number)'>\n<source>\(source)</source>\(target)</trans-unit>"
        }.joined()
        let content = "<xliff version=\"1.2\"><file source-language='en'><body>\(units)</body></file></xliff>"
        try expectWhole(content, format: XLIFF())
        var bytes = Array(content.utf8)
        for _ in 0..<3 { bytes[junk.number(below: bytes.count)] = Array("<>&\"'/ x\0".utf8)[junk.number(below: 9)] }
        let broken = String(decoding: bytes, as: UTF8.self)
        if (try? Document(broken, format: XLIFF())) != nil { try expectWhole(broken, format: XLIFF()) }
    }

    @Test(
        "Reading and replacing take time that grows with the length alone", .timeLimit(.minutes(5)),
        arguments: [
            ("x", ""), ("<x/>", ""), ("<g>", "</g>"), ("<ph>", "</ph>"), ("&amp;", ""),
            ("</source></trans-unit><trans-unit><source>a", ""),
            ("{a}", ""),
        ])
    func isLinear(fragment: String, closing: String) throws {
        try expectLinearTime(from: 12_500, to: 100_000) {
            "<xliff version='1.2'><file source-language='en'><body><trans-unit>"
                + "<source>w\(repeated(fragment, to: $0, closedBy: closing))"
                + "</source></trans-unit></body></file></xliff>"
        } of: { content in
            let document = try Document(content, format: XLIFF())
            #expect(document.replacing(document.passages.map(\.text)) == content)
        }
    }
}
